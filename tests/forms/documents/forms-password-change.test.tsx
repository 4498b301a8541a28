import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { descriptionOf } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let retailer: TestRetailer;
let configuration: Configuration;
let customer: FreshCustomer;

beforeAll(async () => {
  [retailer, configuration] = await Promise.all([startRetailer(), publishedConfiguration()]);
});
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await retailer.clearInjectedFaults();
});

const NEW = 'Otra-clave-9';
const operation = { operationId: 'changePassword' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const current = () => field('Contraseña actual');
const fresh = () => field('Contraseña nueva');
const repeated = () => field('Repita la contraseña nueva');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));

async function paste(into: HTMLElement, text: string) {
  await userEvent.clear(into);
  await userEvent.click(into);
  await userEvent.paste(text);
}

async function openChange(language = 'es-ES') {
  customer = await retailer.signInFresh();
  const finished = vi.fn();
  await showForms({
    configuration,
    language,
    children: <FormRunner form="password-change" onFinished={finished} />,
  });
  await screen.findByRole('list');
  return finished;
}

async function change(from: string, to: string, again = to) {
  await paste(current(), from);
  await paste(fresh(), to);
  await paste(repeated(), again);
  await save();
}

const canSignIn = async (password: string) => {
  const { user } = customer;
  return retailer
    .call('POST', '/api/v1/get_token', { user, password })
    .then(() => true)
    .catch(() => false);
};

describe('the change of a password', () => {
  it('changes it, continues with a new token, and sends the passwords in its own request only', async () => {
    const finished = await openChange();
    const sent = recordSent();
    await change(customer.password, NEW);
    await screen.findByRole('heading', { name: 'Su contraseña ha cambiado' });
    const result = finished.mock.calls[0]?.[0].result;
    expect(result).toMatchObject({ token: expect.any(String), user: { id: String(customer.id) } });
    expect(result.token).not.toBe(customer.token);
    expect(sent).toEqual([{ current: customer.password, password: NEW }]);
    expect(await canSignIn(NEW)).toBe(true);
    expect(await canSignIn(customer.password)).toBe(false);
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]);
    for (const secret of [NEW, customer.password]) expect(stored).not.toContain(secret);
  });

  it('reports a wrong current password beside its field and retains what was typed', async () => {
    await openChange();
    await change('not-the-password', NEW);
    await waitFor(() =>
      expect(descriptionOf(current())).toContain('Esta no es su contraseña actual.'),
    );
    expect(fresh().value).toBe(NEW);
    expect(await canSignIn(customer.password)).toBe(true);
  });

  it.each(
    fewOf(2, [
      ['a repeat that differs', NEW, 'Otra-clave-8', repeated, 'deben coincidir'],
      ['the current one again', 'Portal-demo-1', 'Portal-demo-1', fresh, 'Es la misma'],
      ['one that breaks a rule', 'sin-mayuscula-1', 'sin-mayuscula-1', fresh, 'no cumple'],
      ['nothing', '', '', fresh, 'Escriba la contraseña nueva'],
    ]),
  )('refuses %s, and sends nothing', async (_, to, again, where, words) => {
    await openChange();
    const sent = recordSent();
    await paste(current(), 'Portal-demo-1');
    if (to) await paste(fresh(), to);
    if (again) await paste(repeated(), again);
    await save();
    await waitFor(() => expect(descriptionOf(where())).toContain(words));
    expect(sent).toEqual([]);
  });

  it.each(
    fewOf(2, [
      ['of 200 characters with spaces', `Aa1! ${'x y '.repeat(49)}`],
      ['with signs of every kind', 'Ñandú 東京 1 🔑🔑 «Aa»'],
      ['with spaces at both ends', ' Aa1!aa '],
      ['of look-alikes, typed in another way the second time', 'Espa\u00f1a-19', 'Espan\u0303a-19'],
    ]),
  )('takes a password %s', async (_, password, again = password) => {
    await openChange();
    await change(customer.password, password, again);
    await screen.findByRole('heading', { name: 'Su contraseña ha cambiado' });
    expect(await canSignIn(again)).toBe(true);
  });

  it('says how long to wait after too many tries', async () => {
    await openChange();
    await retailer.fail({ ...operation, kind: 'status', status: 429, retryAfter: 42 });
    await change(customer.password, NEW);
    await screen.findByText('Espere 42 segundos y vuelva a intentarlo.');
  });

  it.each([
    [500, 'Su contraseña actual sigue siendo válida. Vuelva a intentarlo más tarde.'],
    [403, 'Con esta cuenta no se puede cambiar.'],
  ])('says that it was not changed: %s', async (status, words) => {
    await openChange();
    await retailer.fail({ ...operation, kind: 'status', status });
    await change(customer.password, NEW);
    await screen.findByText(words, { exact: false });
  });

  it('says how to find out when the answer was lost, and does not send the password again', async () => {
    await openChange();
    await retailer.fail({ ...operation, kind: 'drop-after', times: 1 });
    const sent = recordSent();
    await change(customer.password, NEW);
    await screen.findByText(/cierre la sesión y entre con la contraseña nueva/);
    expect(sent).toHaveLength(1);
    expect(await canSignIn(NEW)).toBe(true);
  });

  it('marks each field for password managers', async () => {
    await openChange();
    const tokens = [current(), fresh(), repeated()].map(({ autocomplete }) => autocomplete);
    expect(tokens).toEqual(['current-password', 'new-password', 'new-password']);
  });
});
