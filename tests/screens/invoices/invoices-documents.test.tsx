import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { invoiceRows, showInvoices } from '#tests/support/pages/invoices-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();
let saved: ReturnType<typeof watchDownloads>['saved'];

beforeEach(() => {
  ({ saved } = watchDownloads());
});
afterEach(() => vi.unstubAllGlobals());

const off = { enabled: false };
const pdfOnly = { invoiceSignedPdf: off, invoiceCurveCsv: off, invoiceSignedXml: off };
const firstRow = async () => within((await invoiceRows())[0] as HTMLElement);
const open = async () =>
  userEvent.click((await firstRow()).getByRole('button', { name: /^Documentos de la factura/ }));
const kinds = async () =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
const downloads = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.map(([request]) => (request instanceof Request ? request.url : ''))
    .filter((address) => /\/invoices\/\d+\/pdf\//.test(address));

it('offers the documents of an invoice in a menu and saves the chosen one', async () => {
  await showInvoices('/facturas');
  await open();
  expect(await kinds()).toEqual([
    'PDF',
    'PDF firmado',
    'Consumo por horas (CSV)',
    'Factura electrónica (XML)',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'PDF firmado' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]).toEqual([expect.stringMatching(/^factura-F.+-firmada?o?\.pdf$/), '']);
});

it('offers only what the retailer has switched on', async () => {
  await showInvoices('/facturas', { features: { invoiceSignedXml: off, invoicePdf: off } });
  await open();
  expect(await kinds()).toEqual(['PDF firmado', 'Consumo por horas (CSV)']);
});

it('has one button for one document, and loads it once for two presses', async () => {
  vi.spyOn(globalThis, 'fetch');
  await household.retailer.fail({
    operationId: 'downloadInvoice',
    kind: 'delay',
    milliseconds: 300,
  });
  await showInvoices('/facturas', { features: pdfOnly });
  const button = (await firstRow()).getByRole('button', { name: /^Descargar la factura .+: PDF$/ });
  await userEvent.dblClick(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(downloads()).toHaveLength(1);
});

it('loads documents of two invoices at the same time', async () => {
  await household.retailer.fail({
    operationId: 'downloadInvoice',
    kind: 'delay',
    milliseconds: 300,
  });
  await showInvoices('/facturas', { features: pdfOnly });
  const [first, second] = await screen.findAllByRole('button', { name: /^Descargar la factura/ });
  await userEvent.click(first as HTMLElement);
  await userEvent.click(second as HTMLElement);
  expect(first?.getAttribute('aria-busy')).toBe('true');
  expect(second?.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
});

it.each(
  fewOf(2, [
    ['fails', { kind: 'status', status: 500 }],
    ['was switched off meanwhile', { kind: 'status', status: 403 }],
    ['gets a page', { kind: 'body', body: '<html>', contentType: 'text/html' }],
  ]),
)('says beside it that a document %s, until it is there', async (_, fault) => {
  await household.retailer.fail({ operationId: 'downloadInvoice', ...fault });
  await showInvoices('/facturas');
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  const row = await firstRow();
  expect((await row.findByRole('alert')).textContent).toContain('No hemos podido descargarlo');
  await household.retailer.clearInjectedFaults();
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await waitFor(() => expect(row.queryByRole('alert')).toBeNull());
});

it('opens PDFs in a new tab where the settings say so, and saves the others', async () => {
  await showInvoices('/facturas', { invoices: { downloadInNewTab: true } });
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith('', '_blank'));
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Consumo por horas (CSV)' }));
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.stringMatching(/\.csv$/), ''));
});

it('offers nothing where an invoice has no document', async () => {
  await showInvoices('/facturas', { features: { ...pdfOnly, invoicePdf: off } });
  await invoiceRows();
  expect(screen.queryByRole('button', { name: /^(?!Pagar).*la factura/ })).toBeNull();
});
