import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { today } from '#config/clock.ts';
import { expectStructure } from '#tests/support/description/structure.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { HOUSE, type SolarHome, solarHousehold } from '#tests/support/retailer/solar.ts';

const household = freshHousehold({ household: 'solar' });
const solar = solarHousehold(household);

async function block(home: SolarHome, name = /^BV-CASA/) {
  await showContracts(`/contratos/electricity/${solar.nameOf(home)}`);
  return within(await screen.findByRole('region', { name }));
}
async function open(home: SolarHome, name?: RegExp) {
  const casa = await block(home, name);
  await userEvent.click(await casa.findByRole('button', { name: 'Ver los movimientos' }));
  await casa.findByText('Saldo final');
  return casa;
}
type Block = Awaited<ReturnType<typeof block>>;

const cents = (text: string | null | undefined) =>
  Math.round(Number((text ?? '').replace(/[^\d,-]/g, '').replace(',', '.')) * 100);
const line = (casa: Block, name: string) =>
  cents(casa.getByText(name).parentElement?.textContent?.replace(name, ''));
/** What each movement is for, its amount and the balance after it in cents. */
const movements = (casa: Block) =>
  casa
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const what = within(row).getByRole('rowheader').textContent ?? '';
      const [, amount, balance] = within(row).getAllByRole('cell');
      return [what, cents(amount?.textContent), cents(balance?.textContent)] as const;
    });

/** Opening balance, movements and closing balance add up, row by row. */
function expectToAddUp(casa: Block) {
  let balance = line(casa, 'Saldo inicial');
  const sums = { Entradas: 0, Usos: 0 };
  for (const [what, amount, after] of movements(casa)) {
    balance += amount;
    sums[/^Excedentes/.test(what) ? 'Entradas' : 'Usos'] += amount;
    expect(after).toBe(balance);
  }
  expect(line(casa, 'Saldo final')).toBe(balance);
  expect([line(casa, 'Entradas'), line(casa, 'Usos')]).toEqual(Object.values(sums));
}

const answered = (result: unknown) =>
  household.retailer.fail({
    operationId: 'listBatteryMovements',
    kind: 'body',
    body: { status: 'OK', data: { result } },
  });
const movement = (changed: Record<string, unknown>) => ({
  ...{ id: 1, date: '2026-02-01', kind: 'surplus', amount: 10, balance: 10, invoice: null },
  ...{ battery: null, percentage: null, battery_amount: null, invoice_amount: null },
  ...changed,
});

describe('the movements', () => {
  it('add up, the newest year first, and end with the balance of the card and of the retailer', async () => {
    const [stored] = await solar.batteries('house');
    const total = Math.round((stored?.total_descompte ?? 0) * 100);
    const casa = await open('house');
    const years = casa.getByRole<HTMLSelectElement>('combobox', { name: 'Año' });
    const names = [...years.options].map(({ textContent }) => textContent ?? '');
    expect(names.at(-1)).toBe('Todos');
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted().toReversed());
    expect(years.value).toBe(names[0]);
    expectToAddUp(casa);
    expect(line(casa, 'Saldo final')).toBe(total);
    expect(cents(casa.getByText('Descuento acumulado').previousSibling?.textContent)).toBe(total);
    const opening = line(casa, 'Saldo inicial');
    await userEvent.selectOptions(years, names[1] ?? '');
    expectToAddUp(casa);
    expect(line(casa, 'Saldo final')).toBe(opening);
    await expectStructure();
    await userEvent.selectOptions(years, 'Todos');
    expectToAddUp(casa);
    expect(line(casa, 'Saldo inicial')).toBe(0);
    expect(line(casa, 'Saldo final')).toBe(total);
  });

  it('are in order, say in words what each is for, and lead to its invoice', async () => {
    await answered({
      ...{ years: [2026], opening_balance: 0, closing_balance: 3 },
      items: [
        movement({ id: 2, date: '2026-02-02', invoice: 'F1', amount: 2, balance: 12 }),
        movement({}),
        movement({
          ...{ id: 3, date: '2026-03-01', kind: 'applied', amount: -4, balance: 8 },
          invoice: 'F2602-0010101',
        }),
        movement({
          ...{ id: 4, date: '2026-03-02', kind: 'moved', amount: -3, balance: 5 },
          battery: { id: 7, name: 'BV-TALLER' },
        }),
        movement({
          ...{ id: 5, date: '2026-03-03', kind: 'moved', amount: 1, balance: 6 },
          battery: { id: 7, name: 'BV-TALLER' },
        }),
        movement({ id: 6, date: '2026-03-04', kind: 'moved', amount: -1, balance: 5 }),
        movement({ id: 7, date: '2026-03-05', kind: 'gift', amount: -2, balance: 3 }),
      ],
    });
    const casa = await open('flat');
    await waitFor(() =>
      expect(casa.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        `Excedentes de ${HOUSE}, 17800 Olot`,
        'Excedentes de esta vivienda',
        'Descuento en la factura F2602-0010101',
        'Trasladado a BV-TALLER',
        'Trasladado desde BV-TALLER',
        'Traslado',
        'Otro movimiento',
      ]),
    );
    // What was moved is in no sum of what came in or was used.
    const sums = ['Entradas', 'Usos', 'Trasladado desde otra batería'].map((name) =>
      line(casa, name),
    );
    expect(sums).toEqual([1200, -400, 100]);
    expect(line(casa, 'Trasladado a otra batería')).toBe(-400);
    expect(line(casa, 'Otros movimientos')).toBe(-200);
    const link = casa.getByRole('link', { name: 'F2602-0010101' });
    expect(link.getAttribute('href')).toBe(
      `/contratos/electricity/${solar.nameOf('flat')}/facturas?number=F2602-0010101`,
    );
  });

  it('of a share without any are none', async () => {
    await answered({ years: [], opening_balance: 0, closing_balance: 0, items: [] });
    const casa = await open('flat');
    casa.getByText('No hay movimientos.');
    expect(casa.queryByRole('combobox', { name: 'Año' })).toBeNull();
    expect(line(casa, 'Saldo final')).toBe(0);
  });
});

