import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { forgetDrafts, openDrafts } from '#forms/drafts/form-draft.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { fetchContract } from '#queries/contracts/contract.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let retailer: TestRetailer;
let configuration: Configuration;
beforeAll(async () => {
  [retailer, configuration] = await Promise.all([startRetailer(), publishedConfiguration()]);
});
afterAll(() => retailer.close());
afterEach(() => {
  cleanup();
  forgetDrafts();
});

const LABEL = 'Aplicar también a otros contratos';
const SEARCH = 'Buscar contratos';

async function open(contract: Contract) {
  const subject = { contract };
  openDrafts(contract.name);
  await showForms({
    configuration,
    settings: { contracts: { searchDelayMs: 0 } },
    address: '/contratos?dialog=invoice-delivery',
    children: (
      <>
        <FormButton form="invoice-delivery" subject={subject}>
          Cambiar
        </FormButton>
        <FormDialog form="invoice-delivery" subject={subject} />
      </>
    ),
  });
  await screen.findByRole('radio', { name: /postal/ });
}

const openList = async () => userEvent.click(await screen.findByRole('button', { name: LABEL }));
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const ticked = () => boxes().filter(({ checked }) => checked);

/** The company, whose 64 contracts are of electricity and in every state. */
async function ofCompany(): Promise<Contract> {
  await retailer.signIn('B00000000');
  return fetchContract('electricity', '0020001');
}

it('is closed at first, and offers the other active contracts by address, of light and of gas', async () => {
  const { contracts } = await retailer.signInFresh();
  const [home, ...others] = contracts.filter(({ state }) => state === 'activa');
  await open(await fetchContract('electricity', home?.name ?? ''));
  expect((await screen.findByRole('button', { name: LABEL })).ariaExpanded).toBe('false');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await openList();
  const names = () => boxes().map((box) => box.closest('label')?.textContent);
  // Those of light and of gas are two answers.
  await waitFor(() => expect(names()).toHaveLength(others.length));
  for (const { name } of others)
    expect(names()).toContainEqual(expect.stringContaining(`contrato ${name}`));
  expect(names().at(-1)).toMatch(/^Calle de los Almendros 14.*Gas Hogar/);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('is not there for who has no other', async () => {
  await retailer.signIn('22222222J');
  await open(await fetchContract('electricity', '0010201'));
  await waitFor(() => expect(document.querySelector('.contracts-none')).not.toBeNull());
  expect(screen.queryByText(LABEL)).toBeNull();
});

it('keeps its ticks in the draft, says how many they are, and shows them at once', async () => {
  const { contracts } = await retailer.signInFresh();
  const home = contracts.find(({ state }) => state === 'activa');
  await open(await fetchContract('electricity', home?.name ?? ''));
  await openList();
  await userEvent.click(boxes()[1] as HTMLInputElement);
  expect(screen.getByText('1 marcado')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  await waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([false, true, false]));
});

it('is searched where there are many, and what is ticked remains visible', async () => {
  await open(await ofCompany());
  await openList();
  const all = boxes().length;
  expect(all).toBeGreaterThan(8);
  const [first] = boxes() as [HTMLInputElement];
  const name = first.closest('label')?.textContent;
  await userEvent.click(first);
  await userEvent.type(screen.getByRole('searchbox', { name: SEARCH }), '0020030{Enter}');
  await waitFor(() => expect(boxes().length).toBeLessThanOrEqual(2));
  expect(boxes()[0]?.closest('label')?.textContent).toBe(name);
  expect(ticked()).toHaveLength(1);
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(boxes()).toHaveLength(all));
  expect(screen.queryByRole('region', { name: 'Revise estos datos' })).toBeNull();
});

it('ticks all that are listed with one button, and unticks them', async () => {
  await open(await ofCompany());
  await openList();
  const all = boxes().length;
  await userEvent.click(screen.getByRole('button', { name: `Marcar los ${all}` }));
  expect(ticked()).toHaveLength(all);
  expect(screen.getByText(`${all} marcados`)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: `Desmarcar los ${all}` }));
  expect(ticked()).toHaveLength(0);
});

it('says that a search finds none', async () => {
  await open(await ofCompany());
  await openList();
  await userEvent.click(screen.getByRole('searchbox', { name: SEARCH }));
  await userEvent.paste('zzz');
  await screen.findByText(/zzz/, { selector: '[role=status]' });
});
