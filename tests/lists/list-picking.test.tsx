import { queryOptions } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { ProblemError } from '#domain/problem.ts';
import { List } from '#lists/list.tsx';
import { PickBar, PickFrame } from '#lists/picking/pick-bar.tsx';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});
afterEach(cleanup);

const bills = Array.from({ length: 64 }, (_, place) => ({ id: place + 1 }));
type Read = (offset: number, limit: number) => Promise<typeof bills>;
const readBills: Read = async (offset, limit) => bills.slice(offset, offset + limit);

/** Shows a list of bills to pick from, ten to a page; `done` is what its bar holds. */
function showBills({ most = 100, read = readBills } = {}) {
  return showForms({
    configuration,
    children: (
      <List
        texts="invoices.list."
        caption="Facturas"
        icon="invoice"
        query={({ offset, limit }) =>
          queryOptions({
            queryKey: ['invoices', offset, limit] as ReadKey,
            queryFn: async () => ({ rows: await read(offset, limit), total: bills.length }),
          })
        }
        columns={[{ id: 'bill', header: 'Factura', primary: true, cell: ({ id }) => `F${id}` }]}
        rowKey={({ id }) => id}
        sizes={[10, 25]}
        usualSize={10}
        searchDelay={null}
        picking={{
          icon: 'download',
          nameOf: ({ id }) => `F${id}`,
          most,
          bar: (picks) => (
            <PickFrame label="Al pie" shows="picks" isSticky>
              <PickBar picks={picks}>
                <output>{picks.rows.map(({ id }) => id).join(' ')}</output>
              </PickBar>
            </PickFrame>
          ),
        }}
      />
    ),
  });
}

const start = () => screen.findByRole('button', { name: 'Descargar varias' });
const begin = async () => userEvent.click(await start());
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
/** The first of the equal checkboxes in the head of the table and above the cards. */
const ofPage = async (count: number) => {
  const name = `Elegir las ${count} de esta página`;
  return (
    await screen.findAllByRole<HTMLInputElement>('checkbox', { name })
  )[0] as HTMLInputElement;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The text of the bar, which is the last of the live regions. */
const picked = () => screen.getAllByRole('status').at(-1)?.textContent;

it('has no checkboxes before the customer wants several, and gives the focus back at the end', async () => {
  await showBills();
  expect((await start()).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const end of [() => press('Cancelar'), () => userEvent.keyboard('{Escape}')]) {
    await begin();
    expect((await start()).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await box('Elegir la factura F2'));
    await end();
    // What a press changes is rendered after the paint that shows the press.
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Al pie' })).toBeNull();
    const button = await start();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
  await begin();
  expect((await box('Elegir la factura F2')).checked).toBe(false);
});

it('keeps what is picked through pages and their sizes', async () => {
  await showBills();
  await begin();
  await userEvent.click(await box('Elegir la factura F2'));
  await press('Página 2');
  await userEvent.click(await box('Elegir la factura F11'));
  expect(picked()).toBe('2 11');
  expect(screen.getByText('2 elegidas')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Por página'), '25');
  await waitFor(async () => expect((await box('Elegir la factura F11')).checked).toBe(true));
  await userEvent.click(await box('Elegir la factura F2'));
  expect(picked()).toBe('11');
});

it('picks a page by one checkbox, which distinguishes some of it from all of it', async () => {
  await showBills();
  await begin();
  const state = async () => {
    const { checked, indeterminate } = await ofPage(10);
    return [checked, indeterminate];
  };
  expect(await state()).toEqual([false, false]);
  await userEvent.click(await box('Elegir la factura F2'));
  expect(await state()).toEqual([false, true]);
  await userEvent.click(await ofPage(10));
  expect(await state()).toEqual([true, false]);
  expect(picked()?.split(' ')).toHaveLength(10);
  await press('Página 2');
  await box('Elegir la factura F11');
  expect(await state()).toEqual([false, false]);
  await press('Página 1');
  await box('Elegir la factura F1');
  await userEvent.click(await ofPage(10));
  expect(picked()).toBe('');
});

it('picks all that are found, and the first of more than can be picked', async () => {
  const { leave } = await showBills();
  await begin();
  await press('Elegir las 64 encontradas');
  await screen.findByText('64 elegidas');
  expect(document.activeElement?.textContent).toBe('Quitar la selección');
  await press('Quitar la selección');
  expect(picked()).toBe('');
  expect(document.activeElement?.textContent).toBe('Elegir las 64 encontradas');
  leave();
  await showBills({ most: 20 });
  await begin();
  await press('Elegir las 20 más recientes de 64');
  await screen.findByText('20 elegidas');
  expect(picked()).toMatch(/^1 2 3 .* 19 20$/);
});

it('keeps what is picked when those that are found cannot be read, and says so', async () => {
  let isDown = false;
  await showBills({
    read: async (offset, limit) => {
      if (isDown) throw new ProblemError({ kind: 'broken', status: 500 });
      return readBills(offset, limit);
    },
  });
  await begin();
  await userEvent.click(await box('Elegir la factura F2'));
  isDown = true;
  await press('Elegir las 64 encontradas');
  expect((await screen.findByRole('alert')).textContent).toContain('Estamos en ello');
  expect(picked()).toBe('2');
  isDown = false;
  await press('Elegir las 64 encontradas');
  await screen.findByText('64 elegidas');
  expect(screen.queryByRole('alert')).toBeNull();
});
