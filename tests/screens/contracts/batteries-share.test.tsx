import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { descriptionOf, fill, isMarkedInvalid } from '#tests/support/pages/engine-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { type SolarHome, solarHousehold } from '#tests/support/retailer/solar.ts';

const household = freshHousehold({ household: 'solar' });
const solar = solarHousehold(household);

async function openDialog(home: SolarHome, page: Parameters<typeof showContracts>[1] = {}) {
  await showContracts(`/contratos/electricity/${solar.nameOf(home)}?dialog=battery-share`, page);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox');
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const field = (dialog: Dialog) => dialog.getByRole<HTMLInputElement>('textbox');
const button = (dialog: Dialog) => dialog.getByRole('button', { name: 'Guardar el reparto' });
const choose = (dialog: Dialog, percentage: string) => fill(field(dialog), percentage);
const save = (dialog: Dialog) => userEvent.click(button(dialog));
/** Shares in the table, home by home: now and then. */
const shares = (dialog: Dialog) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => Number.parseInt(textContent ?? '', 10)),
    );
const reasonOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const failShare = (fault: Record<string, unknown>) =>
  household.retailer.fail({ operationId: 'changeBatteryShare', ...fault });

describe('what is chosen', () => {
  it('begins with the share of now, and says with each figure what it means, as the retailer then does', async () => {
    const movement = { invoice: null, battery: null, percentage: null };
    const none = { battery_amount: null, invoice_amount: null };
    await household.retailer.fail({
      operationId: 'listBatteryMovements',
      kind: 'body',
      body: {
        status: 'OK',
        data: {
          result: {
            ...{ years: [2026], opening_balance: '2.5', closing_balance: '4.3' },
            items: [
              null,
              {
                ...{ ...movement, ...none, id: '1', date: '2026-02-01', kind: 'surplus' },
                ...{ amount: '10', balance: '12.50', percentage: 50, battery_amount: '20.0' },
              },
              {
                ...{ ...movement, ...none, id: 2, date: '2026-02-05', kind: 'applied' },
                ...{ amount: -8.2, balance: 4.3, invoice: 'F1', invoice_amount: 15 },
              },
            ],
          },
        },
      },
    });
    const dialog = await openDialog('house');
    const sent = recordSent();
    expect(field(dialog).value).toBe('50');
    expect(shares(dialog)).toEqual([[50], [33], [17]]);
    await waitFor(() =>
      expect(reasonOf(button(dialog))).toBe('Es la parte que ya recibe. Elija otro porcentaje.'),
    );
    await userEvent.type(field(dialog), '{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: /^Subir 1/ }));
    expect(field(dialog).value).toBe('51');
    await waitFor(() => expect(button(dialog).getAttribute('aria-disabled')).toBeNull());
    choose(dialog, '50');
    await waitFor(() => expect(button(dialog).getAttribute('aria-disabled')).toBe('true'));

    for (const [typed, words] of fewOf(2, [
      ['50,5', /número entero, sin decimales/],
      ['', /Elija un porcentaje/],
      ['abc', /número entero, sin decimales/],
    ] as const)) {
      choose(dialog, typed);
      await save(dialog);
      await waitFor(() => expect(isMarkedInvalid(field(dialog))).toBe(true));
      expect(descriptionOf(field(dialog))).toMatch(words);
    }
    expect(sent).toEqual([]);

    choose(dialog, '101');
    await waitFor(() => expect(field(dialog).value).toBe('100'));
    dialog.getByText('Con el 100 %, las demás viviendas dejarán de recibir.');
    expect(shares(dialog).map(([, then]) => then)).toEqual([100, 0, 0]);
    choose(dialog, '-1');
    await waitFor(() => expect(field(dialog).value).toBe('0'));
    dialog.getByText(/^Con el 0 %, esta vivienda no recibirá nada/);
    choose(dialog, '30');
    await dialog.findByText(
      'Con este reparto, su última factura habría tenido un descuento de 8,50 € en lugar de 8,20 €.',
    );
    choose(dialog, '10');
    expect(shares(dialog).map(([, then]) => then)).toEqual([10, 60, 30]);
    choose(dialog, '81');
    const shown = shares(dialog).map(([, then]) => then);
    await save(dialog);
    await dialog.findByRole('heading', { name: 'Hemos cambiado el reparto' });
    expect(await solar.percentages()).toEqual(shown);
  });
});

describe('what becomes of it', () => {
  it('waits for the signature where the contract requires one, and the card says so', async () => {
    const dialog = await openDialog('workshop');
    choose(dialog, '40');
    await save(dialog);
    await dialog.findByRole('heading', { name: 'Solo falta su firma' });
    dialog.getByText(/firme el cambio al 40 %.*sigue recibiendo el 17 %/);
    await screen.findByText(/^Pidió un cambio: solo falta su firma\./);
    expect(await solar.percentages()).toEqual([50, 33, 17]);
  });

  it('is retained while it is typed, refused with its reason, and sent once by a double click', async () => {
    const typing = await openDialog('flat');
    choose(typing, '41');
    await userEvent.click(typing.getByRole('button', { name: 'Cancelar' }));
    cleanup();
    const dialog = await openDialog('flat');
    expect(field(dialog).value).toBe('41');

    const alert = async () => (await dialog.findByRole('alert')).textContent;
    await failShare({ kind: 'status', status: 500, times: 1 });
    choose(dialog, '40');
    await save(dialog);
    expect(await alert()).toMatch(
      /No hemos podido cambiar el reparto.*sigue como estaba.*Vuelva a intentarlo/,
    );
    expect(field(dialog).value).toBe('33');
    expect(await solar.percentages()).toEqual([50, 33, 17]);
    for (const [message, words] of fewOf(2, [
      ['only_receiver', /No hay con quién repartir/],
      ['battery_ended', /ya no está en la batería/],
      ['contract_not_active', /El contrato ya no está activo/],
    ] as const)) {
      await failShare({
        ...{ kind: 'status', status: 406, times: 1 },
        body: { status: 'ERROR', message },
      });
      choose(dialog, '40');
      await save(dialog);
      await waitFor(async () => expect(await alert()).toMatch(words));
      expect(field(dialog).value).toBe('33');
    }
    const errors = { pes_percentatge: ['too_high'] };
    const body = { status: 'ERROR', message: 'invalid_fields', errors };
    await failShare({ kind: 'status', status: 400, body, times: 1 });
    choose(dialog, '40');
    await save(dialog);
    await waitFor(() => expect(isMarkedInvalid(field(dialog))).toBe(true));
    expect(descriptionOf(field(dialog))).toMatch(/Elija un porcentaje de 0 a 100\s%/);
    expect(field(dialog).value).toBe('40');

    const sent = recordSent();
    choose(dialog, '42');
    await userEvent.dblClick(button(dialog));
    await dialog.findByRole('heading', { name: 'Hemos cambiado el reparto' });
    expect(sent).toEqual([{ pes_percentatge: 42 }]);
    expect((await solar.percentages())[1]).toBe(42);
  });

  it('that was changed elsewhere meanwhile shows what is in force now', async () => {
    const dialog = await openDialog('flat');
    await solar.change('house', 'share', { pes_percentatge: 100 });
    await failShare({
      ...{ kind: 'status', status: 406, times: 1 },
      body: { status: 'ERROR', message: 'only_receiver' },
    });
    choose(dialog, '40');
    await save(dialog);
    await dialog.findByRole('alert');
    await waitFor(() => expect(field(dialog).value).toBe('0'));
    await waitFor(() => expect(shares(dialog).map(([now]) => now)).toEqual([0, 100, 0]));
    await dialog.findByText(/Ahora recibe el 0 %/);
  });
});

it('a dialog that cannot be used says why; of a battery that the contract does not have there is none', async () => {
  const id = await solar.idOf('workshop', 'BV-TALLER');
  const query = `?dialog=battery-share&battery=${id}`;
  await showContracts(`/contratos/electricity/${solar.nameOf('workshop')}${query}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Solo esta vivienda recibe de esta batería: no hay con quién repartir.');
  expect(dialog.queryByRole('textbox')).toBeNull();
  cleanup();
  const unknown = '?dialog=battery-share&battery=999999';
  await showContracts(`/contratos/electricity/${solar.nameOf('house')}${unknown}`);
  await screen.findByRole('button', { name: 'Cambiar el reparto' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
