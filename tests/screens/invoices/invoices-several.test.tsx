import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { fetchInvoices } from '#queries/invoices/invoices.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { showInvoices } from '#tests/support/pages/invoices-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();
let downloads: ReturnType<typeof watchDownloads>;
beforeEach(() => {
  downloads = watchDownloads();
});
afterEach(() => vi.unstubAllGlobals());

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const boxes = () =>
  screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Elegir la factura/ });

/** Begins to pick, and picks the first invoices of the page. */
async function pick(count: number) {
  await press('Descargar varias');
  for (const box of (await boxes()).slice(0, count)) await userEvent.click(box);
}

const fail = (fault: Record<string, unknown> & { kind: string }) =>
  household.retailer.fail({ operationId: 'downloadInvoice', ...fault });
const ended = (title: RegExp) => screen.findByText(title);
const zipName = /^facturas-\d{4}-\d\d-\d\d\.zip$/;
const zipped = async () => unzipSync(await downloads.content());
/** The newest invoices, as many as are picked. */
const newest = async (count: number) => {
  const wanted = { type: 'electricity', offset: 0, limit: 500 } as const;
  return (await fetchInvoices(wanted, new AbortController().signal)).rows.slice(0, count);
};

const FEW = { invoices: { itemsPerPage: 5 } };

it('starts picking at once for a customer who arrives to download, unless there is nothing to pick', async () => {
  const { leave } = await showInvoices('/facturas?action=invoices', FEW);
  await screen.findByRole('region', { name: 'Descargar varias facturas' });
  leave();
  await household.retailer.signIn('22222222J');
  await showInvoices('/facturas?action=invoices');
  await screen.findByText('Aquí todavía no hay facturas');
  expect(screen.queryByRole('region', { name: 'Descargar varias facturas' })).toBeNull();
});

it('saves what is picked on several pages, once; what is missing is named and tried again alone', async () => {
  await showInvoices('/facturas', FEW);
  await pick(2);
  await press('Página 2');
  const invoices = await newest(7);
  const second = invoices[6];
  await userEvent.click(
    await screen.findByRole('checkbox', { name: `Elegir la factura ${second?.number}` }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Documento'), 'Factura electrónica (XML)');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Descargar 3 (.zip)' }));
  await ended(/^Hemos guardado 3 documentos en facturas-.+\.zip\.$/);
  expect(downloads.saved).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(zipName), '');
  const files = Object.keys(await zipped());
  for (const [place, invoice] of [invoices[0], invoices[1], second].entries())
    expect(files[place]).toContain(invoice?.number);
  for (const name of files) expect(name).toMatch(/\.(xml|xsig)$/);

  await press('Seguir eligiendo');
  await fail({ kind: 'status', status: 404, times: 1 });
  await press('Descargar 3 (.zip)');
  await ended(/^Hemos guardado 2 de 3 documentos\. Falta 1:$/);
  const loaded = Object.keys(await zipped());
  expect(loaded).toHaveLength(2);
  const [missing, ...others] = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(missing?.textContent).toMatch(/^F\S+ · .+: ya no está disponible$/);
  await press('Volver a intentarlo');
  await ended(/^Hemos guardado factura-F.+\.$/);
  const [name] = downloads.saved.mock.lastCall ?? [];
  expect(files.filter((one) => !loaded.includes(one))).toEqual([name]);
});

