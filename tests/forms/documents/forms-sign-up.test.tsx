import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { forgetDrafts } from '#forms/drafts/form-draft.ts';
import { SignUpScreen } from '#screens/account/sign-up-screen.tsx';
import { vectorsOf } from '#tests/domain/vectors.ts';
import { expectStructure } from '#tests/support/description/structure.ts';
import { descriptionOf } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

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
  forgetDrafts();
  await retailer.clearInjectedFaults();
});

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const labels = {
  nif: 'NIF del titular',
  contract: /^Número de contrato/,
  email: 'Correo electrónico',
  email2: 'Repita el correo electrónico',
};

async function openSignUp(signUp: Partial<Settings['signUp']> = {}, language = 'es-ES') {
  const page = await showForms({
    configuration,
    language,
    session: { signedIn: false },
    settings: { signUp: { ...configuration.manifest.settings.signUp, ...signUp } },
    children: <SignUpScreen />,
  });
  await screen.findByRole('button', { name: /Crear (la cuenta|el compte)/ });
  return page;
}

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
}

async function fillIn(answers: Partial<Record<keyof typeof labels, string>> = {}) {
  const email = 'ana.prat@example.com';
  const all = { nif: '00000000T', contract: '0010101', email, email2: email, ...answers };
  for (const [name, text] of Object.entries(all))
    await write(box(labels[name as keyof typeof labels]), text);
  for (const tick of screen.getAllByRole('checkbox')) await userEvent.click(tick);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }));
const served = (errors: string[], body: string | null = null) => ({
  operationId: 'confirmSignUp',
  kind: 'body',
  body: { status: 'OK', data: { result: { render: { errors, body } } } },
});

describe('signing up', () => {
  it('sends what was typed in the words of the retailer, and shows what it says of it', async () => {
    await openSignUp();
    const sent = recordSent();
    const cups = vectorsOf('cups').valid[0]?.in ?? '';
    await fillIn({ nif: ' es-00000000t ', contract: ` ${cups.toLowerCase()} ` });
    expect(box(labels.nif).value).toBe('00000000T');
    await send();
    const done = await screen.findByRole('heading', { name: 'Ya casi está' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByText('correo electrónico').tagName).toBe('STRONG');
    await expectStructure();
    expect(sent).toEqual([
      {
        FormConfirm: {
          nif: '00000000T',
          contract: cups.slice(14, 20),
          email: 'ana.prat@example.com',
          email2: 'ana.prat@example.com',
          accept_conditions: true,
          accept_gdpr: true,
        },
      },
    ]);
  });

  it('reports a repeated e-mail that differs, and boxes that are not ticked', async () => {
    await openSignUp();
    const sent = recordSent();
    await write(box(labels.email), 'ana.prat@example.com');
    await write(box(labels.email2), 'ana.part@example.com');
    await send();
    await waitFor(() =>
      expect(descriptionOf(box(labels.email2))).toContain(
        'Los dos correos deben coincidir: arriba ha escrito ana.prat@example.com.',
      ),
    );
    for (const tick of screen.getAllByRole('checkbox'))
      expect(descriptionOf(tick)).toMatch(/marque la casilla/i);
    await expectStructure();
    expect(sent).toEqual([]);
  });

  it('takes e-mails whose domains differ only in capitals for one, and sends it once', async () => {
    await openSignUp();
    const sent = recordSent();
    await fillIn({ email: 'ana.prat@Example.COM', email2: 'ana.prat@example.com' });
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.FormConfirm).toMatchObject({
      email: 'ana.prat@example.com',
      email2: 'ana.prat@example.com',
    });
  });

  it('requests a telephone and an invoice where the settings do', async () => {
    await openSignUp({ phoneField: true, invoiceNumberField: true });
    const sent = recordSent();
    await fillIn();
    await write(box('Número de una factura'), 'F2600123');
    await write(box('Teléfono móvil'), '600 00 00 41');
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.FormConfirm).toMatchObject({
      phone: '+34600000041',
      invoiceNumber: 'F2600123',
    });
  });

  it('lists what the retailer refuses under the banner, harmless, and keeps what was typed', async () => {
    await openSignUp();
    const hostile = vectors.hostileHtml.cases.map((one) => one.in);
    await retailer.fail(served(['<p>Escriba su NIF.</p>', ...hostile]));
    await fillIn();
    await send();
    const banner = await screen.findByRole('region', { name: 'No hemos podido crear la cuenta' });
    await waitFor(() => expect(document.activeElement).toBe(banner));
    expect(within(banner).getByText('Escriba su NIF.')).toBeTruthy();
    await waitFor(() => expect(banner.querySelectorAll('.served-html').length).toBeGreaterThan(5));
    expect(banner.querySelector('script, form, style, iframe, [onerror], [onload]')).toBeNull();
    expect((window as { __pwn?: unknown }).__pwn).toBeUndefined();
    expect(box(labels.nif).value).toBe('00000000T');
  });

  it('shows hostile HTML of the answer harmless', async () => {
    await openSignUp();
    await retailer.fail(
      served(
        [],
        '<p id="a">Gracias<img src=x onerror="window.__pwn=1"><script>window.__pwn=1</script></p>',
      ),
    );
    await fillIn();
    await send();
    expect((await screen.findByText('Gracias')).innerHTML).not.toMatch(/onerror|script/);
    expect((window as { __pwn?: unknown }).__pwn).toBeUndefined();
  });

  it('says when no new accounts are accepted, and how long to wait', async () => {
    await openSignUp();
    const operation = { operationId: 'confirmSignUp', kind: 'status' };
    await retailer.fail({
      ...operation,
      status: 403,
      body: { status: 'ERROR', message: 'feature_disabled' },
      times: 1,
    });
    await fillIn();
    await send();
    await screen.findByText('Ahora mismo no se pueden crear cuentas nuevas');
    await retailer.fail({ ...operation, status: 429, retryAfter: 90 });
    await send();
    await screen.findByText('Espere 2 minutos y vuelva a intentarlo.');
  });
});

describe('the draft of a sign-up', () => {
  const stored = () => Object.keys(sessionStorage).filter((key) => key.includes('/sign-up/'));

  it('is stored after a pause, and not before', async () => {
    await openSignUp({ draftDelayMs: 60_000 });
    await userEvent.type(box(labels.contract), '0010101');
    expect(stored()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toHaveLength(1);
  });

  it('is restored by itself with what was typed but no consent, and is removed once it was sent', async () => {
    const page = await openSignUp({ draftDelayMs: 100 });
    await fillIn();
    await waitFor(() => expect(sessionStorage.getItem(stored()[0] ?? '')).toContain('email2'));
    expect(sessionStorage.getItem(stored()[0] ?? '')).not.toContain('acceptGdpr');
    page.leave();
    await openSignUp({ draftDelayMs: 100 });
    expect(box(labels.contract).value).toBe('0010101');
    await send();
    await screen.findByRole('heading', { name: 'Ya casi está' });
    expect(stored()).toEqual([]);
  });
});
