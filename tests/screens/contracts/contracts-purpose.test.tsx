import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { today } from '#config/clock.ts';
import { dayAfter } from '#domain/values/local-time.ts';
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

/** Of gas a household has one contract. */
const gasOnly = { features: { displayTypes: ['gas' as const] } };
const gas = () => customer.contracts.find(({ type }) => type === 'gas')?.name;
const choices = () => screen.findAllByRole('link', { name: /^Elegir este contrato/ });
const kinds = () =>
  within(screen.getByRole('navigation', { name: 'Tipo de suministro' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('moves the focus to the heading of the page when a dialog of the address is closed', async () => {
  await showContracts(`/contratos-gas/${gas()}?dialog=iban-change`, gasOnly);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

it('leads straight to the only contract, and Back leads past the list', async () => {
  await showContracts('/contratos/gas?page=1', gasOnly);
  await screen.findAllByRole('row');
  cleanup();
  const list = vi.spyOn(document, 'title', 'set');
  const { current, back } = await showContracts('/contratos/gas?dialog=iban-change', gasOnly);
  expect(await screen.findByRole('dialog', { name: 'Cambiar la cuenta de cargo' })).toBeTruthy();
  expect(current()).toBe(`/contratos-gas/${gas()}?dialog=iban-change`);
  expect(list.mock.calls.join()).not.toContain('Sus contratos');
  await back();
  expect(current()).toBe('/contratos/gas?page=1');
});

it('lets choose among several of all kinds together, and keeps the purpose on the way', async () => {
  const { current } = await showContracts('/contratos/electricity?dialog=iban-change', {
    features: { onlinePayment: { enabled: true } },
    payment: { url: 'https://pay.example/start', hosts: ['pay.example'] },
  });
  const [first] = await choices();
  expect(screen.queryByRole('link', { name: /Pagar/ })).toBeNull();
  expect(screen.getByText('Elija el contrato para continuar.')).toBeTruthy();
  expect(kinds()).toEqual([
    ['Electricidad', '/contratos/electricity?dialog=iban-change'],
    ['Gas', '/contratos/gas?dialog=iban-change'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Gas' }));
  // One contract of gas is not the only one that there is.
  await waitFor(() => expect(current()).toBe('/contratos/gas?dialog=iban-change'));
  await choices();
  await userEvent.click(screen.getByRole('link', { name: 'Electricidad' }));
  await choices();
  expect(first?.getAttribute('href')).toMatch(
    /^\/contratos\/electricity\/\d+\?dialog=iban-change$/,
  );
});

it.each(['power-change', 'sips-opt-out'])(
  'shows electricity alone for %s, whichever address requested it',
  async (form) => {
    const { current } = await showContracts(`/contratos/gas?dialog=${form}&size=5`);
    await choices();
    expect(current()).toBe(`/contratos/electricity?dialog=${form}&size=5`);
    expect(screen.queryByRole('navigation', { name: 'Tipo de suministro' })).toBeNull();
  },
);

it.each([
  ['a form that there is not', '/contratos/gas?dialog=no-such-form', {}],
  ['a form of another page', '/contratos/gas?dialog=login', {}],
  ['an action that there is not', '/contratos/gas?action=delete', {}],
  ['a change of another kind of supply', '/contratos/gas?dialog=power-change', gasOnly],
])('is the plain list for %s', async (_, address, settings) => {
  const { current } = await showContracts(address, settings);
  expect(await screen.findByRole('link', { name: / contrato \d+$/ })).toBeTruthy();
  expect(screen.queryByText('Elija el contrato para continuar.')).toBeNull();
  expect(current()).toBe(address);
});

it('shows the list, and that it failed, when the number of contracts is unknown', async () => {
  await retailer.fail({ operationId: 'listContracts', kind: 'status', status: 500 });
  await retailer.fail({ operationId: 'listContractsV1', kind: 'status', status: 500 });
  await showContracts('/contratos/gas?dialog=iban-change', gasOnly);
  expect(await screen.findByText('No hemos podido cargar sus contratos')).toBeTruthy();
});

it('saves the document of the contract once, and the address forgets it', async () => {
  const { saved } = watchDownloads();
  const { current } = await showContracts('/contratos/gas?action=download', gasOnly);
  await waitFor(() => expect(saved).toHaveBeenCalledWith(`contrato-${gas()}.pdf`, ''));
  expect(current()).toBe(`/contratos-gas/${gas()}`);
  expect(saved).toHaveBeenCalledTimes(1);
  cleanup();
  await showContracts(current(), gasOnly);
  await screen.findByRole('button', { name: 'Descargar el contrato' });
  expect(saved).toHaveBeenCalledTimes(1);
});

it('says beside the button that the document could not be saved', async () => {
  const { saved } = watchDownloads();
  await retailer.fail({ operationId: 'downloadContractPdf', kind: 'status', status: 500 });
  const { current } = await showContracts(`/contratos-gas/${gas()}?action=download`, gasOnly);
  const button = await screen.findByRole('button', { name: 'Descargar el contrato' });
  const failure = await screen.findByText(/No hemos podido descargarlo/);
  expect(failure.parentElement?.contains(button)).toBe(true);
  expect(current()).toBe(`/contratos-gas/${gas()}`);
  await retailer.clearInjectedFaults();
  await userEvent.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

it('leads to the invoices of the only contract, and of a chosen one, to download them', async () => {
  const only = await showContracts('/contratos/gas?action=invoices', gasOnly);
  await waitFor(() =>
    expect(only.current()).toBe(`/contratos-gas/${gas()}/facturas-gas?action=invoices`),
  );
  cleanup();
  const many = await showContracts('/contratos/electricity?action=invoices');
  const [first] = await choices();
  const leadsTo = first?.getAttribute('href') ?? '';
  expect(leadsTo).toMatch(/^\/contratos\/electricity\/\d+\/facturas\?action=invoices$/);
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(many.current()).toBe(leadsTo));
});

it('leads to the consumption of a contract, by the hours of yesterday', async () => {
  const { current } = await showContracts('/contratos/electricity?action=consumption');
  await userEvent.click((await choices())[0] as HTMLElement);
  const card = await screen.findByRole('region', { name: 'Consumo' });
  await waitFor(() => expect(document.activeElement).toBe(card));
  const yesterday = dayAfter(today(), -1);
  expect(current()).toMatch(
    new RegExp(`^/contratos/electricity/\\d+\\?from=${yesterday}&to=${yesterday}$`),
  );
  expect(await within(card).findByText(/ a la hora de media/)).toBeTruthy();
});

it('simply opens a contract that has no consumption', async () => {
  const name = customer.contracts.find(({ state }) => state === 'esborrany')?.name;
  const { current } = await showContracts(`/contratos/electricity/${name}?action=consumption`);
  expect(await screen.findByRole('region', { name: 'Datos del contrato' })).toBeTruthy();
  await waitFor(() => expect(current()).toBe(`/contratos/electricity/${name}`));
});