it('shows its progress and locks the page but not the other pages; cancelled, it retains what is picked', async () => {
  const { address } = await showInvoices('/facturas', {
    ...FEW,
    features: { displayTypes: ['electricity', 'gas'] },
  });
  await pick(4);
  await fail({ kind: 'delay', milliseconds: 60_000 });
  await press('Descargar 4 (.zip)');
  const bar = await screen.findByRole('progressbar', { name: 'Descarga de documentos' });
  expect(bar.getAttribute('aria-valuetext')).toBe('0 de 4');
  expect(
    screen.getAllByRole('status').some(({ textContent }) => textContent === 'Preparando: 0 de 4'),
  ).toBe(true);
  await press('Página 2');
  await waitFor(() => expect(address()).toBe('/facturas?page=2'));
  await userEvent.click(screen.getByRole('link', { name: 'Gas' }));
  await screen.findByText(/Para salir de aquí, espere/);
  expect(address()).toBe('/facturas?page=2');
  await press('Cancelar la descarga');
  expect(await screen.findByText('4 elegidas')).toBeTruthy();
  const region = screen.getByRole('region', { name: 'Descargar varias facturas' });
  await waitFor(() => expect(document.activeElement).toBe(region));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(downloads.saved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Gas' }));
  await waitFor(() => expect(address()).toBe('/facturas?type=gas'));
  expect(screen.queryByRole('region', { name: 'Descargar varias facturas' })).toBeNull();
});

it('says what it waits for and why nothing was downloaded, and retains what is picked where the session ends', async () => {
  const onExpired = vi.fn();
  configureApi({ onExpired });
  await showInvoices('/facturas', FEW);
  await pick(2);
  await fail({ kind: 'status', status: 429, retryAfter: 1, times: 1 });
  await press('Descargar 2 (.zip)');
  await screen.findByText(/Hay muchas peticiones a la vez/);
  await ended(/^Hemos guardado 2 documentos/);
  await press('Seguir eligiendo');

  await fail({ kind: 'drop-before' });
  await press('Descargar 2 (.zip)');
  await screen.findByText(/Sin conexión\. Seguimos en cuanto vuelva\./);
  await household.retailer.clearInjectedFaults();
  window.dispatchEvent(new Event('online'));
  await ended(/^Hemos guardado 2 documentos/);
  await press('Seguir eligiendo');

  await fail({ kind: 'status', status: 500 });
  await press('Descargar 2 (.zip)');
  await ended(/^No hemos podido descargar ninguno de los 2 documentos:$/);
  expect(screen.getByRole('button', { name: 'Reintentar con las 2' })).toBeTruthy();
  await household.retailer.clearInjectedFaults();
  await press('Seguir eligiendo');

  const expired = { status: 'ERROR', message: 'token_expired' };
  await fail({ kind: 'status', status: 401, body: expired, times: 1 });
  await press('Descargar 2 (.zip)');
  expect((await screen.findByRole('alert')).textContent).toContain('Su sesión ha terminado');
  expect(onExpired).toHaveBeenCalledOnce();
  expect(screen.getByText('2 elegidas')).toBeTruthy();
  expect(downloads.saved).toHaveBeenCalledTimes(2);
});

it('says beforehand which invoices lack a document, and leaves them out', async () => {
  const all = await newest(500);
  const lacking = all.filter(({ documents }) => !documents.includes('curve_csv'));
  const having = all.find(({ documents }) => documents.includes('curve_csv'));
  const chosen = [...lacking.slice(0, 2), having].flatMap((invoice) => invoice?.number ?? []);
  await showInvoices('/facturas', { invoices: { itemsPerPage: 500 } });
  await press('Descargar varias');
  await userEvent.click(
    await screen.findByRole('checkbox', { name: `Elegir la factura ${chosen[0]}` }),
  );
  const offered = () => [...screen.getByLabelText('Documento').children].map((o) => o.textContent);
  expect(offered()).toEqual(['PDF', 'PDF firmado', 'Factura electrónica (XML)']);
  for (const number of chosen.slice(1))
    await userEvent.click(screen.getByRole('checkbox', { name: `Elegir la factura ${number}` }));
  await userEvent.selectOptions(screen.getByLabelText('Documento'), 'Consumo por horas (CSV)');
  expect(screen.getByText('2 de las elegidas no lo tienen.')).toBeTruthy();
  await press('Descargar');
  await waitFor(() =>
    expect(downloads.saved).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`${having?.number}.csv`),
      '',
    ),
  );
});

it('takes no more at once than the settings allow', async () => {
  await showInvoices('/facturas', { invoices: { itemsPerPage: 5, maxDocuments: 3 } });
  await pick(4);
  const button = screen.getByRole('button', { name: 'Descargar 4 (.zip)' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Puede descargar hasta 3 facturas de una vez.')).toBeTruthy();
  for (const box of (await boxes()).slice(0, 2)) await userEvent.click(box);
  await press(/^Elegir las 3 más recientes de \d+$/);
  // The newest are read from the retailer.
  await screen.findByRole('button', { name: 'Descargar 3 (.zip)' });
});

it('drops what is picked with other filters', async () => {
  await showInvoices('/facturas?state=paid', FEW);
  await pick(2);
  await press(/^Quitar el filtro/);
  await screen.findByText('Elija las facturas');
  await waitFor(async () => expect((await boxes()).some(({ checked }) => checked)).toBe(false));
});

it('is offered where the retailer offers documents', async () => {
  const off = { enabled: false };
  await showInvoices('/facturas', {
    features: {
      invoicePdf: off,
      invoiceSignedPdf: off,
      invoiceCurveCsv: off,
      invoiceSignedXml: off,
    },
  });
  await screen.findAllByRole('row');
  expect(screen.queryByRole('button', { name: 'Descargar varias' })).toBeNull();
});

it('does the same for a contract, for gas and for several supply points', async () => {
  const { leave } = await showInvoices('/facturas?type=gas', FEW);
  await screen.findByRole('button', { name: 'Descargar varias' });
  leave();
  const [{ contract = '' } = {}] = await newest(1);
  const ofContract = await showInvoices(`/contratos/electricity/${contract}/facturas`, FEW);
  await screen.findByRole('button', { name: 'Descargar varias' });
  ofContract.leave();
  await household.retailer.signIn('B00000000');
  await showInvoices('/invoices-multipoint', {
    ...FEW,
    features: { displayTypes: ['multipoint'] },
  });
  await pick(2);
  await press('Descargar 2 (.zip)');
  await ended(/^Hemos guardado 2 documentos/);
  for (const name of Object.keys(await zipped())) expect(name).toMatch(/^factura-M.+\.pdf$/);
});
