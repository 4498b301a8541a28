import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropStoredToken, storeToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { openPortal } from '#tests/support/pages/portal-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

configure({ asyncUtilTimeout: 20_000 });

let configuration: Configuration;
let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  [configuration, retailer] = await Promise.all([publishedConfiguration(), startRetailer()]);
});
afterAll(() => retailer.close());

let running: AbortController;
beforeEach(async () => {
  running = new AbortController();
  customer = await retailer.signInFresh();
  await retailer.clearInjectedFaults();
});
afterEach(() => {
  running.abort();
  cleanup();
  dropStoredToken();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (address: string) => openPortal(configuration, address, { signal: running.signal });
const write = async (label: RegExp, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const receipt = async (name = 'Justificante') =>
  within(await screen.findByRole('region', { name }));

/** A contract of the customer that was signed yesterday. */
async function signedYesterday(): Promise<string> {
  const name = customer.contracts[0]?.name ?? '';
  const signed = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  await retailer.call('POST', `/sandbox/orders/${name}/progress`, { signed });
  return name;
}

describe('withdrawal (L2)', () => {
  it('a visitor withdraws by number and NIF, with a receipt that can be saved', async () => {
    const name = await signedYesterday();
    await open('/desistir');
    await write(/^Número de contrato o referencia/, name);
    await write(/^Correo electrónico o NIF/, customer.user);
    await write(/^Nombre y apellidos/, 'Ana Pérez');
    await tick(/Desisto de este contrato/);
    await press('Desistir del contrato');
    const shown = await receipt();
    expect(shown.getByText(/^D-\d{6}$/)).toBeTruthy();
    shown.getByText(name);
    shown.getByText(/le cobraremos solo lo consumido/);
    const { saved } = watchDownloads();
    await userEvent.click(shown.getByRole('button', { name: 'Descargar justificante' }));
    const file = expect.stringMatching(/^desistimiento-D-\d{6}\.pdf$/);
    await waitFor(() => expect(saved).toHaveBeenCalledWith(file, ''));
    expect(await retailer.inspect(customer, name)).toMatchObject({ state: 'baixa' });
  });

  it('says the same of an unknown reference and a wrong proof, and retains what was typed', async () => {
    await open('/desistir');
    await write(/^Número de contrato o referencia/, 'L-999999');
    await write(/^Correo electrónico o NIF/, 'nadie@example.com');
    await write(/^Nombre y apellidos/, 'Ana Pérez');
    await tick(/Desisto de este contrato/);
    await press('Desistir del contrato');
    await screen.findAllByText(/No encontramos ningún contrato con esta referencia/);
    const typed = screen.getByLabelText<HTMLInputElement>(/^Correo electrónico o NIF/);
    expect(typed.value).toBe('nadie@example.com');
  });

  it('a customer chooses among the contracts whose term runs, and sees why not of the others', async () => {
    const name = await signedYesterday();
    storeToken(customer.token);
    await open(`/desistir?contract=electricity/${name}`);
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Contrato/ });
    await waitFor(() => expect(choice.value).toBe(`electricity/${name}`));
    const others = within(await screen.findByRole('region', { name: 'Sus otros contratos' }));
    expect((await others.findAllByText('Plazo terminado')).length).toBeGreaterThan(0);
    await write(/^Nombre y apellidos/, 'Ana Pérez');
    await tick(/Desisto de este contrato/);
    await press('Desistir del contrato');
    (await receipt()).getByText(name);
  });

  it('loses nothing typed when the session expires on the page', async () => {
    const name = await signedYesterday();
    const address = `/desistir?contract=electricity/${name}`;
    storeToken(customer.token);
    await open(address);
    await write(/^Nombre y apellidos/, 'Ana Pérez');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Contrato/ });
    await waitFor(() => expect(choice.value).toBe(`electricity/${name}`));
    await tick(/Desisto de este contrato/);
    await retailer.call('POST', '/sandbox/tokens/expire', { user: customer.user });
    await press('Desistir del contrato');
    await screen.findByRole('dialog');
    running.abort();
    cleanup();
    running = new AbortController();
    const again = await retailer.call('POST', '/api/v1/get_token', {
      user: customer.user,
      password: customer.password,
    });
    storeToken((again as { data: { result: { token: string } } }).data.result.token);
    await open(address);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Nombre y apellidos/);
    expect(field.value).toBe('Ana Pérez');
  });

  it('of a retailer without the operation names the other ways, and what was typed remains', async () => {
    await retailer.fail({ operationId: 'withdrawFromContract', kind: 'status', status: 404 });
    await open('/desistir');
    await write(/^Número de contrato o referencia/, 'L-000001');
    await write(/^Correo electrónico o NIF/, 'ana@example.com');
    await write(/^Nombre y apellidos/, 'Ana Pérez');
    await tick(/Desisto de este contrato/);
    await press('Desistir del contrato');
    await screen.findByText('Ahora mismo no se puede desistir desde aquí');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre y apellidos/).value).toBe('Ana Pérez');
  });

  it('is offered on the contract while its 14 days run, and at the foot of every page', async () => {
    const name = await signedYesterday();
    storeToken(customer.token);
    await open(`/contratos/electricity/${name}`);
    const way = await screen.findByRole('link', { name: 'Desistir' });
    expect(way.getAttribute('href')).toBe(`/desistir?contract=electricity/${name}`);
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Desistir de un contrato' })).toBeTruthy();
  });
});

