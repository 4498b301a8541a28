import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { loadInvoiceDocument } from '#queries/invoice-downloads.ts';
import { fetchInvoices } from '#queries/invoices.ts';
import { freshHousehold } from '#tests/support/fresh-household.ts';
import { showInvoices } from '#tests/support/invoices-page.tsx';
import { watchDownloads } from '#tests/support/watch-downloads.ts';

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

/** Counts requests for documents, and how many there were at most at the same time. */
function countRequests() {
  const counted = { all: 0, now: 0, most: 0 };
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const [request] = call;
    if (!(request instanceof Request && /\/invoices\/\d+\//.test(request.url)))
      return fetch(...call);
    counted.all += 1;
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
    return fetch(...call).finally(() => {
      counted.now -= 1;
    });
  });
  return counted;
}

it('begins to pick at once for who comes to download, unless there is nothing to pick', async () => {
  const { leave } = await showInvoices('/facturas?action=invoices');
  await userEvent.click((await boxes())[0] as HTMLElement);
  await screen.findByRole('region', { name: 'Descargar varias facturas' });
  await press('Descargar');
  await waitFor(() => expect(downloads.saved).toHaveBeenCalledTimes(1));
  leave();
  await household.retailer.signIn('22222222J');
  await showInvoices('/facturas?action=invoices');
  await screen.findByText('Aquí todavía no hay facturas');
  expect(screen.queryByRole('region', { name: 'Descargar varias facturas' })).toBeNull();
});

