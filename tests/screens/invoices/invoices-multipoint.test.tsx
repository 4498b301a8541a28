import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { invoiceColumn, invoiceRows, showInvoices } from '#tests/support/pages/invoices-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();
beforeEach(() => household.retailer.signIn('B00000000'));

it('are reached by a tab as the portal is delivered, with number, date, address and amount', async () => {
  const { address } = await showInvoices('/facturas');
  await userEvent.click(await screen.findByRole('link', { name: 'Multipunto' }));
  expect(address()).toBe('/invoices-multipoint');
  await screen.findByRole('table', { name: 'Facturas de varios puntos de suministro' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Número',
    'Emitida',
    'Dirección',
    'Importe',
    'Acciones',
  ]);
  for (const number of await invoiceColumn('Número')) expect(number).toMatch(/^M\d{4}-/);
  for (const amount of await invoiceColumn('Importe')) expect(amount).toMatch(/^[\d.]+,\d\d\s€$/);
  expect(
    await screen.findAllByRole('button', { name: /^Documentos de la factura M/ }),
  ).toBeTruthy();
});

it('are where invoices lead where the portal shows no others', async () => {
  const { address } = await showInvoices('/facturas', {
    features: { displayTypes: ['multipoint'] },
  });
  await waitFor(() => expect(address()).toBe('/invoices-multipoint'));
  expect((await invoiceRows()).length).toBeGreaterThan(1);
});

it('have no tab for a customer without any, whose address of them leads to the other invoices', async () => {
  await household.retailer.signIn('00000000T');
  const { address } = await showInvoices('/invoices-multipoint');
  await screen.findByText('Aquí todavía no hay facturas');
  await userEvent.click(screen.getByRole('link', { name: 'Ver facturas' }));
  expect(address()).toBe('/facturas');
  await screen.findByRole('table', { name: /Facturas/ });
  expect(screen.queryByRole('link', { name: 'Multipunto' })).toBeNull();
});

it('are filtered by number, days of issue and amount, and by nothing else', async () => {
  const { address } = await showInvoices('/invoices-multipoint?state=paid');
  const count = (await invoiceRows()).length;
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  const panel = within(screen.getByRole('region', { name: 'Filtrar las facturas' }));
  await userEvent.type(await panel.findByLabelText(/^Número/), 'M26');
  expect(panel.queryByLabelText(/^Estado|^Contrato|^Vivienda|^CUPS|^NIF/)).toBeNull();
  await userEvent.type(panel.getByLabelText(/^Hasta/), '30/6/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar los filtros' }));
  expect(new URLSearchParams(address().split('?')[1]).get('to')).toBe('2026-06-30');
  await screen.findByText(/^Facturas encontradas: [1-9]/);
  await waitFor(async () => expect((await invoiceRows()).length).toBeLessThan(count));
});

it('end the session when the retailer says that it has expired', async () => {
  const onExpired = vi.fn();
  configureApi({ onExpired });
  await household.retailer.fail({
    operationId: 'listMultipointInvoices',
    kind: 'status',
    status: 401,
    body: { status: 'ERROR', message: 'token_expired' },
  });
  await showInvoices('/invoices-multipoint');
  await waitFor(() => expect(onExpired).toHaveBeenCalledOnce());
});
