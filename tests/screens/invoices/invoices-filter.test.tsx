import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { invoiceColumn, invoiceRows, showInvoices } from '#tests/support/pages/invoices-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();
const FEW = { invoices: { itemsPerPage: 5 } };
const company = 'B00000000';

async function openFilters() {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtrar' }));
  const panel = within(await screen.findByRole('region', { name: 'Filtrar las facturas' }));
  await panel.findByLabelText(/^Número/);
  return panel;
}
/** What is offered must be there first: until then the form waits. */
async function apply() {
  await waitFor(() => expect(screen.queryByText(/^Buscando/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar los filtros' }));
}
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Quitar el filtro/ })
    .map(({ textContent }) => textContent?.replace('Quitar el filtro ', ''));
const found = () => screen.findByText(/^Facturas encontradas: \d/);

it('filters by state and days of issue, in the address, and shows what is set', async () => {
  const { address, back } = await showInvoices('/facturas?type=electricity&page=2');
  const panel = await openFilters();
  await userEvent.selectOptions(panel.getByLabelText(/^Estado/), 'Pagada o reembolsada');
  fill(panel.getByLabelText(/^Desde/), '1/1/2026');
  fill(panel.getByLabelText(/^Hasta/), '30/6/2026');
  await apply();
  expect(address()).toBe('/facturas?type=electricity&state=paid&from=2026-01-01&to=2026-06-30');
  await found();
  expect(chips()).toEqual([
    'Estado: Pagada o reembolsada',
    'Desde: 1 de enero de 2026',
    'Hasta: 30 de junio de 2026',
  ]);
  expect(new Set(await invoiceColumn('Estado'))).toEqual(new Set(['Pagada', 'Reembolsada']));
  for (const date of await invoiceColumn('Emitida')) expect(date).toMatch(/ 2026$/);
  await userEvent.click(screen.getByRole('button', { name: /^Quitar el filtro Hasta/ }));
  expect(address()).toBe('/facturas?type=electricity&state=paid&from=2026-01-01');
  await back();
  await waitFor(() => expect(chips()).toHaveLength(3));
});

it.each(
  fewOf(2, [
    ['50,5', '50.5'],
    ['50.5', '50.5'],
    ['-50,5', '-50.5'],
  ]),
)('takes %s for an amount', async (typed, amount) => {
  const { address } = await showInvoices('/facturas', FEW);
  const panel = await openFilters();
  fill(panel.getByLabelText(/^Importe mínimo/), typed);
  await apply();
  expect(address()).toBe(`/facturas?least=${amount}`);
  await found();
  expect(chips()).toEqual([expect.stringMatching(/^Importe mínimo: -?50,5\s€$/)]);
  for (const text of await invoiceColumn('Importe')) {
    const [euro = ''] = /^-?[\d.]+,\d\d/.exec(text) ?? [];
    const size = Math.abs(Number(euro.replace('.', '').replace(',', '.')));
    expect(size).toBeGreaterThanOrEqual(Number(amount));
  }
});

it('says beside the field what is wrong, retains what was typed and requests nothing', async () => {
  const { address } = await showInvoices('/facturas', FEW);
  const panel = await openFilters();
  fill(panel.getByLabelText(/^Desde/), '31/12/2025');
  fill(panel.getByLabelText(/^Hasta/), '1/12/2025');
  fill(panel.getByLabelText(/^Importe mínimo/), '90');
  fill(panel.getByLabelText(/^Importe máximo/), 'mil');
  await apply();
  const described = (label: RegExp) => {
    const ids = panel.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  expect(described(/^Hasta/)).toContain('El final no puede ser anterior al principio.');
  expect(described(/^Importe máximo/)).toContain('Escriba un importe, por ejemplo 84,37.');
  expect(address()).toBe('/facturas');
  const most = panel.getByLabelText<HTMLInputElement>(/^Importe máximo/);
  fill(most, '12');
  await apply();
  expect(described(/^Importe máximo/)).toContain('El máximo no puede ser menor que el mínimo.');
  expect(panel.getByLabelText<HTMLInputElement>(/^Desde/).value).toBe('31/12/2025');
});

it('finds an invoice by a part of its number, and says when nothing matches', async () => {
  await household.retailer.signIn(company);
  const { address } = await showInvoices('/facturas', FEW);
  const [home = ''] = await invoiceColumn('Vivienda');
  const [number = ''] = /F\d{4}-\d+/.exec(home) ?? [];
  fill((await openFilters()).getByLabelText(/^Número/), number.toLowerCase());
  await apply();
  expect((await found()).textContent).toBe('Facturas encontradas: 1');
  await waitFor(async () => expect(await invoiceRows()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: /^Quitar el filtro Número/ }));
  fill((await openFilters()).getByLabelText(/^Número/), 'no hay');
  await apply();
  expect(await screen.findByText('Nada coincide con los filtros')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  expect(address()).toBe('/facturas');
});

it('offers homes, contracts by their home, CUPS and tax ids, each as the retailer has them', async () => {
  await household.retailer.signIn(company);
  const { address } = await showInvoices('/facturas', FEW);
  const panel = await openFilters();
  const options = async (label: RegExp) => {
    const select = panel.getByLabelText(label);
    await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(1));
    return within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '');
  };
  expect((await options(/^Contrato/)).slice(1)).toContainEqual(
    expect.stringMatching(/ · 0020001$/),
  );
  expect((await options(/^CUPS/)).slice(1)).toContainEqual(expect.stringMatching(/^ES\d/));
  expect((await options(/^NIF/)).slice(1)).toContain(company);
  const homes = await options(/^Vivienda/);
  await userEvent.selectOptions(panel.getByLabelText(/^Vivienda/), homes[1] ?? '');
  await apply();
  expect(new URLSearchParams(address().split('?')[1]).get('address')).toBe(homes[1]);
  await found();
  const [, street, town] = /^(.+), \d{5} (.+)$/.exec(homes[1] ?? '') ?? [];
  for (const home of await invoiceColumn('Vivienda')) expect(home).toContain(`${street}${town} · `);
});

