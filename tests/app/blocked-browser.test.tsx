import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cookiesWork } from '#api/session-cookies.ts';
import { removeStored, storedText, storedValue, storeText } from '#storage/browser-storage.ts';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const portal = contentPortal({
  screens: ['about', 'contracting-electricity', 'invoices', 'login', 'power-calculator'],
});
configure({ asyncUtilTimeout: 6_000 });

/** As in a browser that blocks all data of sites: cookies are dropped, and to look at a storage throws. */
function block() {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} });
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
}

/** The customer allows it again. */
function allow() {
  Reflect.deleteProperty(document, 'cookie');
  vi.restoreAllMocks();
}

beforeEach(block);
afterEach(allow);

it('where storage is forbidden nothing is stored and nothing fails', () => {
  expect(storeText('browser', 'a', '1')).toBe(false);
  expect(storedText('tab', 'a')).toBeUndefined();
  expect(storedValue('browser', 'a')).toBeUndefined();
  expect(() => removeStored('tab', 'a')).not.toThrow();
  allow();
  expect(storeText('browser', 'a', '{')).toBe(true);
  expect(storedText('browser', 'a')).toBe('{');
  expect(storedValue('browser', 'a')).toBeNull();
  removeStored('browser', 'a');
  expect(storedText('browser', 'a')).toBeNull();
  expect(cookiesWork()).toBe(true);
});

it('the login says that cookies are blocked and how to allow them, lets in all the same, and stops saying so', async () => {
  await portal.visit('/acceso');
  const notice = await screen.findByText('Su navegador bloquea las cookies');
  expect(notice.closest('[role=alert]')?.textContent).toContain('abra los ajustes de su navegador');
  const customer = await portal.retailer().call('POST', '/sandbox/customers', {});
  const { user, password } = customer as FreshCustomer;
  await userEvent.type(await screen.findByLabelText('NIF o correo electrónico'), user);
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(await screen.findByRole('heading', { name: /^Hola, /, level: 1 })).toBeTruthy();
});

it.each([
  ['/version', 'Versión'],
  ['/potencia', '¿Qué potencia necesita su casa?'],
  ['/nuevo-cliente-electricidad', 'Contrate la luz'],
])('a visitor’s page works without: %s', async (path, title) => {
  await portal.visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

it('the notice disappears once cookies are allowed', async () => {
  await portal.visit('/acceso');
  await screen.findByText('Su navegador bloquea las cookies');
  allow();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByText('Su navegador bloquea las cookies')).toBeNull());
});
