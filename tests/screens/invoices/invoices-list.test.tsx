import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import {
  invoiceColumn,
  invoiceRows,
  rowWith,
  showInvoices,
} from '#tests/support/pages/invoices-page.tsx';
import { narrowScreen } from '#tests/support/pages/portal-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();

/** Answers with these invoices, each of them otherwise like a usual one. */
const answerWith = (items: object[]) =>
  household.retailer.fail({
    operationId: 'listInvoices',
    kind: 'body',
    contentType: 'application/json',
    body: JSON.stringify({
      status: 'OK',
      data: {
        result: { items: items.map((item) => ({ ...usual, ...item })), n_items: items.length },
      },
    }),
  });

const usual = {
  id: 1,
  invoice_id: 2,
  number: 'F1',
  date: '2026-03-05',
  start_date: '2026-02-01',
  end_date: '2026-02-28',
  cups: { name: 'ES1', full_address: 'Calle Mayor 4' },
  energy_consumed: 212,
  amount_total: 61.27,
  amount_pending: 0,
  amount_to_pay: 0,
  paid_status: 'paid',
  rectificative_type: null,
  rectifies: null,
  contract: { id: 1, name: '001' },
  pending_state_history: [],
  online_payment: { payment_enabled: false, rel_object_type: 'electricity_invoice' },
  download: true,
  download_types: ['pdf'],
};

it('names each invoice by its home, with period, energy, amount and state', async () => {
  await answerWith([{}]);
  await showInvoices('/facturas');
  const row = await rowWith('Calle Mayor 4');
  expect(row.getByRole('rowheader').textContent).toBe('Calle Mayor 4F1');
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '5 mar 2026',
    'Feb 2026',
    '212\u00a0kWh',
    '61,27\u00a0€',
    'Pagada',
    'Descargar la factura F1: PDF',
  ]);
});

it('calls an invoice by the street of its home, with town and number below; elsewhere the address is whole', async () => {
  const cups = { name: 'ES1', full_address: 'Calle Mayor 4, 2.º B, 50001 Zaragoza' };
  await answerWith([{ cups }]);
  const { leave } = await showInvoices('/facturas');
  const row = await rowWith('Calle Mayor 4');
  expect(row.getByRole('rowheader').textContent).toBe('Calle Mayor 4, 2.º BZaragoza · F1');
  leave();
  const columns = [{ id: 'date', names: true }, { id: 'home' }];
  await showInvoices('/facturas', { list: { columns } });
  expect(await invoiceColumn('Vivienda')).toEqual([cups.full_address]);
  expect(await invoiceColumn('Emitida')).toEqual(['5 mar 2026F1']);
});

