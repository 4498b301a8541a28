import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { powerChange } from '#operations/contracts/power-change-mutation.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { DEMO } from '#sandbox/seed/seed.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { descriptionOf, fill, isMarkedInvalid } from '#tests/support/pages/engine-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { controlOf } from '#tests/support/trials/input-trial.ts';

const household = freshHousehold();

const FORM = 'power-change';
/** The first has 4,6 kW in both periods, the one to sign 2,3 and 3,45. */
const active = () => household.customer.contracts[0]?.name ?? '';
const toSign = () => household.customer.contracts.find((one) => one.requires_signature)?.name ?? '';

async function openDialog(name: string) {
  await showContracts(`/contratos/electricity/${name}?dialog=${FORM}`);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Pedir el cambio' });
  return within(dialog);
}

const field = (name: string) => controlOf(FORM, name) as HTMLInputElement;
const want = (...powers: string[]) => {
  for (const [at, power] of powers.entries()) fill(field(`power_p${at + 1}`), power);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
const hold = (answer: string) => userEvent.click(screen.getByRole('radio', { name: answer }));

/** The rows of the table of costs, as they are read. */
async function costs(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Desglose del coste' });
  return within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' ') ?? '');
}

describe('what it costs', () => {
  it('begins with the power and the telephone that the contract has; of less power it is the hookup alone', async () => {
    const dialog = await openDialog(active());
    expect([field('power_p1').value, field('power_p2').value]).toEqual(['4,6', '4,6']);
    expect(field('phone').value).toBe('600 00 00 03');
    expect(descriptionOf(field('power_p1'))).toMatch(/Ahora: 4,6\skW/);
    expect(dialog.getByText(/cambie un periodo y verá lo que cuesta/)).toBeTruthy();
    expect(dialog.queryByRole('table')).toBeNull();
    want('3,5', '3,5');
    await dialog.findByText('De una vez: 10,94 €');
    expect(await costs()).toEqual([
      'Derechos de enganche9,04 €',
      'IVA (21 %)1,90 €',
      'Total10,94 €',
    ]);
    expect(dialog.queryByText(/¿Ha tenido esta potencia/)).toBeNull();
  });

  it('of more power is calculated and shown line by line while it is typed', async () => {
    const dialog = await openDialog(toSign());
    want('4,6', '4,6');
    await dialog.findByText('De una vez: entre 38,36 € y 62,54 €');
    expect(await costs()).toEqual([
      'Derechos de enganche9,04 €',
      'Derechos de acceso1,15 kW más, a 19,70 € por kW22,66 €',
      'Derechos de extensión1,15 kW más, a 17,37 € por kW0,00 € – 19,98 €',
      'IVA (21 %)6,66 € – 10,86 €',
      'Total38,36 € – 62,54 €',
    ]);
    expect(
      dialog.getByRole('radiogroup', { name: /^¿Ha tenido esta potencia hace menos de 3\saños\?/ }),
    ).toBeTruthy();
    await hold('No');
    await dialog.findByText('De una vez: 62,54 €');
    await hold('Sí');
    await dialog.findByText('De una vez: 38,36 €');
    expect((await costs()).join()).not.toContain('extensión');
    await hold('No lo sé');
    await dialog.findByText('De una vez: entre 38,36 € y 62,54 €');
    expect(
      dialog.getByText(/los últimos 3 años. Lo comprueba y lo decide la distribuidora/),
    ).toBeTruthy();
    const table = dialog.getByRole('table', { name: 'Su potencia, antes y después' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['PeriodoAhoraDespués', 'P12,3\u00a0kW4,6\u00a0kW', 'P23,45\u00a0kW4,6\u00a0kW']);
  });
});

describe('what is typed', () => {
  it('is refused beside its field where it is no power, no other one, or no telephone', async () => {
    const dialog = await openDialog(active());
    const sent = recordSent();
    fill(field('phone'), '');
    for (const [typed, shown, error] of fewOf<[string, string, RegExp?]>(2, [
      ['3.5', '3,5', undefined],
      ['3,45', '3,45', /un solo decimal/],
      ['15', '15', undefined],
      ['3,4567', '3,4567', /solo con cifras y una coma/],
      ['-1', '-1', /solo con cifras y una coma/],
      ['1e3', '1e3', /solo con cifras y una coma/],
      ['0', '0', /mayor que 0/],
      ['', '', /Escriba la potencia/],
      ['15,001', '15,001', /15\skW como máximo/],
      ['999999', '999999', /15\skW como máximo/],
      ['99999999', '99999999', /solo con cifras y una coma/],
    ])) {
      want(typed);
      await send();
      await waitFor(() => expect(isMarkedInvalid(field('phone'))).toBe(true));
      expect(field('power_p1').value).toBe(shown);
      await waitFor(() =>
        expect(isMarkedInvalid(field('power_p1')), typed).toBe(error !== undefined),
      );
      if (error) expect(descriptionOf(field('power_p1'))).toMatch(error);
    }
    for (const phone of fewOf(2, [
      'abc',
      '+34+34600000001',
      '0034',
      '900',
      '60000000',
      '600000001600000002',
      '+34600000001000000000000',
    ])) {
      want('3,5', '3,5');
      fill(field('phone'), phone);
      await send();
      await waitFor(() => expect(isMarkedInvalid(field('phone')), phone).toBe(true));
    }
    fill(field('phone'), '600 00 00 03');
    for (const powers of [
      ['4,600', '4,60'],
      ['4,6', '4.6'],
    ]) {
      want(...powers);
      await send();
      await waitFor(() => expect(isMarkedInvalid(field('power_p1'))).toBe(true));
      expect(dialog.getAllByText(/Es la potencia que ya tiene/).length).toBeGreaterThan(0);
    }
    expect(sent).toEqual([]);
  });

  it('six periods go up from the third on', async () => {
    await household.retailer.signIn(DEMO.company);
    const query = contractsQuery({ type: 'electricity', offset: 0, limit: 64, search: '' });
    const { rows } = await new QueryClient().fetchQuery(query);
    const six = rows.find(({ state, tariff }) => state === 'activa' && tariff === '3.0TD');
    await openDialog(six?.name ?? '');
    fill(field('power_p2'), '200');
    await send();
    await waitFor(() => expect(isMarkedInvalid(field('power_p3'))).toBe(true));
    expect(descriptionOf(field('power_p3'))).toContain('No puede ser menor que la del periodo P2.');
    expect(controlOf(FORM, 'power_p6')).not.toBeNull();
  });
});

describe('what is sent', () => {
  it('is watts from the text, the telephone whole and in parts, and never the answer about the past', async () => {
    const dialog = await openDialog(active());
    const sent = recordSent();
    want('8,1', '8.1');
    await hold('No lo sé');
    fill(field('phone'), '+351 912 345 678');
    await send();
    await dialog.findByRole('heading', { name: 'Hemos pedido el cambio' });
    expect(sent).toEqual([
      {
        power_p1: 8100,
        power_p2: 8100,
        phone: '+351912345678',
        phone_pre: '+351',
        phone_num: '912345678',
      },
    ]);
    // What was requested can be read and printed once more.
    expect(dialog.getByRole('table', { name: 'Su potencia, antes y después' })).toBeTruthy();
    await screen.findByText(/Pidió 8,1\skW el .* La distribuidora tiene hasta el /);
    const { atr_available, powers } = await household.retailer.inspect(
      household.customer,
      active(),
    );
    expect([atr_available, powers]).toEqual([
      false,
      [
        { period: 'P1', power: 4.6 },
        { period: 'P2', power: 4.6 },
      ],
    ]);
    // The power is closed until the distributor is done, at once and after a reload.
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }));
    const change = () => screen.getByRole('button', { name: 'Cambiar Potencia contratada' });
    await waitFor(() => expect(change().getAttribute('aria-disabled')).toBe('true'));
    cleanup();
    await showContracts(`/contratos/electricity/${active()}`);
    await screen.findByText(/Pidió 8,1\skW el /);
    await waitFor(() =>
      expect(descriptionOf(change())).toContain('la distribuidora está trabajando'),
    );
  });

  it('waits for the signature where the contract requires one', async () => {
    const dialog = await openDialog(toSign());
    want('2,3', '3,3');
    await send();
    await dialog.findByRole('heading', { name: 'Solo falta su firma' });
    await screen.findByText(/Pidió P1: 2,3\skW · P2: 3,3\skW el .*: solo falta su firma/);
  });

  it('that was requested in another tab meanwhile is reported here, with its day', async () => {
    const dialog = await openDialog(active());
    const contract = await fetchContract('electricity', active());
    await powerChange.send(
      { power_p1: 3.3, power_p2: 3.3, phone: '+34600000041' },
      { subject: { contract }, idempotencyKey: 'another tab' },
    );
    want('3,5', '3,5');
    await send();
    const refusal = await dialog.findByRole('alert');
    expect(refusal.textContent).toMatch(/trabajando en otro cambio de este contrato/);
    await screen.findByText(/Pidió 3,3\skW el .* La distribuidora/);
    expect(dialog.getAllByRole('alert')).toEqual([refusal]);
    const submit = dialog.getByRole('button', { name: 'Pedir el cambio' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(field('power_p1').value).toBe('3,5');
  });

  it('is refused with words of its own, or beside the field that the retailer names', async () => {
    const refuse = (status: number, body: object) =>
      household.retailer.fail({
        ...{ operationId: 'changeContractPower', kind: 'status', status, times: 1 },
        body: { status: 'ERROR', ...body },
      });
    const dialog = await openDialog(active());
    want('3,5', '3,5');
    for (const [message, words] of fewOf<[string, RegExp | string]>(2, [
      ['power_same', 'Es la potencia que ya tiene. Cambie al menos un periodo.'],
      ['atr_not_available', /trabajando en otro cambio de este contrato/],
      ['contract_not_active', /ya no está activo/],
    ])) {
      await refuse(406, { message });
      await send();
      await waitFor(async () =>
        expect((await dialog.findByRole('alert')).textContent).toMatch(words),
      );
      expect(field('power_p1').value).toBe('3,5');
    }
    const errors = { power_p2: ['too_high'], phone_num: ['mismatch'] };
    await refuse(400, { message: 'invalid_fields', errors });
    await send();
    await waitFor(() => expect(isMarkedInvalid(field('power_p2'))).toBe(true));
    expect(descriptionOf(field('power_p2'))).toContain('no puede contratar tanta potencia');
    expect(isMarkedInvalid(field('phone'))).toBe(true);
  });
});
