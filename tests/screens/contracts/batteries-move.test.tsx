import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import {
  FLAT,
  HOUSE,
  type SolarHome,
  solarHousehold,
  WORKSHOP,
} from '#tests/support/retailer/solar.ts';

const household = freshHousehold({ household: 'solar' });
const solar = solarHousehold(household);

type Page = Parameters<typeof showContracts>[1];
async function openDialog(home: SolarHome, page: Page = {}, query = '') {
  const address = `/contratos/electricity/${solar.nameOf(home)}?dialog=battery-move${query}`;
  const shown = await showContracts(address, page);
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const press = (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
const step = (dialog: Dialog, name: string | RegExp) => dialog.findByRole('heading', { name });
const figure = (dialog: Dialog) => dialog.findByRole<HTMLInputElement>('textbox');
/** Goes to the last step, with 25 % in the other battery. */
async function toLastStep(dialog: Dialog, percentage = '25') {
  await userEvent.click(await dialog.findByRole('radio', { name: /^BV-TALLER/ }));
  await press(dialog, 'Siguiente');
  fill(await figure(dialog), percentage);
  await press(dialog, 'Siguiente');
  await dialog.findByRole('button', { name: 'Cambiar de batería' });
}
const confirm = (dialog: Dialog) => press(dialog, 'Cambiar de batería');
const failMove = (fault: Record<string, unknown>) =>
  household.retailer.fail({ operationId: 'moveBattery', ...fault });
/** Shares of a table: home, now and then. */
const shares = (dialog: Dialog, battery: string) =>
  within(dialog.getByRole('table', { name: `Reparto de ${battery}, antes y después` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
const inForce = async (home: SolarHome) =>
  (await solar.batteries(home))
    .filter(({ data_final }) => data_final === null)
    .map(({ bateria, pes_percentatge }) => [bateria.name, pes_percentatge]);

describe('the steps', () => {
  it('go from the battery to its share and to what becomes of both, and then it is moved', async () => {
    const [before] = await solar.batteries('flat');
    const euro = (before?.total_descompte ?? 0).toFixed(2).replace('.', ',');
    const { dialog, current } = await openDialog('flat');
    await step(dialog, 'Paso 1 de 3: Elija la batería');
    const [only, ...more] = await dialog.findAllByRole<HTMLInputElement>('radio');
    expect(more).toEqual([]);
    expect(only?.closest('label')?.textContent).toMatch(new RegExp(`^BV-TALLER ${WORKSHOP}`));
    // The only one is chosen already.
    await waitFor(() => expect(only?.checked).toBe(true));
    await press(dialog, 'Siguiente');

    const second = await step(dialog, 'Paso 2 de 3: Elija su parte');
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(current()).toContain('step=percentage');
    const share = await figure(dialog);
    await waitFor(() => expect(share.value).toBe('33'));
    fill(share, '25');
    await waitFor(() =>
      expect(shares(dialog, 'BV-TALLER')).toEqual([
        expect.stringMatching(new RegExp(`^${FLAT}.*–25 %$`)),
        expect.stringMatching(new RegExp(`^${WORKSHOP}.*100 %75 %$`)),
      ]),
    );
    await press(dialog, 'Siguiente');

    await step(dialog, 'Paso 3 de 3: Revise el cambio');
    await dialog.findByText(`El descuento acumulado (${euro} €) va con el contrato.`);
    expect(shares(dialog, 'BV-CASA')).toEqual([
      expect.stringMatching(new RegExp(`^${FLAT}.*33 %–$`)),
      expect.stringMatching(new RegExp(`^${HOUSE}.*50 %75 %$`)),
      expect.stringMatching(new RegExp(`^${WORKSHOP}.*17 %25 %$`)),
    ]);
    const sent = recordSent();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Cambiar de batería' }));
    await dialog.findByRole('heading', { name: 'Hemos cambiado la batería' });
    dialog.getByText(
      new RegExp(
        `recibe de BV-TALLER\\. El descuento acumulado \\(${euro} €\\) ha pasado con el contrato\\.`,
      ),
    );
    const destination = await solar.idOf('flat', 'BV-TALLER');
    expect(sent).toEqual([{ bateria_desti: destination, pes_percentatge: 25 }]);
    expect(await inForce('flat')).toEqual([['BV-TALLER', 25]]);
    expect(await inForce('house')).toEqual([['BV-CASA', 75]]);
    await press(dialog, 'Entendido');
    await waitFor(() => expect(current()).toBe(`/contratos/electricity/${solar.nameOf('flat')}`));
    await screen.findByRole('region', { name: /^BV-CASA.*Ya no recibe/ });
  });

  it('refuse an invalid share, can be stepped back through, and lose nothing over a reload', async () => {
    const { dialog, back, current } = await openDialog('flat');
    await userEvent.click(await dialog.findByRole('radio', { name: /^BV-TALLER/ }));
    await press(dialog, 'Siguiente');
    for (const [typed, words] of [
      ['12,5', /número entero/],
      ['', /Elija un porcentaje/],
    ] as const) {
      fill(await figure(dialog), typed);
      await press(dialog, 'Siguiente');
      await waitFor(() => expect(dialog.getAllByText(words).length).toBeGreaterThan(0));
    }
    expect(dialog.queryByRole('button', { name: 'Cambiar de batería' })).toBeNull();
    fill(await figure(dialog), '25');
    await press(dialog, 'Siguiente');
    await dialog.findByRole('button', { name: 'Cambiar de batería' });
    await press(dialog, 'Anterior');
    await step(dialog, /^Paso 2/);
    expect((await figure(dialog)).value).toBe('25');
    expect(current()).toContain('step=percentage');
    await back();
    await step(dialog, /^Paso 1/);
    expect(current()).not.toContain('step=');
    const chosen = await dialog.findByRole<HTMLInputElement>('radio', { name: /^BV-TALLER/ });
    expect(chosen.checked).toBe(true);
    cleanup();
    const { dialog: again } = await openDialog('flat', {}, '&step=confirm');
    await step(again, 'Paso 1 de 3: Elija la batería');
    await again.findByRole('button', { name: 'Siguiente' });
    expect(location.search).not.toContain('step=');
    await press(again, 'Siguiente');
    expect((await figure(again)).value).toBe('25');
    await press(again, 'Anterior');
    await step(again, /^Paso 1/);
    await press(again, 'Cancelar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await inForce('flat')).toEqual([['BV-CASA', 33]]);
  });
});

describe('what becomes of it', () => {
  it('waits for the signature where the contract requires one', async () => {
    const { dialog } = await openDialog('workshop');
    await toLastStep(dialog, '60');
    dialog.getByText('Será la única vivienda de esta batería: recibirá todo lo que entre.');
    await confirm(dialog);
    await dialog.findByRole('heading', { name: 'Solo falta su firma' });
    dialog.getByText(/Hasta entonces, .* sigue recibiendo de BV-CASA\.$/);
    expect(await inForce('workshop')).toEqual([
      ['BV-CASA', 17],
      ['BV-TALLER', 100],
    ]);
  });

  it('is refused with words of its own; one whose answer was lost is only looked up again', async () => {
    const { dialog } = await openDialog('flat');
    await toLastStep(dialog);
    const alert = async () => (await dialog.findByRole('alert')).textContent;
    for (const [status, body, words] of fewOf<[number, object, RegExp]>(2, [
      [406, { message: 'battery_is_origin' }, /la llenan sus propias placas/],
      [406, { message: 'battery_ended' }, /ya no está en la batería/],
      [406, { message: 'contract_not_active' }, /El contrato ya no está activo/],
      [
        400,
        { message: 'invalid_fields', errors: { bateria_desti: ['unknown'] } },
        /Ya no puede pasar a esa batería.*elija otra/,
      ],
      [
        400,
        { message: 'invalid_fields', errors: { pes_percentatge: ['too_high'] } },
        /Ese porcentaje no es válido.*elija otro/,
      ],
      [500, {}, /No hemos podido cambiar la batería.*lo que ha elegido se conserva/],
    ])) {
      await failMove({ kind: 'status', status, body: { status: 'ERROR', ...body }, times: 1 });
      await confirm(dialog);
      await waitFor(async () => expect(await alert()).toMatch(words));
    }
    await press(dialog, 'Anterior');
    expect((await figure(dialog)).value).toBe('25');
    await press(dialog, 'Siguiente');
    await dialog.findByRole('button', { name: 'Cambiar de batería' });

    await failMove({ kind: 'drop-before', times: 1 });
    await confirm(dialog);
    await waitFor(async () => expect(await alert()).toMatch(/El cambio no ha llegado/));
    expect(await inForce('flat')).toEqual([['BV-CASA', 33]]);

    await failMove({ kind: 'drop-after', times: 1 });
    await household.retailer.fail({ operationId: 'getContract', kind: 'status', status: 500 });
    const sent = recordSent();
    await confirm(dialog);
    await dialog.findByText('No sabemos si el cambio ha llegado');
    expect(dialog.queryByRole('button', { name: 'Cambiar de batería' })).toBeNull();
    await household.retailer.clearInjectedFaults();
    await press(dialog, 'Comprobarlo otra vez');
    await dialog.findByRole('heading', { name: 'Hemos cambiado la batería' });
    expect(sent).toHaveLength(1);
  });
});

it('a dialog that cannot be used says why', async () => {
  for (const [home, page, reason] of [
    ['house', {}, 'La llenan sus propias placas: esta vivienda no puede pasarse a otra batería.'],
    [
      'flat',
      { session: { readOnly: true } },
      'No se puede hacer mientras se consulta la cuenta en nombre del cliente.',
    ],
  ] as const) {
    const { dialog } = await openDialog(home, page);
    await dialog.findByText(reason);
    expect(dialog.queryByRole('radio')).toBeNull();
    cleanup();
  }
  const id = await solar.idOf('flat', 'BV-TALLER');
  const { dialog } = await openDialog('flat', {}, `&battery=${id}`);
  await dialog.findByText('Esta batería no está activa para esta vivienda.');
});