describe('this month', () => {
  const day = today();
  const came = movement({ date: day, amount: 12.4, balance: 12.4 });
  const went = movement({ id: 2, date: day, kind: 'applied', amount: -8.2, balance: 4.2 });
  const movedIn = movement({ id: 3, date: day, kind: 'moved', amount: 152.99, balance: 157.19 });
  const movedOut = movement({ id: 4, date: day, kind: 'moved', amount: -157.19, balance: 0 });
  it.each(
    fewOf(2, [
      [
        [came, went, movedIn, movedOut],
        'Este mes han entrado 12,40 €, ha usado 8,20 €, ha traído 152,99 € de otra batería y ha pasado 157,19 € a otra batería.',
      ],
      [[movedIn], 'Este mes ha traído 152,99 € de otra batería.'],
      [[came, went], 'Este mes han entrado 12,40 € y ha usado 8,20 €.'],
      [[came], 'Este mes han entrado 12,40 €.'],
      [[went], 'Este mes ha usado 8,20 €.'],
      [[movement({})], 'Este mes todavía no hay movimientos.'],
    ]),
  )('is summed up in a sentence: %#', async (items, words) => {
    await answered({ years: [2026], opening_balance: 0, closing_balance: 4.2, items });
    const casa = await block('house');
    await casa.findByText(words);
  });
});

describe('a ledger', () => {
  it.each(fewOf(2, [404, 405, 501]))(
    'that the retailer does not have (%d) is not mentioned',
    async (status) => {
      await household.retailer.fail({
        operationId: 'listBatteryMovements',
        kind: 'status',
        status,
      });
      const casa = await block('house');
      await casa.findByRole('button', { name: 'Cambiar el reparto' });
      await waitFor(() =>
        expect(casa.queryByRole('button', { name: 'Ver los movimientos' })).toBeNull(),
      );
      expect(casa.queryByText(/Este mes/)).toBeNull();
      casa.getByRole('button', { name: 'Descargar (Excel)' });
    },
  );

  it('that fails says so in its place, and loads at the next try', async () => {
    await household.retailer.fail({
      operationId: 'listBatteryMovements',
      kind: 'status',
      status: 500,
    });
    const casa = await block('house');
    await userEvent.click(await casa.findByRole('button', { name: 'Ver los movimientos' }));
    await casa.findByText('No hemos podido cargar los movimientos');
    await household.retailer.clearInjectedFaults();
    await userEvent.click(casa.getByRole('button', { name: 'Volver a intentarlo' }));
    await casa.findByText('Saldo final');
    expectToAddUp(casa);
  });
});
