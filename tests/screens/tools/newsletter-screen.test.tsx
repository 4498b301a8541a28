import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NewsletterScreen } from '#screens/tools/newsletter/newsletter-screen.tsx';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
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
  sessionStorage.clear();
  await retailer.clearInjectedFaults();
});

const subscriber = async (newsletters: number[], exported: number[] = []) => {
  made += 1;
  const email = `lectora.${made}@example.com`;
  const body = { email, newsletters, exported };
  return (await retailer.call('POST', '/sandbox/subscribers', body)) as { id: string };
};
type Shown = Parameters<typeof showTool>[1];
const show = (reference: string, more: Shown = {}) =>
  showTool(<NewsletterScreen />, { query: `?params=${reference}`, ...more });
const newsletter = (name: string) => screen.findByRole('switch', { name });
const save = (name = 'Guardar la elección') => screen.getByRole('button', { name });
const stored = async (reference: string) => {
  const answer = await retailer.callAs('', 'GET', `/api/v1/newsletters/${reference}`);
  const { result } = (answer as { data: { result: Record<string, unknown>[] } }).data;
  return result.filter(({ subscribed }) => subscribed).map((one) => one.newsletter_id);
};
const emailsOf = async (reference: string) => {
  const answer = await retailer.callAs('', 'GET', `/api/v1/subscribers/${reference}`);
  return (answer as { data: { result: { emails: string[] } } }).data.result.emails;
};

