import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { CommunicationsScreen } from '#screens/communications/communications-screen.tsx';
import { expectStructure } from '#tests/support/description/structure.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { showContracts } from '#tests/support/pages/contracts-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { answered, openedCase } from '#tests/support/pages/requests-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let configuration: Configuration;
let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  [configuration, retailer] = await Promise.all([publishedConfiguration(), startRetailer()]);
});
afterAll(() => retailer.close());
beforeEach(async () => {
  customer = await retailer.signInFresh();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await retailer.clearInjectedFaults();
});

const show = (id: unknown = customer.contracts[0]?.id, language = 'es-ES') =>
  showForms({
    configuration,
    language,
    address: `/contratos/${id}/comunicaciones`,
    children: (
      <OpenRoutesContext value={() => ({ access: 'private', address: null })}>
        <Routes>
          <Route path={paths['contract-communications']} element={<CommunicationsScreen />} />
          <Route path={paths.contract} element={<p>a contract</p>} />
        </Routes>
      </OpenRoutesContext>
    ),
  });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const rowWith = async (words: string) => {
  const row = (await rows()).find(({ textContent }) => textContent?.includes(words));
  if (!row) throw new Error(words);
  return within(row);
};

it('lists what was sent with its kind, way, day and document, under the home', async () => {
  const { saved } = watchDownloads();
  await show();
  const [latest] = await rows();
  expect(latest?.textContent).toMatch(
    /^Factura \S+Factura(Por correo \S+|Por correo electrónico)\d+ \w+ \d{4}/,
  );
  await waitFor(() => expect(document.title).toMatch(/^Comunicaciones, .*\d/));
  const trail = within(screen.getByRole('navigation', { name: 'Está en' }));
  const { name } = customer.contracts[0] ?? {};
  const above = trail
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(above).toEqual([
    ['Contratos', '/contratos/electricity'],
    [`Contrato ${name}`, `/contratos/electricity/${name}`],
  ]);
  await expectStructure();
  await userEvent.click(within(latest as HTMLElement).getByRole('button', { name: /^Descargar/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it('leads to the request that was answered', async () => {
  const id = await openedCase(retailer, customer, { title: 'Lectura de abril' });
  await answered(retailer, id, { state: 'accepted' });
  await show();
  const row = await rowWith('Lectura de abril');
  const link = row.getByRole('link', { name: 'Leer Lectura de abril' });
  expect(link.getAttribute('href')).toBe(`/solicitudes/${id}`);
});

it('leads to the page of a change of price (RD 88/2026 6.1.m: apart from the bill)', async () => {
  const [{ id, name } = { id: 0, name: '' }] = customer.contracts;
  const path = `/sandbox/contracts/${name}/notices`;
  const notice = (await retailer.call('POST', path, { kind: 'price_change' })) as { id: number };
  await show();
  const row = await rowWith('Cambio de precio desde el 1 de ');
  const link = row.getByRole('link', { name: /^Ver qué cambia Cambio de precio desde/ });
  expect(link.getAttribute('href')).toBe(`/contratos/${id}/avisos/${notice.id}`);
  expect(row.queryByRole('button', { name: /^Descargar/ })).toBeNull();
});

it('calls a change by its name', async () => {
  const contract = customer.contracts.find(({ requires_signature }) => requires_signature);
  await retailer.callAs(customer.token, 'POST', `/api/v1/contracts/${contract?.name}/iban/`, {
    already_registered: false,
    iban: 'ES9121000418450200051332',
    owner_is_bank_owner: true,
  });
  await show(contract?.id);
  (await rowWith('Petición de firma')).getByText('Cuenta de cargo');
});

it('has pages', async () => {
  await show(`${customer.contracts[0]?.id}`);
  const usual = (await rows()).length;
  expect(usual).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await screen.findByText(/^11–/);
});

it('without any says so', async () => {
  const body = { status: 'OK', data: { result: { items: [], n_items: 0, offset: 0, limit: 10 } } };
  await retailer.fail({ operationId: 'listCommunications', kind: 'body', body });
  await show();
  await screen.findByText('Todavía no le hemos enviado nada de este contrato');
});

it('that cannot be loaded says so and can be requested again', async () => {
  await retailer.fail({ operationId: 'listCommunications', kind: 'status', status: 500 });
  await show();
  await screen.findByText('No hemos podido cargar las comunicaciones');
  await retailer.clearInjectedFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  expect(await rows()).toHaveLength(10);
});

it('takes kinds, ways and documents that it does not know', async () => {
  const item = {
    id: 'x',
    date: '2026-01-02',
    kind: 'poem',
    subject: '<b>Hola</b>',
    channel: 'pigeon',
  };
  const result = { items: [{ ...item, document: { kind: 'scroll', id: 1 } }], n_items: 1 };
  const body = { status: 'OK', data: { result } };
  await retailer.fail({ operationId: 'listCommunications', kind: 'body', body });
  await show();
  (await rowWith('<b>Hola</b>')).getByText('Aviso');
  expect(screen.queryByRole('button', { name: /Descargar/ })).toBeNull();
});

it.each(['0', '999999999', 'abc'])('of the contract %s are not found', async (id) => {
  await show(id);
  await screen.findByText('No encontramos este contrato');
});

it('of another customer are not found', async () => {
  const id = customer.contracts[0]?.id;
  await retailer.signInFresh();
  await show(id);
  await screen.findByText('No encontramos este contrato');
});

it('speak Catalan', async () => {
  await show(customer.contracts[0]?.id, 'ca-ES');
  await screen.findByRole('heading', { name: 'Comunicacions' });
  expect((await rows())[0]?.textContent).toMatch(/Per correu/);
});

it('are reached from the contract, except where the retailer does not serve them', async () => {
  const [contract] = customer.contracts;
  const link = { name: 'Comunicaciones' };
  await showContracts(`/contratos/electricity/${contract?.name}`);
  const found = await screen.findByRole('link', link);
  expect(found.getAttribute('href')).toBe(`/contratos/${contract?.id}/comunicaciones`);
  cleanup();
  await retailer.fail({ operationId: 'listCommunications', kind: 'status', status: 404 });
  await showContracts(`/contratos/electricity/${contract?.name}`);
  await screen.findByRole('region', { name: 'Documentos' });
  await waitFor(() => expect(screen.queryByRole('link', link)).toBeNull());
});
