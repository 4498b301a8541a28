import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetDrafts } from '#forms/drafts/form-draft.ts';
import { NewsletterScreen } from '#screens/tools/newsletter/newsletter-screen.tsx';
import { showTool } from '#tests/support/pages/tools-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
let made = 0;
beforeAll(async () => {
  retailer = await startRetailer();
  await retailer.visit();
});
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  forgetDrafts();
  await retailer.clearInjectedFaults();
});

const mailbox = () => {
  made += 1;
  return `vecina.${made}@example.com`;
};
type Shown = NonNullable<Parameters<typeof showTool>[1]>;
const show = ({ settings, ...more }: Shown = {}) =>
  showTool(<NewsletterScreen />, {
    // A key of a test takes no time.
    settings: { newsletter: { listDelayMs: 0 }, ...settings },
    ...more,
  });
const field = (name = /Correo electrónico/) => screen.findByRole('textbox', { name });
const newsletter = (name: string) => screen.findByRole('switch', { name });
const submitButton = (name = 'Pedir el correo') => screen.getByRole('button', { name });
const type = async (email: string) => {
  await userEvent.click(await field());
  await userEvent.paste(email);
};
/** What the retailer sent to an address: its codes are references of links. */
const sentTo = async (email: string) => {
  const { mails } = (await retailer.call('GET', `/sandbox/mail?to=${email}`)) as {
    mails: { code: string; subject: string }[];
  };
  return mails;
};
const confirmed = async (reference: string) => {
  const read = async (path: string) =>
    ((await retailer.callAs('', 'GET', path)) as { data: { result: unknown } }).data.result;
  // The first use of a link confirms the choice.
  await read(`/api/v1/subscribers/${reference}`);
  const all = (await read(`/api/v1/newsletters/${reference}`)) as Record<string, unknown>[];
  return all.filter(({ subscribed }) => subscribed).map((one) => one.newsletter_id);
};

describe('newsletters without a link', () => {
  it('are requested with an e-mail, which confirms them', async () => {
    const email = mailbox();
    await show();
    await screen.findByText('Escriba su correo y aquí verá los boletines.');
    await type(`  ${email} `);
    await userEvent.click(await newsletter('Consejos de ahorro'));
    await userEvent.click(await newsletter('Empresas'));
    await userEvent.dblClick(submitButton());
    await screen.findByRole('heading', { name: `Le hemos enviado un correo a ${email}` });
    screen.getByText('Ábralo para confirmar sus boletines.');
    const mails = await sentTo(email);
    expect(mails).toHaveLength(1);
    expect(await confirmed(mails[0]?.code ?? '')).toEqual([1, 4]);
  });

  it('show nothing of a subscriber, and say the same', async () => {
    const email = mailbox();
    await retailer.call('POST', '/sandbox/subscribers', { email, newsletters: [1, 2] });
    await show();
    await type(email);
    for (const one of await screen.findAllByRole('switch'))
      expect(one).toHaveProperty('checked', false);
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Elegir todos' }));
    await userEvent.click(screen.getByRole('button', { name: 'No elegir ninguno' }));
    screen.getByText(/dejará de recibir los que reciba ahora/);
    await userEvent.click(submitButton());
    await screen.findByRole('heading', { name: `Le hemos enviado un correo a ${email}` });
    const [mail] = await sentTo(email);
    expect(await confirmed(mail?.code ?? '')).toEqual([]);
  });

  it('are requested again with what was chosen, until the retailer says to wait', async () => {
    const email = mailbox();
    await show();
    await type(email);
    await userEvent.click(await newsletter('Empresas'));
    await userEvent.click(submitButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir otro correo' }));
    expect(await newsletter('Empresas')).toHaveProperty('checked', true);
    expect(await field()).toHaveProperty('value', email);
    await retailer.fail({
      operationId: 'setActiveNewsletters',
      kind: 'status',
      status: 429,
      retryAfter: 600,
    });
    await userEvent.click(submitButton());
    await screen.findByText('Ya le hemos enviado varios correos');
    screen.getByText('Espere 10 minutos y vuelva a intentarlo.');
    await retailer.clearInjectedFaults();
    expect(await newsletter('Empresas')).toHaveProperty('checked', true);
    await userEvent.click(submitButton());
    await screen.findByRole('heading', { name: `Le hemos enviado un correo a ${email}` });
    expect(await sentTo(email)).toHaveLength(2);
  });

  it('know the address of a customer', async () => {
    const { user, token } = await retailer.signInFresh();
    const { data } = (await retailer.callAs(token, 'GET', '/api/v2/users/')) as {
      data: { result?: { email: string }; email?: string };
    };
    const email = data.result?.email ?? data.email ?? user;
    await show({ session: { signedIn: true }, language: 'ca-ES' });
    expect(await field(/Correu electrònic/)).toHaveProperty('value', email);
    await userEvent.click(await newsletter('Consejos de ahorro'));
    await userEvent.click(submitButton('Demanar el correu'));
    await screen.findByText(`Li hem enviat un correu a ${email}`);
    await retailer.visit();
  });

  it('are not requested in a read-only session', async () => {
    await show({ session: { signedIn: true, readOnly: true } });
    const email = mailbox();
    await type(email);
    await userEvent.click(await newsletter('Empresas'));
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(submitButton());
    expect(await sentTo(email)).toEqual([]);
  });
});

describe('what fails', () => {
  it('keeps what was typed and chosen: the list, then the choice', async () => {
    const email = mailbox();
    await retailer.fail({ operationId: 'listNewsletters', kind: 'status', status: 500 });
    await show();
    await type(email);
    await screen.findByText('No hemos podido cargar los boletines');
    await retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await userEvent.click(await newsletter('Empresas'));
    await retailer.fail({ operationId: 'setActiveNewsletters', kind: 'drop-before' });
    await userEvent.click(submitButton());
    await screen.findByText('No sabemos si le hemos enviado el correo');
    await retailer.clearInjectedFaults();
    await userEvent.click(submitButton());
    await waitFor(async () => expect(await sentTo(email)).toHaveLength(1));
  });

  it('is an address that is none: nothing is listed for it', async () => {
    await show();
    await type('vecina@');
    expect(screen.queryByRole('switch')).toBeNull();
    screen.getByText('Escriba su correo y aquí verá los boletines.');
  });

  it('is a list without what can be shown, and hostile words in it', async () => {
    const one = { newsletter_id: 1, subscribed: false, subscriptor_id: null, exported: false };
    const result = [
      { newsletter_id: 'x' },
      { ...one, name: 'A'.repeat(300), newsletter_description: '<img src=x onerror=y()>Dos' },
    ];
    await retailer.fail({
      ...{ operationId: 'listNewsletters', kind: 'body' },
      body: JSON.stringify({ status: 'OK', data: { result } }),
    });
    await show();
    await type(mailbox());
    await newsletter('A'.repeat(300));
    expect((await screen.findByText('Dos')).innerHTML).not.toContain('onerror');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('reads the list again where a newsletter is no longer offered', async () => {
    await retailer.fail({
      ...{ operationId: 'setActiveNewsletters', kind: 'status', status: 400 },
      body: {
        ...{ status: 'ERROR', message: 'invalid_fields' },
        errors: { selected_newsletters: ['unknown'] },
      },
    });
    await show();
    await type(mailbox());
    await userEvent.click(await newsletter('Empresas'));
    await retailer.fail({
      ...{ operationId: 'listNewsletters', kind: 'body' },
      body: { status: 'OK', data: { result: [] } },
    });
    await userEvent.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  });
});