describe('the newsletters of a subscriber', () => {
  it('are chosen and left, and saved together', async () => {
    const { id } = await subscriber([1, 3]);
    await show(id);
    expect(await newsletter('Consejos de ahorro')).toHaveProperty('checked', true);
    screen.getByText('Un correo al mes con ideas para gastar menos.');
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(await newsletter('Consejos de ahorro'));
    await userEvent.click(await newsletter('Empresas'));
    await userEvent.dblClick(save());
    await screen.findByText('Hemos guardado su elección.');
    expect(await stored(id)).toEqual([3, 4]);
    expect(document.title).not.toContain(id);
  });

  it('are all chosen with one press', async () => {
    const { id } = await subscriber([1]);
    await show(id);
    await userEvent.click(await screen.findByRole('button', { name: 'Elegir todos' }));
    await userEvent.click(save());
    await screen.findByText('Hemos guardado su elección.');
    expect(await stored(id)).toEqual([1, 2, 3, 4]);
  });

  it('are all left after one question, which ends the subscription', async () => {
    const { id } = await subscriber([1, 3]);
    await show(id);
    await userEvent.click(await screen.findByRole('button', { name: 'No elegir ninguno' }));
    await userEvent.click(save());
    await userEvent.click(screen.getByRole('button', { name: 'Seguir eligiendo' }));
    expect(await stored(id)).toEqual([1, 3]);
    await userEvent.click(save());
    await userEvent.click(screen.getByRole('button', { name: 'Darse de baja' }));
    await screen.findByRole('heading', { name: 'Ya no recibirá ningún boletín' });
    screen.getByRole('link', { name: 'Ir al acceso de clientes' });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('do not unsubscribe from the one that is being sent, and say why', async () => {
    const { id } = await subscriber([1, 2], [2]);
    await show(id);
    const locked = await newsletter('Precios y mercado');
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(locked.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/se está enviando ahora y todavía no se puede quitar/);
    await userEvent.click(locked);
    await userEvent.click(screen.getByRole('button', { name: 'No elegir ninguno' }));
    expect(locked).toHaveProperty('checked', true);
    await userEvent.click(save());
    await screen.findByText('Hemos guardado su elección.');
    expect(await stored(id)).toEqual([2]);
  });

  it('show hostile descriptions without their scripts', async () => {
    const { id } = await subscriber([1]);
    const hostile = {
      ...{ newsletter_id: 1, name: '<b>Uno</b>', subscribed: true, subscriptor_id: id },
      ...{
        exported: false,
        newsletter_description: '<p onclick="x()">Dos<script>y()</script></p>',
      },
    };
    const body = { status: 'OK', data: { result: [hostile] } };
    await retailer.fail({
      operationId: 'listNewsletters',
      kind: 'body',
      body: JSON.stringify(body),
    });
    await show(id);
    await newsletter('<b>Uno</b>');
    await screen.findByText('Dos');
    expect(document.querySelector('[onclick], script, b')).toBeNull();
  });
});

describe('what fails', () => {
  it.each(
    fewOf(2, [
      [
        'es-ES',
        'No hemos podido cargar sus boletines',
        'Volver a intentarlo',
        'Consejos de ahorro',
      ],
      [
        'ca-ES',
        'No hem pogut carregar els seus butlletins',
        'Tornar-ho a provar',
        'Consejos de ahorro',
      ],
    ]),
  )('is reported and retried in %s: the read', async (language, failed, retry, name) => {
    const { id } = await subscriber([1]);
    await retailer.fail({ operationId: 'listNewsletters', kind: 'status', status: 500 });
    await show(id, { language });
    await screen.findByText(failed);
    await retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    await newsletter(name);
  });

  it.each(
    fewOf(2, [
      [
        'es-ES',
        'Guardar la elección',
        'No hemos podido guardar su elección',
        'Volver a intentarlo',
      ],
      ['ca-ES', 'Desar la tria', 'No hem pogut desar la seva tria', 'Tornar-ho a provar'],
    ]),
  )('is reported and retried in %s: the choice', async (language, name, failed, retry) => {
    const { id } = await subscriber([1]);
    await retailer.fail({ operationId: 'setActiveNewsletters', kind: 'status', status: 500 });
    await show(id, { language });
    await userEvent.click(await newsletter('Empresas'));
    await userEvent.click(save(name));
    await screen.findByText(failed);
    expect(await newsletter('Empresas')).toHaveProperty('checked', true);
    await retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    await waitFor(async () => expect(await stored(id)).toEqual([1, 4]));
  });

  it('is looked up where the answer was lost', async () => {
    const { id } = await subscriber([1]);
    await retailer.fail({ operationId: 'setActiveNewsletters', kind: 'drop-after' });
    await show(id);
    await userEvent.click(await newsletter('Empresas'));
    await userEvent.click(save());
    await screen.findByText('Hemos guardado su elección.');
    expect(await stored(id)).toEqual([1, 4]);
  });

  it('reads the list again where a mailing has started meanwhile', async () => {
    const { id } = await subscriber([1]);
    await retailer.fail({
      ...{ operationId: 'setActiveNewsletters', kind: 'status', status: 406 },
      body: { status: 'ERROR', message: 'newsletter_exported' },
    });
    await show(id);
    await userEvent.click(await newsletter('Empresas'));
    await userEvent.click(save());
    await screen.findByText(/Uno de los boletines que quiere quitar se está enviando/);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a cargar la lista' }));
    await waitFor(async () =>
      expect(await newsletter('Empresas')).toHaveProperty('checked', false),
    );
  });
});

describe('a link', () => {
  it.each(fewOf(2, ['%3Cscript%3E', 'x', 'A'.repeat(32), 'A'.repeat(400)]))(
    'that opens nothing says what to do: %s',
    async (reference) => {
      await show(reference);
      await screen.findByText('No hemos podido encontrar su suscripción');
      screen.getByRole('link', { name: 'Ir al acceso de clientes' });
      const link = screen.getByRole('link', { name: 'Pedir otro correo' });
      expect(link.getAttribute('href')).toBe('/boletin');
    },
  );
});

describe('the address', () => {
  const change = async (typed: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el correo' }));
    const field = await screen.findByRole('textbox', { name: /Correo electrónico/ });
    // The field receives the current address one frame after it is rendered.
    await waitFor(() => expect(field).toHaveProperty('value', expect.stringContaining('@')));
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el correo' }));
  };

  it('is changed in place', async () => {
    const { id } = await subscriber([1]);
    await show(id);
    await change('nueva@example.com');
    await screen.findByText('Hemos guardado el correo.');
    screen.getByText('nueva@example.com');
    expect(await emailsOf(id)).toEqual(['nueva@example.com']);
  });

  it('must be one', async () => {
    const { id } = await subscriber([1]);
    await show(id);
    await change('nueva@');
    await screen.findByText(/Este correo electrónico no es correcto/);
  });

  it('that could not be saved is retained for another try', async () => {
    const { id } = await subscriber([1]);
    await retailer.fail({ operationId: 'setSubscriberMails', kind: 'status', status: 500 });
    await show(id);
    await change('nueva@example.com');
    await screen.findByText('No hemos podido guardar el correo');
    await retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'nueva@example.com');
  });

  it('is read-only where the retailer closes its change', async () => {
    const { id } = await subscriber([1]);
    await show(id, { settings: { newsletter: { enabled: true, disableMailEdition: true } } });
    await newsletter('Consejos de ahorro');
    expect(screen.queryByRole('button', { name: 'Cambiar el correo' })).toBeNull();
  });
});
