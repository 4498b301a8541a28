import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const portal = contentPortal({
  screens: ['about', 'comparator', 'contract', 'contract-invoices', 'contracts', 'login'],
});

/** What the retailer answers instead of a contract; null for the contract itself. */
let answer: (() => Response) | null = null;

const error =
  (status: number, message: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ status: 'ERROR', message }, { status, headers });

beforeEach(() => {
  answer = null;
  const web = vi.mocked(globalThis.fetch).getMockImplementation() ?? globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    return (/\/v\d\/contracts\/\w+$/.test(pathname) && answer?.()) || web(input, init);
  });
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const contractOf = ({ contracts }: FreshCustomer) => `/contratos/electricity/${contracts[0]?.name}`;

/** Opens the page of a contract whose read is answered so. */
async function openContract(given: () => Response) {
  answer = given;
  await portal.enter(contractOf);
  return { page: within(await screen.findByRole('alert')) };
}

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
const isWhole = () => screen.findByRole('heading', { name: 'Datos del contrato' });

it('the invoices of a contract remain when the session expires over them', async () => {
  await portal.enter((customer) => `${contractOf(customer)}/facturas`);
  await screen.findByRole('heading', { level: 1, name: /\d{5}/ });
  await screen.findByRole('table');
  answer = error(401, 'token_expired');
  // What is read in another language is read again.
  await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
  await screen.findByRole('dialog', { name: /sessió/ });
  expect(screen.getByRole('table', { hidden: true })).toBeTruthy();
});

it('a contract that cannot be read says why and what to do, with another try', async () => {
  await openContract(error(500, 'oops', { 'X-Error-Number': '42af90' }));
  const page = within(screen.getByRole('main'));
  const says = (name: string) => page.findByRole('heading', { level: 1, name });
  await says('No hemos podido cargar el contrato');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(page.getByText(/^Código 500 · \d.*\d:\d\d:\d\d · Referencia 42af90$/)).toBeTruthy();
  const call = page.getByRole('link', { name: '900 000 000' });
  expect(call.getAttribute('href')).toBe('tel:900000000');
  expect(page.getByText(/de lunes a viernes, de 9 a 18 h/)).toBeTruthy();

  // This part of the portal is closed.
  answer = error(503, 'overloaded', { 'Retry-After': '300' });
  await retry();
  await page.findByText('El resto del portal funciona. Espere 5 minutos y vuelva a intentarlo.');
  expect(page.getByText('Lluerna')).toBeTruthy();
  expect(page.queryByRole('link', { name: /900/ })).toBeNull();
  expect(page.getByText('Código 503')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();

  // Not theirs: what the retailer says, and nothing that is no sentence for people.
  answer = error(403, 'Este contrato es de otro titular.');
  await retry();
  await says('Este contrato es de otro titular.');
  const list = page.getByRole('link', { name: 'Contratos' });
  expect(list.getAttribute('href')).toBe('/contratos/electricity');
  expect(page.getByRole('link', { name: '900 000 000' })).toBeTruthy();
  for (const message of ['<b>Ha ganado</b> un premio', 'forbidden']) {
    answer = error(403, message);
    await retry();
    await says('No tiene acceso a esta página');
    expect(document.body.textContent).not.toContain(message);
    answer = error(403, 'Este contrato es de otro titular.');
    await retry();
    await says('Este contrato es de otro titular.');
  }

  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await retry();
  await page.findByText(/En cuanto vuelva, la página se cargará sola/);
  answer = null;
  window.dispatchEvent(new Event('online'));
  expect(await isWhole()).toBeTruthy();
});

it('a contract without a session leads to the password, over the page', async () => {
  const { page } = await openContract(error(401, 'unauthenticated'));
  expect(page.getByRole('heading', { name: 'Su sesión ha terminado' })).toBeTruthy();
  await userEvent.click(page.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

describe('an unknown address', () => {
  it('leads customers home and to what people look for', async () => {
    await portal.enter('/no/such/page');
    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { name: 'Esta página no existe' });
    const names = () =>
      within(main.getByRole('navigation', { name: 'Quizá busca' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const own = ['Facturas', 'Contratos', 'Solicitudes', 'Su perfil', 'Atención al cliente'];
    await waitFor(() => expect(names()).toEqual(own));
    expect(main.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  });

  it('leads visitors to nothing that is not theirs', async () => {
    await portal.visit('/no/such/page');
    const useful = within(await screen.findByRole('navigation', { name: 'Quizá busca' }));
    const names = useful.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Atención al cliente']);
  });
});

it.each([
  [
    'come late',
    async () => {
      const operationId = 'getPublicSettings';
      await portal.retailer().fail({ operationId, kind: 'delay', milliseconds: 2_500 });
      await portal.visit('/comparador', { comparator: { enabled: false } });
    },
  ],
  [
    'are those of a customer',
    () => portal.enter('/comparador', { settings: { comparator: { enabled: false } } }),
  ],
])('a page that settings close does not exist for who opens it, where they %s', async (_, open) => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Esta página no existe' }),
  ).toBeTruthy();
});

it('the beginning of a path leads to its list', async () => {
  await portal.enter('/contratos');
  await waitFor(() => expect(location.pathname).toBe('/contratos/electricity'));
  for (const [path, list] of [
    ['/contratos-gas', '/contratos/gas'],
    ['/contratos/', '/contratos/electricity'],
    ['/contractes', '/contratos/electricity'],
  ] as const) {
    portal.go('/version');
    await screen.findByRole('heading', { level: 1, name: 'Versión' });
    portal.go(path);
    await waitFor(() => expect(location.pathname).toBe(list));
  }
});
