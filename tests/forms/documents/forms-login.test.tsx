import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { FormScreen } from '#forms/form-screen.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let retailer: TestRetailer;
let configuration: Configuration;
let customer: FreshCustomer;

beforeAll(async () => {
  [retailer, configuration] = await Promise.all([startRetailer(), publishedConfiguration()]);
  customer = await retailer.signInFresh();
});
afterAll(() => retailer.close());
afterEach(cleanup);

const user = () => screen.findByRole('textbox', { name: 'NIF o correo electrónico' });
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

async function openLogin() {
  const finished = vi.fn();
  await showForms({
    configuration,
    session: { signedIn: false },
    children: <FormRunner form="login" onFinished={finished} />,
  });
  await user();
  return finished;
}

it('signs in with a NIF typed in any way, and says it once', async () => {
  const finished = await openLogin();
  const { user: nif } = customer;
  await userEvent.type(await user(), ` ${nif.slice(0, 8)}-${nif.slice(8).toLowerCase()} `);
  await userEvent.type(password(), `${customer.password}{Enter}`);
  await waitFor(() => expect(finished).toHaveBeenCalledTimes(1));
  expect(finished.mock.calls[0]?.[0]).toMatchObject({
    kind: 'sent',
    result: { token: expect.any(String) },
  });
});

it('keeps what was typed when the password is wrong, says so, and never keeps it on the disk', async () => {
  const finished = await openLogin();
  await userEvent.type(await user(), customer.user);
  await userEvent.type(password(), 'wrong-Password-1');
  await enter();
  const message = await screen.findByRole('region', {
    name: /El usuario o la contraseña no son correctos/,
  });
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(password().value).toBe('wrong-Password-1');
  expect(await user()).toHaveProperty('value', customer.user);
  expect(finished).not.toHaveBeenCalled();
  expect({ ...sessionStorage }).toEqual({});
});

it('marks each field for password managers, and lets the password be shown and pasted', async () => {
  await openLogin();
  expect((await user()).getAttribute('autocomplete')).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(password().type).toBe('password');
  await userEvent.click(password());
  await userEvent.paste('a pasted password, however long it may be and whatever it may hold ñ');
  const show = screen.getByRole('button', { name: 'Mostrar la contraseña' });
  await userEvent.click(show);
  expect(password().type).toBe('text');
  expect(show.getAttribute('aria-pressed')).toBe('true');
  expect(password().value).toContain('however long');
});

it('leaves an e-mail address as it was typed', async () => {
  await openLogin();
  const field = await user();
  await userEvent.type(field, '  Ana.Prat@example.com ');
  await userEvent.tab();
  expect(field).toHaveProperty('value', 'Ana.Prat@example.com');
});

it('says why instead of showing a form that may not be used', async () => {
  await showForms({
    configuration,
    settings: { oidc: { enabled: true, defaultLogin: false } },
    children: <FormScreen form="login" />,
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Entre en su área de clientes',
  );
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
  expect(screen.getByRole('status').textContent).not.toMatch(/^$|conditions\./);
});