it('answers first what is left to pay, and leads to it', async () => {
  const { address } = await showInvoices('/facturas');
  expect(await screen.findByText(/^Le quedan por pagar 84,37\s€ \(2 facturas\)\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Ver lo que queda por pagar' }));
  expect(address()).toBe('/facturas?state=not-paid');
  await waitFor(async () => expect(await invoiceRows()).toHaveLength(2));
  expect(await invoiceColumn('Estado')).toEqual([
    expect.stringMatching(/^No pagada /),
    expect.stringMatching(/^Pagada en parte /),
  ]);
  expect((await invoiceColumn('Importe'))[1]).toMatch(/€Faltan \d+,\d\d\s€$/);
});

it('says nothing of money where nothing is owed, and leads to gas by its tab', async () => {
  const { address } = await showInvoices('/facturas');
  await userEvent.click(await screen.findByRole('link', { name: 'Gas' }));
  expect(address()).toBe('/facturas?type=gas');
  expect(await screen.findByRole('table', { name: 'Facturas de gas' })).toBeTruthy();
  expect(screen.queryByText(/por pagar/)).toBeNull();
});

it.each([
  [['gas' as const], 'Facturas de gas'],
  [['electricity' as const], 'Facturas de electricidad'],
])(
  'has no tabs where the portal shows %j alone, whatever the address says',
  async (types, name) => {
    await showInvoices('/facturas?type=water', { features: { displayTypes: types } });
    expect(await screen.findByRole('table', { name })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Tipo de suministro' })).toBeNull();
  },
);

it('marks refunds and corrections, and leads to the invoice that they correct', async () => {
  const { address } = await showInvoices('/facturas?type=electricity', {
    invoices: { itemsPerPage: 100 },
  });
  const givesBack = await rowWith('anula la');
  expect(givesBack.getByText(/^-\d+,\d\d\s€$/)).toBeTruthy();
  expect((await rowWith('rectifica la')).queryByText(/^-/)).toBeNull();
  const link = givesBack.getByRole('link');
  const corrected = link.textContent ?? '';
  await userEvent.click(link);
  expect(address()).toBe(`/facturas?type=electricity&number=${corrected}`);
  await waitFor(async () => expect((await invoiceRows()).length).toBeLessThan(4));
  expect((await invoiceColumn('Vivienda')).filter((home) => home.endsWith(corrected))).toHaveLength(
    1,
  );
});

it('shows what happened to a debt to mouse and keyboard, until Escape', async () => {
  await answerWith([
    {
      paid_status: 'unpaid',
      amount_pending: 61.27,
      pending_state_history: [
        { change_date: '2026-03-20', pending_state: { ov_description: 'Recibo devuelto' } },
        { change_date: '2026-04-04', pending_state: { ov_description: 'Aviso enviado' } },
      ],
    },
  ]);
  await showInvoices('/facturas');
  const chip = await screen.findByRole('button', { name: 'No pagada Qué ha pasado' });
  expect(chip.getAttribute('aria-expanded')).toBe('false');
  chip.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Aviso enviado');
  const shown = document.getElementById(chip.getAttribute('aria-controls') ?? '');
  expect(shown).toBe(screen.getByRole('note', { name: 'Qué ha pasado' }));
  expect(
    screen
      .getAllByRole('listitem')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual(['20 mar 2026Recibo devuelto', '4 abr 2026Aviso enviado']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Aviso enviado')).toBeNull();
  expect(document.activeElement).toBe(chip);
  await userEvent.click(chip);
  expect(await screen.findByText('Aviso enviado')).toBeTruthy();
  await userEvent.click(chip);
  await waitFor(() => expect(screen.queryByText('Aviso enviado')).toBeNull());
});

it.each(
  fewOf(2, [
    ['an unknown state', { paid_status: 'sold' }, 'Estado', 'Otro estado'],
    ['no state', { paid_status: null }, 'Estado', 'Otro estado'],
    ['a total as a text', { amount_total: '61.27' }, 'Importe', '61,27\u00a0€'],
    ['no total', { amount_total: null }, 'Importe', ''],
    ['no energy', { energy_consumed: false }, 'Energía', ''],
    ['no period', { start_date: null, end_date: null }, 'Periodo', ''],
    ['no address', { cups: { name: 'ES1', full_address: '' } }, 'Vivienda', 'ES1F1'],
    [
      'HTML in the place of an address',
      { cups: { name: '', full_address: '<img src=x onerror=alert(1)>' } },
      'Vivienda',
      '<img src=x onerror=alert(1)>F1',
    ],
    [
      'a correction of which it does not say what',
      { rectificative_type: 'A', paid_status: 'paid' },
      'Vivienda',
      'Calle Mayor 4F1 · anula una factura',
    ],
    ['a refund', { rectificative_type: 'A' }, 'Estado', 'Reembolsada'],
  ]),
)('takes %s as it is', async (_, item, head, said) => {
  await answerWith([item]);
  await showInvoices('/facturas');
  expect(await invoiceColumn(head)).toEqual([said]);
});

it('leaves out what cannot be read, and shows the rest', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await answerWith([{ number: {} }, { number: 'F2' }]);
  await showInvoices('/facturas');
  expect(await invoiceColumn('Vivienda')).toEqual(['Calle Mayor 4F2']);
  expect(reported).toHaveBeenCalled();
});

it('is paged as its document says, in the address', async () => {
  const { address, back } = await showInvoices('/facturas', {
    list: { sizes: [10, 25], size: 10 },
  });
  const first = await invoiceColumn('Vivienda');
  expect(first).toHaveLength(10);
  const sizes = screen.getByLabelText('Por página');
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '25']);
  await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(address()).toBe('/facturas?page=2');
  await waitFor(async () => expect(await invoiceColumn('Vivienda')).not.toEqual(first));
  await back();
  await waitFor(async () => expect(await invoiceColumn('Vivienda')).toEqual(first));
});

it('adds up what is found, one that gives back against the others', async () => {
  await answerWith([
    { id: 1, number: 'F1' },
    { id: 2, number: 'F2', amount_total: 10.1, energy_consumed: 20 },
    { id: 3, number: 'F3', amount_total: 0.3, energy_consumed: 1, rectificative_type: 'A' },
  ]);
  await showInvoices('/facturas');
  const total = within(await screen.findByRole('row', { name: /^Total de 3 facturas/ }));
  // 61.27 + 10.10 - 0.30 €, and 212 + 20 - 1 kWh, as the chart counts.
  expect(total.getByText('71,07 €')).toBeTruthy();
  expect(total.getByText('231 kWh')).toBeTruthy();
});

it('adds up all that filters find, also what stands on further pages; without filters what is in view', async () => {
  const list = { sizes: [5, 25], size: 5 };
  const { leave } = await showInvoices('/facturas?state=paid', { list });
  const shown = await screen.findByRole('row', { name: /^Total de \d+ facturas/ });
  const count = Number(/\d+/.exec(shown.textContent ?? '')?.[0]);
  const { data } = (await household.retailer.callAs(
    household.customer.token,
    'GET',
    '/api/v1/invoices/?type=electricity&limit=100',
  )) as { data: { result: { items: (typeof usual)[] } } };
  const paid = data.result.items.filter(({ paid_status }) => paid_status.startsWith('paid'));
  expect(count).toBe(paid.length);
  expect(count).toBeGreaterThan(5);
  leave();
  await showInvoices('/facturas', { list });
  await screen.findByRole('row', { name: /^Total de las 5 facturas a la vista/ });
});

it('has no column of homes for who has one, and has it again once there are two', async () => {
  await answerWith([
    { id: 1, number: 'F1' },
    { id: 2, number: 'F2', date: '2026-02-05' },
  ]);
  const { leave } = await showInvoices('/facturas');
  expect(await screen.findByRole('rowheader', { name: /^5 mar 2026\s*F1$/ })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Vivienda' })).toBeNull();
  leave();
  await household.retailer.clearInjectedFaults();
  const cups = { name: 'ES2', full_address: 'Calle Menor 2' };
  await answerWith([
    { id: 1, number: 'F1' },
    { id: 2, number: 'F2', cups },
  ]);
  await showInvoices('/facturas');
  expect(await screen.findByRole('columnheader', { name: 'Vivienda' })).toBeTruthy();
});

it('shows twenty on a phone, and twenty more below them by one press, in the address', async () => {
  vi.stubGlobal('matchMedia', narrowScreen);
  const { address } = await showInvoices('/facturas', { invoices: { itemsPerPage: 100 } });
  expect(await invoiceRows()).toHaveLength(20);
  const first = await invoiceColumn('Vivienda');
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(address()).toBe('/facturas?page=2');
  await waitFor(async () => expect((await invoiceRows()).length).toBeGreaterThan(20));
  expect((await invoiceColumn('Vivienda')).slice(0, 20)).toEqual(first);
  const [next] = (await invoiceRows()).slice(20);
  await waitFor(() => expect(document.activeElement).toBe(next));
  vi.unstubAllGlobals();
});

it.each(
  fewOf(2, [
    ['fails', { kind: 'status', status: 500 }],
    ['gets no answer', { kind: 'drop-before' }],
    ['gets HTML', { kind: 'body', body: '<html>', contentType: 'text/html' }],
  ]),
)('says that the invoices could not be loaded when it %s, and tries again', async (_, fault) => {
  await household.retailer.fail({ operationId: 'listInvoices', ...fault });
  await showInvoices('/facturas');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('No hemos podido cargar las facturas')).toBeTruthy();
  expect(screen.queryByRole('row')).toBeNull();
  await household.retailer.clearInjectedFaults();
  await userEvent.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
  expect((await invoiceRows()).length).toBeGreaterThan(0);
});

it('says that there are no invoices yet', async () => {
  await household.retailer.signIn('22222222J');
  await showInvoices('/facturas');
  expect(await screen.findByText('Aquí todavía no hay facturas')).toBeTruthy();
});

it('announces what its chart says once for each choice, and not at first', async () => {
  await showInvoices('/facturas');
  const card = within(await screen.findByRole('region', { name: 'Sus facturas por meses' }));
  await card.findByText(/^En \d{4}: .+ facturas/);
  const status = card.getByRole('status');
  const said: string[] = [];
  new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const years = card.getByRole<HTMLSelectElement>('combobox', { name: 'Año' });
  const lastYear = Number(years.value) - 1;
  await userEvent.selectOptions(years, String(lastYear));
  await waitFor(() => expect(said).toEqual([expect.stringMatching(`^En ${lastYear}: .+ €`)]), {
    timeout: 4000,
  });
  await userEvent.click(card.getByRole('button', { name: 'kWh' }));
  await waitFor(() => expect(said[1]).toMatch(new RegExp(`^En ${lastYear}: .+ kWh`)), {
    timeout: 4000,
  });
  expect(said).toHaveLength(2);
  expect(location.search).toBe(`?year=${lastYear}&unit=energy`);
});

it('shows on its chart what the address says', async () => {
  const lastYear = new Date().getFullYear() - 1;
  await showInvoices(`/facturas?year=${lastYear}&unit=energy`);
  const name = `Energía facturada cada mes de ${lastYear}`;
  expect(await screen.findByRole('slider', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'kWh' }).getAttribute('aria-pressed')).toBe('true');
});
