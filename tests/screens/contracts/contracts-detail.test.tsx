import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  retailer = await startRetailer();
  customer = await retailer.signInFresh();
});
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await retailer.clearInjectedFaults();
});

const numberOf = (wanted: (contract: FreshCustomer['contracts'][number]) => boolean) =>
  customer.contracts.find(wanted)?.name ?? '';
const first = () => numberOf(({ type, state }) => type === 'electricity' && state === 'activa');
const card = (name: string) => screen.findByRole('region', { name });

it('shows everything about a contract of electricity', async () => {
  await showContracts(`/contratos/electricity/${first()}`);
  await screen.findByRole('heading', {
    level: 1,
    name: 'Calle de los Almendros 14, 2.º B, 50001 Zaragoza',
  });
  const data = await card('Datos del contrato');
  expect(within(data).getByText('Titular').nextSibling?.textContent).toBe('Marta Vidal Roca');
  expect(within(data).getByText('Número de contrato').nextSibling?.textContent).toContain(first());
  expect(await screen.findByText(/^4,6\skW$/)).toBeTruthy();
  expect(screen.getByText('Activo')).toBeTruthy();
  expect((await card('Cuenta de cargo')).textContent).toMatch(/ES\d\d( \d{4}){5}/);
  expect(within(await card('Servicios')).getByText('Mantenimiento eléctrico')).toBeTruthy();
  const supply = await card('Punto de suministro');
  expect(within(supply).queryByText('Presión')).toBeNull();
});

/** Opens a contract on a phone; returns the cards present when the first was rendered, once all are rendered. */
async function firstCards(address: string): Promise<string[]> {
  vi.stubGlobal('innerHeight', 844);
  let first: string[] = [];
  const watch = new MutationObserver(() => {
    const cards = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    if (first.length === 0 && cards.includes('Datos de contacto')) first = cards;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await showContracts(address);
  await card('Punto de suministro');
  watch.disconnect();
  return first;
}

it('renders what is visible first, and all at once where the address leads further down', async () => {
  // Two contracts that no other test has opened: a returning visitor sees all of the page at once.
  const [one, other] = customer.contracts.filter(
    ({ type, name }) => type === 'electricity' && name !== first(),
  );
  const path = '/contratos/electricity/';
  expect(await firstCards(path + one?.name)).not.toContain('Punto de suministro');
  cleanup();
  const led = await firstCards(`${path}${other?.name}#consumption`);
  expect(led).toContain('Punto de suministro');
});

it('leads to its invoices, unless they are closed', async () => {
  await showContracts(`/contratos/electricity/${first()}`);
  const link = await screen.findByRole('link', { name: 'Ver facturas' });
  expect(link.getAttribute('href')).toBe(`/contratos/electricity/${first()}/facturas`);
  cleanup();
  const gas = numberOf(({ type }) => type === 'gas');
  await showContracts(`/contratos-gas/${gas}`);
  const ofGas = await screen.findByRole('link', { name: 'Ver facturas' });
  expect(ofGas.getAttribute('href')).toBe(`/contratos-gas/${gas}/facturas-gas`);
  cleanup();
  await showContracts(`/contratos-gas/${gas}`, { isOpen: (id) => id !== 'gas-contract-invoices' });
  await card('Punto de suministro');
  expect(screen.queryByRole('link', { name: 'Ver facturas' })).toBeNull();
});

it('shows pressure and flow of a gas contract, and no power', async () => {
  await showContracts(`/contratos-gas/${numberOf(({ type }) => type === 'gas')}`);
  const supply = await card('Punto de suministro');
  expect(within(supply).getByText('Presión').nextSibling?.textContent).toMatch(/\sbar$/);
  expect(within(supply).getByText('Caudal').nextSibling?.textContent).toMatch(/\sm³\/h$/);
  expect(screen.queryByText('Potencia contratada')).toBeNull();
});

it('leads a gas contract to its own route', async () => {
  const gas = numberOf(({ type }) => type === 'gas');
  const { current } = await showContracts(`/contratos/gas/${gas}`);
  await card('Punto de suministro');
  expect(current()).toBe(`/contratos-gas/${gas}`);
});

it('switches to another contract', async () => {
  const { current } = await showContracts(`/contratos/electricity/${first()}`);
  const other = numberOf(({ state }) => state === 'baixa');
  await userEvent.click(await screen.findByText('Cambiar de contrato'));
  await userEvent.click(
    await screen.findByRole('link', { name: new RegExp(` contrato ${other}$`) }),
  );
  expect(current()).toBe(`/contratos/electricity/${other}`);
  expect(await screen.findByText('De baja')).toBeTruthy();
});

it('has no document, and says why the account cannot be changed, where both are switched off', async () => {
  await showContracts(`/contratos/electricity/${first()}?dialog=iban-change`, {
    features: {
      ...{ ibanChange: { enabled: false, attachments: false } },
      contractDocuments: { enabled: false },
    },
  });
  const reason = 'Ahora mismo no se puede cambiar la cuenta de cargo desde aquí.';
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(reason);
  expect(within(dialog).queryByRole('radio')).toBeNull();
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Cerrar' })[0] as Element);
  const change = await screen.findByRole('button', { name: 'Cambiar la cuenta' });
  const described = document.getElementById(change.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(reason);
  expect(screen.queryByRole('button', { name: 'Descargar el contrato' })).toBeNull();
});

it('says that a number is not among the contracts, and leads back to them', async () => {
  await showContracts('/contratos/electricity/9999999');
  expect(await screen.findByText('No encontramos el contrato 9999999')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Contratos' });
  expect(links.at(-1)?.getAttribute('href')).toBe('/contratos/electricity');
});

it('says that the contract could not be loaded, and tries again', async () => {
  await retailer.fail({ operationId: 'getContract', kind: 'status', status: 500 });
  await showContracts(`/contratos/electricity/${first()}`);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('No hemos podido cargar el contrato')).toBeTruthy();
  await retailer.clearInjectedFaults();
  await userEvent.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
  expect(await card('Datos del contrato')).toBeTruthy();
});

it('groups documents by category and saves them; a failed download says so', async () => {
  const { saved } = watchDownloads();
  await showContracts(`/contratos/electricity/${first()}`);
  const documents = within(await card('Documentos'));
  expect(documents.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Contrato',
    'Pagos',
  ]);
  const terms = documents.getByRole('button', { name: 'Descargar Condiciones generales' });
  await userEvent.click(terms);
  await waitFor(() => expect(saved).toHaveBeenCalledWith('condiciones-generales.pdf', ''));
  await userEvent.click(documents.getByRole('button', { name: 'Descargar el contrato' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));

  const page = { kind: 'body', body: '<!doctype html>', contentType: 'text/html' };
  for (const fault of [{ kind: 'status', status: 500 }, page]) {
    saved.mockClear();
    await retailer.fail({ operationId: 'downloadContractAttachment', times: 1, ...fault });
    await userEvent.click(terms);
    expect(await documents.findByText(/No hemos podido descargarlo/)).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
    await userEvent.click(terms);
    await waitFor(() => expect(saved).toHaveBeenCalled());
  }
});