describe('the state of a contracting (L17)', () => {
  const follow = async (reference: string, proof: string) => {
    await open('/seguimiento');
    await write(/^Número de contrato o referencia/, reference);
    await write(/^Correo electrónico o NIF/, proof);
    await press('Ver el estado');
  };

  it('is said in a sentence with what happened so far, without a session', async () => {
    await follow(await signedYesterday(), customer.user);
    const shown = await receipt('Estado de la contratación');
    shown.getByText('Su contrato está activo.');
    expect(shown.getAllByRole('listitem').map((one) => one.textContent)[0]).toMatch(
      /^Contrato|^Firmado/,
    );
    await userEvent.click(shown.getByRole('button', { name: 'Consultar otra' }));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Número de contrato/);
    expect(field.value).toBe('');
  });

  it('says by when the distributor changes the supply: ten working days from the signature', async () => {
    const draft = customer.contracts.find(({ state }) => state === 'esborrany')?.name ?? '';
    await retailer.call('POST', `/sandbox/orders/${draft}/progress`, { signed: '2026-11-20' });
    await follow(draft, customer.user);
    const shown = await receipt('Estado de la contratación');
    shown.getByText(/La distribuidora tiene hasta el 4 dic 2026: diez días hábiles/);
  });

  it('is of no one else', async () => {
    await follow(await signedYesterday(), 'nadie@example.com');
    await screen.findAllByText(/No encontramos ningún contrato con esta referencia/);
  });
});

describe('a claim without a session (L21)', () => {
  it('people without a contract claim that they did not sign up, and get a number', async () => {
    const email = `${customer.user.toLowerCase()}@visitor.example`;
    await open('/atencion-al-cliente');
    const door = within(await screen.findByRole('region', { name: 'Reclame' }));
    await userEvent.click(door.getByRole('link', { name: 'Reclamar' }));
    const type = await screen.findByRole('combobox', { name: /Sobre qué reclama/ });
    await within(type).findByRole('option', { name: 'Facturación y medida' });
    await userEvent.selectOptions(type, 'Yo no he contratado esto');
    await write(/^Qué ha pasado/, 'Me ha llegado una factura y no soy cliente.');
    await write(/^Nombre y apellidos/, 'Ana Gil');
    await write(/^Correo electrónico/, email);
    await press('Enviar la reclamación');
    const number = (await screen.findByText('Número de reclamación')).nextSibling?.textContent;
    const stored = await retailer.call('GET', `/sandbox/support-requests?email=${email}`);
    expect(stored).toMatchObject([
      { id: Number(number), kind: 'claim', category: 'not_contracted', claimant_name: 'Ana Gil' },
    ]);
  });
});
