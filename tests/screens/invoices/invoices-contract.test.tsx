import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { invoiceColumn, invoiceRows, showInvoices } from '#tests/support/pages/invoices-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();
const contract = (wanted: (one: FreshCustomer['contracts'][number]) => boolean) =>
  household.customer.contracts.find(wanted)?.name ?? '';
const indebted = () => contract(({ amount_debt }) => amount_debt > 0);
const gas = () => contract(({ type }) => type === 'gas');

it('has the home as its heading, its invoices alone, and leads back to the contract', async () => {
  await showInvoices(`/contratos/electricity/${indebted()}/facturas`);
  await screen.findByRole('heading', {
    level: 1,
    name: 'Carrer de la Font Vella 3, 17820 Banyoles',
  });
  expect(screen.getByRole('link', { name: /^Contrato \d/ }).getAttribute('href')).toBe(
    `/contratos/electricity/${indebted()}`,
  );
  expect(await screen.findByText(/^Le quedan por pagar 84,37\s€/)).toBeTruthy();
  await invoiceRows();
  expect(screen.queryByRole('columnheader', { name: 'Vivienda' })).toBeNull();
  const issued = await invoiceColumn('Emitida');
  for (const cell of issued) expect(cell).toMatch(new RegExp(`20\\d\\d[ABF]\\d{4}-${indebted()}`));
});

it('has no contract among its filters, and takes none from the address', async () => {
  await showInvoices(`/contratos/electricity/${indebted()}/facturas?contract=9999999`);
  expect((await invoiceRows()).length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  const panel = within(screen.getByRole('region', { name: 'Filtrar las facturas' }));
  await panel.findByLabelText(/^Número/);
  expect(panel.queryByLabelText(/^Contrato|^Vivienda|^CUPS|^NIF/)).toBeNull();
  expect(panel.queryByText('El contrato')).toBeNull();
});

it('shows those of gas on their own route, whichever address requested them', async () => {
  const { address } = await showInvoices(`/contratos/gas/${gas()}/facturas`);
  await waitFor(() => expect(address()).toBe(`/contratos-gas/${gas()}/facturas-gas`));
  expect(await screen.findByRole('table', { name: 'Facturas de gas' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Contrato \d/ }).getAttribute('href')).toBe(
    `/contratos-gas/${gas()}`,
  );
  expect(screen.queryByText(/por pagar/)).toBeNull();
});

it('says that a number is not among the contracts', async () => {
  await showInvoices('/contratos/electricity/9999999/facturas');
  expect(await screen.findByText('No encontramos el contrato 9999999')).toBeTruthy();
  expect(screen.queryByText('Aquí todavía no hay facturas')).toBeNull();
});

it('calls a contract by its number when it cannot be read, and shows its invoices', async () => {
  await household.retailer.fail({ operationId: 'getContract', kind: 'status', status: 500 });
  await showInvoices(`/contratos/electricity/${indebted()}/facturas`);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Contrato ${indebted()}` }),
  ).toBeTruthy();
  expect((await invoiceRows()).length).toBeGreaterThan(1);
});
