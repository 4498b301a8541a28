import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { carryUser } from '#screens/account/carried-user.ts';
import { PasswordRecoveryScreen } from '#screens/account/password-recovery-screen.tsx';
import { expectStructure } from '#tests/support/description/structure.ts';
import { descriptionOf } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let retailer: TestRetailer;
let configuration: Configuration;

beforeAll(async () => {
  [retailer, configuration] = await Promise.all([startRetailer(), publishedConfiguration()]);
  await retailer.visit();
});
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  carryUser('');
  await retailer.clearInjectedFaults();
});

async function paste(into: HTMLElement, text: string) {
  await userEvent.clear(into);
  await userEvent.click(into);
  await userEvent.paste(text);
}

interface Mail {
  code: string;
}
const mailsTo = async (email: string) => {
  const found = await retailer.call('GET', `/sandbox/mail?to=${encodeURIComponent(email)}`);
  return (found as { mails: Mail[] }).mails;
};

describe('the recovery of a password', () => {
  const operation = { operationId: 'resetPassword', kind: 'status' };
  const nif = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'NIF' });
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
  const requestPassword = () =>
    userEvent.click(screen.getByRole('button', { name: 'Pedir una contraseña' }));

  async function openRecovery() {
    await showForms({
      configuration,
      session: { signedIn: false },
      children: <PasswordRecoveryScreen />,
    });
    await screen.findByRole('button', { name: 'Pedir una contraseña' });
  }
  async function requestFor(vat: string, address: string) {
    await paste(nif(), vat);
    await paste(email(), address);
    await requestPassword();
  }

  it('ends alike for a customer and for a stranger, and writes to the customer only', async () => {
    const made = await retailer.call('POST', '/sandbox/customers', {});
    const { user } = made as { user: string };
    const ends: (string | null)[] = [];
    for (const [vat, address] of [
      [user, `${user.toLowerCase()}@example.com`],
      ['12345678Z', 'nobody@example.com'],
    ] as const) {
      await openRecovery();
      await requestFor(vat, address);
      const done = await screen.findByRole('heading', { name: 'Mire su correo electrónico' });
      await waitFor(() => expect(document.activeElement).toBe(done));
      expect(screen.getByText(/durante una hora/)).toBeTruthy();
      await expectStructure();
      ends.push(done.parentElement?.textContent ?? null);
      expect(await mailsTo(address)).toHaveLength(vat === user ? 1 : 0);
      cleanup();
    }
    expect(ends[0]).toBe(ends[1]);
  });

  it('shows beside each field what the retailer refuses', async () => {
    await openRecovery();
    const errors = { email: ['invalid'], nif: ['invalid'] };
    const body = { status: 'ERROR', message: 'invalid_fields', errors };
    await retailer.fail({ ...operation, status: 400, body });
    await requestFor('00000000T', 'ana.prat@example.com');
    await waitFor(() => expect(descriptionOf(nif())).toContain('Este NIF no es correcto.'));
    expect(descriptionOf(email())).toContain('Este correo electrónico no es correcto.');
  });

  it.each([
    [500, 'Es un fallo nuestro'],
    [403, 'le ayudaremos a entrar'],
    [429, 'Espere 1 segundo y'],
  ])('says what to do when it fails: %s', async (status, words) => {
    await openRecovery();
    await retailer.fail({ ...operation, status, ...(status === 429 && { retryAfter: 1 }) });
    await requestFor('00000000T', 'ana.prat@example.com');
    await screen.findByText(words, { exact: false });
    expect(nif().value).toBe('00000000T');
  });

  it.each([
    ['es-00000000t', '00000000T', ''],
    [' ana.prat@example.com', '', 'ana.prat@example.com'],
    ['ana', '', ''],
  ])('begins with what was typed at the login: "%s"', async (typed, vat, address) => {
    carryUser(typed);
    await openRecovery();
    await waitFor(() => expect([nif().value, email().value]).toEqual([vat, address]));
  });
});

describe('the activation of an account', () => {
  const code = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Código de activación' });
  const activate = async (text: string, password = 'Otra-clave-9') => {
    await paste(code(), text);
    await paste(screen.getByLabelText('Elija una contraseña'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Activar la cuenta' }));
  };
  const refused = () =>
    waitFor(() => expect(descriptionOf(code())).toContain('ha caducado o ya se ha usado'));

  async function openActivation() {
    const finished = vi.fn();
    await showForms({
      configuration,
      session: { signedIn: false },
      children: <FormRunner form="activation" onFinished={finished} />,
    });
    await screen.findByRole('list');
    return finished;
  }

  /** The code that a customer without an account receives by e-mail. */
  async function newCode() {
    const made = await retailer.call('POST', '/sandbox/customers', { account: false });
    const { user, contracts } = made as {
      user: string;
      contracts: { name: string; state: string }[];
    };
    const email = `${user.toLowerCase()}@new.example.com`;
    const contract = contracts.find(({ state }) => state === 'activa')?.name;
    await retailer.call('POST', '/api/v1/signup/confirm', {
      FormConfirm: {
        ...{ nif: user, contract, email, email2: email },
        ...{ accept_conditions: true, accept_gdpr: true },
      },
    });
    return (await mailsTo(email))[0]?.code ?? '';
  }

  it('opens the account with a code copied with spaces, once', async () => {
    const finished = await openActivation();
    const text = await newCode();
    const sent = recordSent();
    await activate(` ${text.replace('-', '- ')}\t`);
    await waitFor(() => expect(finished).toHaveBeenCalledTimes(1));
    expect(finished.mock.calls[0]?.[0].result).toMatchObject({ token: expect.any(String) });
    expect(sent).toEqual([{ code: text, password: 'Otra-clave-9' }]);
    cleanup();
    await openActivation();
    await activate(text);
    await refused();
  });

  it('refuses an unknown code, and one that has expired', async () => {
    await openActivation();
    await activate('Abcd-efgh-2345-mnop');
    await refused();
    const text = await newCode();
    await retailer.call('POST', '/sandbox/clock', { advanceSeconds: 24 * 3600 + 1 });
    await activate(text);
    await waitFor(() => expect(code().value).toBe(text));
    await refused();
    await retailer.call('POST', '/sandbox/clock', {});
  });

  it('says how to find out when the answer was lost, and does not send the password again', async () => {
    await openActivation();
    await retailer.fail({ operationId: 'activateUser', kind: 'drop-after', times: 1 });
    const text = await newCode();
    const sent = recordSent();
    await activate(text);
    await screen.findByText(/Pruebe a entrar con su NIF y la contraseña/);
    expect(sent).toHaveLength(1);
  });
});