it('lets the address be typed when the offer cannot be loaded', async () => {
  await household.retailer.fail({ operationId: 'listFilterParams', kind: 'status', status: 500 });
  const { address } = await showInvoices('/facturas', FEW);
  const panel = await openFilters();
  await panel.findByText(/No hemos podido cargar sus viviendas/);
  fill(panel.getByLabelText(/^Vivienda/), 'Calle Mayor 4');
  await apply();
  expect(address()).toBe('/facturas?address=Calle+Mayor+4');
});

it('names a contract of a copied address by its home, or by its number where that is not known', async () => {
  await household.retailer.signIn(company);
  const { leave } = await showInvoices('/facturas?contract=0020001', FEW);
  await waitFor(() => expect(chips()[0]).toMatch(/^Contrato: .+, .+ · 0020001$/));
  leave();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await household.retailer.fail({ operationId: 'listContracts', kind: 'status', status: 500 });
  await household.retailer.fail({ operationId: 'listContractsV1', kind: 'status', status: 500 });
  await showInvoices('/facturas?contract=0020001', FEW);
  await waitFor(() => expect(chips()).toEqual(['Contrato: 0020001']));
});

it('takes what an address says wrongly for no filter', async () => {
  const { retailer } = household;
  await retailer.signIn(company);
  await showInvoices('/facturas?state=lost&from=yesterday&least=mil&to=2026-02-31', FEW);
  expect((await invoiceRows()).length).toBe(5);
  expect(chips()).toEqual([]);
});

it('has the filters of the form that its document names, and none without one', async () => {
  const { leave } = await showInvoices('/facturas?number=F1', {
    list: { filter: 'requests-filter' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Filtrar' }));
  const panel = within(await screen.findByRole('region', { name: 'Filtrar las solicitudes' }));
  await panel.findByLabelText(/^Estado/);
  expect(panel.queryByLabelText(/^Número/)).toBeNull();
  expect(chips()).toEqual([]);
  await screen.findByRole('link', { name: 'Ver lo que queda por pagar' });
  leave();

  await showInvoices('/facturas', { list: { filter: undefined } });
  await screen.findByRole('button', { name: /^Pagar todo/ });
  await invoiceRows();
  expect(screen.queryByRole('button', { name: 'Filtrar' })).toBeNull();
  // It would lead to the whole list.
  expect(screen.queryByRole('link', { name: 'Ver lo que queda por pagar' })).toBeNull();
});