it('saves the documents of picked invoices in one zip, each as the retailer gives it', async () => {
  await showInvoices('/facturas', { invoices: { itemsPerPage: 5 } });
  await pick(2);
  await press('Página 2');
  const [, second] = await newest(7).then((invoices) => invoices.slice(5));
  await userEvent.click(
    await screen.findByRole('checkbox', { name: `Elegir la factura ${second?.number}` }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Documento'), 'Factura electrónica (XML)');
  await press('Descargar 3 (.zip)');
  await ended(/^Hemos guardado 3 documentos en facturas-.+\.zip\.$/);
  expect(downloads.saved).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(zipName), '');
  const entries = await zipped();
  const invoices = await newest(7);
  const wanted = [invoices[0], invoices[1], second].flatMap((invoice) => invoice ?? []);
  const signal = new AbortController().signal;
  const alone = await Promise.all(
    wanted.map((invoice) => loadInvoiceDocument(invoice, 'signed_xml', { joint: false, signal })),
  );
  expect(Object.keys(entries)).toEqual(alone.map(({ name }) => name));
  for (const { name, content } of alone)
    expect(entries[name]).toEqual(new Uint8Array(await content.arrayBuffer()));
});

it('saves a single one as it is', async () => {
  await showInvoices('/facturas');
  await pick(1);
  await press('Descargar');
  await ended(/^Hemos guardado factura-F.+\.pdf\.$/);
  expect(downloads.saved).toHaveBeenCalledOnce();
  expect(String.fromCharCode(...(await downloads.content()).slice(0, 4))).toBe('%PDF');
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

it('asks for three at once, and for each only once', async () => {
  await fail({ kind: 'delay', milliseconds: 50 });
  await showInvoices('/facturas');
  await pick(8);
  const counted = countRequests();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Descargar 8 (.zip)' }));
  await ended(/^Hemos guardado 8 documentos/);
  expect(counted).toEqual({ all: 8, now: 0, most: 3 });
});

it('tells how far it is, and a screen reader each quarter of it', async () => {
  await fail({ kind: 'delay', milliseconds: 50 });
  await showInvoices('/facturas');
  await pick(8);
  const shown = new Set<string | null | undefined>();
  const heard = new Set<string | null | undefined>();
  const observer = new MutationObserver(() => {
    const bar = screen.queryByRole('progressbar', { name: 'Descarga de documentos' });
    if (!bar) return;
    shown.add(bar.getAttribute('aria-valuetext'));
    heard.add(
      screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Preparando'))
        ?.textContent,
    );
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await press('Descargar 8 (.zip)');
  await ended(/^Hemos guardado 8 documentos/);
  observer.disconnect();
  expect(shown.size).toBeGreaterThan(1);
  for (const text of shown) expect(text).toMatch(/^[0-8] de 8$/);
  for (const text of heard) expect(text).toMatch(/^Preparando: [02468] de 8$/);
});

it('keeps those that came, names those that did not and why, and tries them again alone', async () => {
  await showInvoices('/facturas');
  await pick(5);
  await fail({ kind: 'status', status: 404, times: 1 });
  await press('Descargar 5 (.zip)');
  await ended(/^Hemos guardado 4 de 5 documentos\. Falta 1:$/);
  const kept = Object.keys(await zipped());
  expect(kept).toHaveLength(4);
  const [missing, ...others] = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(missing?.textContent).toMatch(/^F\S+ · .+: ya no está disponible$/);
  await press('Volver a intentarlo');
  await ended(/^Hemos guardado factura-F.+\.pdf\.$/);
  const [name] = downloads.saved.mock.lastCall ?? [];
  expect(kept).not.toContain(name);
  expect(missing?.textContent).toContain(/factura-(.+)\.pdf/.exec(name ?? '')?.[1]);
});

it('saves nothing where nothing came, and says so', async () => {
  await fail({ kind: 'status', status: 500 });
  await showInvoices('/facturas');
  await pick(3);
  await press('Descargar 3 (.zip)');
  await ended(/^No hemos podido descargar ninguno de los 3 documentos:$/);
  expect(downloads.saved).not.toHaveBeenCalled();
  await household.retailer.clearInjectedFaults();
  await press('Volver a intentarlo con las 3');
  await ended(/^Hemos guardado 3 documentos/);
  await press('Seguir eligiendo');
  expect(screen.getByText('3 elegidas')).toBeTruthy();
});

it('stops when it is cancelled, and keeps what is picked', async () => {
  await fail({ kind: 'delay', milliseconds: 200 });
  await showInvoices('/facturas');
  await pick(8);
  const counted = countRequests();
  await press('Descargar 8 (.zip)');
  await waitFor(() => expect(counted.now).toBe(3));
  await press('Cancelar la descarga');
  expect(await screen.findByText('8 elegidas')).toBeTruthy();
  const bar = screen.getByRole('region', { name: 'Descargar varias facturas' });
  await waitFor(() => expect(document.activeElement).toBe(bar));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(counted.now).toBe(0));
  expect(counted.all).toBeLessThan(8);
  expect(downloads.saved).not.toHaveBeenCalled();
});

it('waits as long as the retailer asks for, but not for ever', async () => {
  await fail({ kind: 'status', status: 429, retryAfter: 1, times: 1 });
  await showInvoices('/facturas');
  await pick(3);
  await press('Descargar 3 (.zip)');
  await screen.findByText(/Hay muchas peticiones a la vez/);
  await ended(/^Hemos guardado 3 documentos/);
  await press('Seguir eligiendo');
  await fail({ kind: 'status', status: 429, retryAfter: 3600 });
  await press('Descargar 3 (.zip)');
  await ended(/^No hemos podido descargar ninguno/);
  expect(screen.getAllByText(/había demasiadas peticiones a la vez$/)).toHaveLength(3);
});

it('goes on by itself when the connection is back', async () => {
  await fail({ kind: 'drop-before' });
  await showInvoices('/facturas');
  await pick(3);
  await press('Descargar 3 (.zip)');
  await screen.findByText(/Sin conexión\. Seguimos en cuanto vuelva\./);
  await household.retailer.clearInjectedFaults();
  window.dispatchEvent(new Event('online'));
  await ended(/^Hemos guardado 3 documentos/);
  expect(downloads.saved).toHaveBeenCalledOnce();
});

it('ends with the session, and keeps what is picked', async () => {
  const onExpired = vi.fn();
  configureApi({ onExpired });
  await fail({
    kind: 'status',
    status: 401,
    body: { status: 'ERROR', message: 'token_expired' },
    times: 1,
  });
  await showInvoices('/facturas');
  await pick(8);
  const counted = countRequests();
  await press('Descargar 8 (.zip)');
  expect((await screen.findByRole('alert')).textContent).toContain('Su sesión ha terminado');
  expect(onExpired).toHaveBeenCalledOnce();
  expect(counted.all).toBeLessThan(8);
  expect(downloads.saved).not.toHaveBeenCalled();
  expect(screen.getByText('8 elegidas')).toBeTruthy();
});

it('takes no more at once than the settings allow', async () => {
  await showInvoices('/facturas', { invoices: { maxDocuments: 4 } });
  await pick(5);
  const button = screen.getByRole('button', { name: 'Descargar 5 (.zip)' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Puede descargar hasta 4 facturas de una vez.')).toBeTruthy();
  await userEvent.click((await boxes())[0] as HTMLElement);
  await userEvent.click((await boxes())[1] as HTMLElement);
  await press(/^Elegir las 4 más recientes de \d+$/);
  await press('Descargar 4 (.zip)');
  await ended(/^Hemos guardado 4 documentos/);
});

it('drops what is picked with other filters', async () => {
  await showInvoices('/facturas?state=paid');
  await pick(2);
  await press(/^Quitar el filtro/);
  await screen.findByText('Elija las facturas');
  await waitFor(async () => expect((await boxes()).some(({ checked }) => checked)).toBe(false));
});

it('holds the page while it is under way, but not its other pages', async () => {
  await fail({ kind: 'delay', milliseconds: 400 });
  const { address } = await showInvoices('/facturas', {
    features: { displayTypes: ['electricity', 'gas'] },
    invoices: { itemsPerPage: 5 },
  });
  await pick(4);
  await press('Descargar 4 (.zip)');
  await press('Página 2');
  await waitFor(() => expect(address()).toBe('/facturas?page=2'));
  await userEvent.click(screen.getByRole('link', { name: 'Gas' }));
  await screen.findByText(/Para salir de aquí, espere/);
  expect(address()).toBe('/facturas?page=2');
  await ended(/^Hemos guardado 4 documentos/);
  await userEvent.click(screen.getByRole('link', { name: 'Gas' }));
  await waitFor(() => expect(address()).toBe('/facturas?type=gas'));
  expect(screen.queryByRole('region', { name: 'Descargar varias facturas' })).toBeNull();
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
  const { leave } = await showInvoices('/facturas?type=gas');
  await pick(2);
  await press('Descargar 2 (.zip)');
  await ended(/^Hemos guardado 2 documentos/);
  leave();
  const [{ contract = '' } = {}] = await newest(1);
  const ofContract = await showInvoices(`/contratos/electricity/${contract}/facturas`);
  await pick(2);
  await press('Descargar 2 (.zip)');
  await ended(/^Hemos guardado 2 documentos/);
  ofContract.leave();
  await household.retailer.signIn('B00000000');
  await showInvoices('/invoices-multipoint', { features: { displayTypes: ['multipoint'] } });
  await pick(2);
  await press('Descargar 2 (.zip)');
  await ended(/^Hemos guardado 2 documentos/);
  for (const name of Object.keys(await zipped())) expect(name).toMatch(/^factura-M.+\.pdf$/);
});
