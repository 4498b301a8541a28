import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import profile from '#locales/es-ES/profile.json' with { type: 'json' };
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { ProfileScreen } from '#screens/profile/profile-screen.tsx';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let configuration: Configuration;
let retailer: TestRetailer;
let customer: FreshCustomer;
beforeAll(async () => {
  [configuration, retailer] = await Promise.all([publishedConfiguration(), startRetailer()]);
});
afterAll(() => retailer.close());
beforeEach(async () => {
  customer = await retailer.signInFresh();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  await retailer.clearInjectedFaults();
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function show({
  open = [],
  ...more
}: { open?: string[] } & Pick<
  Parameters<typeof showForms>[0],
  'session' | 'language' | 'address'
> = {}) {
  return showForms({
    configuration,
    address: '/perfil',
    ...more,
    children: (
      <OpenRoutesContext
        value={(id) => (open.includes(id) ? { access: 'private', address: `/${id}` } : null)}
      >
        <Routes>
          <Route path={paths.profile} element={<ProfileScreen />} />
        </Routes>
      </OpenRoutesContext>
    ),
  });
}
async function write(label: string | RegExp, text: string) {
  fill(await screen.findByRole('textbox', { name: label }), text);
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const signInElsewhere = () =>
  retailer.callAs(
    '',
    'POST',
    '/api/v1/get_token',
    { user: customer.user, password: customer.password },
    { 'User-Agent': FIREFOX },
  );
const open = async () => {
  const answer = await retailer.callAs(customer.token, 'GET', '/api/v1/user/sessions/');
  return (answer as { data: { result: unknown[] } }).data.result;
};

describe('who the customer is', () => {
  it('is shown, and how the retailer writes', async () => {
    await show();
    const person = await card('Sus datos');
    for (const text of ['Marta Vidal Roca', customer.user, '600 00 00 03']) person.getByText(text);
    const languages = await card('Idioma');
    expect(languages.getAllByText(/^Español/)).toHaveLength(2);
  });

  it('L24: the language of letters is chosen here, whatever the page is in', async () => {
    await show();
    const languages = await card('Idioma');
    await userEvent.click(languages.getByRole('button', { name: 'Cambiar el idioma' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Català/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar el idioma' }));
    await screen.findByRole('heading', { name: 'Hemos guardado el idioma' });
    await waitFor(async () => (await card('Idioma')).getByText(/^Català/));
    const answer = await retailer.callAs(customer.token, 'GET', '/api/v2/users/');
    expect(answer).toMatchObject({ data: { language: 'ca_ES' } });
  });

  it('a retailer that lets no one choose is called to change the language of letters', async () => {
    await retailer.fail({ operationId: 'listLetterLanguages', kind: 'status', status: 404 });
    await show();
    const languages = await card('Idioma');
    languages.getByText(/^Para cambiarlo, llámenos al/);
    expect(languages.queryByRole('button', { name: 'Cambiar el idioma' })).toBeNull();
  });

  it('can be called at another mobile from now on, once the retailer takes it', async () => {
    await show();
    const person = await card('Sus datos');
    await userEvent.click(person.getByRole('button', { name: 'Cambiar el móvil' }));
    await write(/Teléfono móvil/, '600 00 00 98');
    await retailer.fail({
      ...{ operationId: 'updateUser', kind: 'status', status: 400, times: 1 },
      body: { message: 'invalid_fields', errors: { mobile: ['invalid'] } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el móvil' }));
    await screen.findAllByText(/Este teléfono no es correcto/);
    await write(/Teléfono móvil/, '600 00 00 99');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el móvil' }));
    await screen.findByRole('heading', { name: 'Hemos guardado su móvil' });
    await waitFor(async () => (await card('Sus datos')).getByText('600 00 00 99'));
    (await card('Sus datos')).getByText(`${customer.user.toLowerCase()}@example.com`);
  });

  it('that cannot be loaded says so and can be requested again', async () => {
    await retailer.fail({ operationId: 'getUser', kind: 'status', status: 403 });
    await show();
    await screen.findByText('No hemos podido cargar su perfil');
    await retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    (await card('Sus datos')).getByText('Marta Vidal Roca');
  });
});

describe('the e-mail that signs in', () => {
  const EMAIL = 'Correo electrónico nuevo';
  const change = async (email: string, password: string) => {
    await write(EMAIL, email);
    fill(screen.getByLabelText('Su contraseña'), password);
    await press();
  };
  const press = () =>
    userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cambiar el correo' }),
    );
  const fresh = () => `${customer.user.toLowerCase()}@nuevo.example.com`;
  const profile = async () =>
    (
      (await retailer.callAs(customer.token, 'GET', '/api/v2/users/')) as {
        data: { email: string };
      }
    ).data.email;

  it('waits for its link, which can be sent again or withdrawn; the password is required', async () => {
    await show();
    const person = await card('Sus datos');
    await person.findByText(/tendrá que confirmar el nuevo/);
    await userEvent.click(person.getByRole('button', { name: 'Cambiar el correo' }));
    await change(fresh(), 'guess');
    await screen.findAllByText(/Esta no es su contraseña/);
    await change(fresh(), customer.password);
    await screen.findByRole('heading', { name: 'Falta un paso: confírmelo' });
    screen.getByText(new RegExp(`enviado un enlace a ${fresh()}`));
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));

    await person.findByText(`Falta confirmar ${fresh()}`);
    person.getByText(/Le enviamos un enlace allí el \d+ .* Hasta que lo confirme no cambia nada\./);
    await userEvent.click(person.getByRole('button', { name: 'Enviar otro enlace' }));
    await change(fresh(), customer.password);
    await screen.findByRole('heading', { name: 'Falta un paso: confírmelo' });
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));

    await userEvent.click(person.getByRole('button', { name: 'Anular el cambio' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Anular el cambio' }));
    await screen.findByRole('heading', { name: 'El cambio está anulado' });
    await person.findByRole('button', { name: 'Cambiar el correo' });
    expect(await profile()).toBe(`${customer.user.toLowerCase()}@example.com`);
  });

  it('says beside the field what the retailer refuses of it', async () => {
    await show({ address: '/perfil?dialog=profile-email' });
    await screen.findByLabelText(EMAIL);
    await change(`${customer.user}@EXAMPLE.com`, customer.password);
    await screen.findAllByText(/Es el que ya tiene/);
  });

  it('is looked up when the answer is lost', async () => {
    await retailer.fail({ operationId: 'requestEmailChange', kind: 'drop-after', times: 1 });
    await show({ address: '/perfil?dialog=profile-email' });
    await screen.findByLabelText(EMAIL);
    await change(fresh(), customer.password);
    await screen.findByRole('heading', { name: 'Falta un paso: confírmelo' });
  });

  it('that expired says so', async () => {
    const result = { email: fresh(), requested_at: '2026-03-31T09:00:00Z', expired: true };
    await retailer.fail({
      operationId: 'getEmailChange',
      kind: 'body',
      body: { status: 'OK', data: { result } },
    });
    await show();
    const person = await card('Sus datos');
    await person.findByText(`El enlace para confirmar ${fresh()} ha caducado`);
    person.getByRole('button', { name: 'Enviar otro enlace' });
  });

  it.each(fewOf(1, [404, 405, 501]))(
    'changes at once where the retailer has no such step (%i), and the page says so',
    async (status) => {
      await retailer.fail({ operationId: 'getEmailChange', kind: 'status', status });
      const sent = recordSent();
      await show();
      const person = await card('Sus datos');
      await person.findByText(/el nuevo contará enseguida/);
      await retailer.fail({
        operationId: 'updateUser',
        kind: 'body',
        body: { status: 'OK', data: { result: {} } },
      });
      await userEvent.click(person.getByRole('button', { name: 'Cambiar el correo' }));
      await write(EMAIL, fresh());
      expect(screen.queryByLabelText('Su contraseña')).toBeNull();
      await press();
      await screen.findByRole('heading', { name: 'Su correo ha cambiado' });
      expect(sent).toEqual([{ mobile: '+34600000003', email: fresh() }]);
    },
  );

  it('cannot be changed in a read-only session, which says why', async () => {
    await show({ session: { readOnly: true } });
    const button = await (await card('Sus datos')).findByRole('button', {
      name: 'Cambiar el correo',
    });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  });
});

describe('where the customer is signed in', () => {
  it('is listed, and can be ended everywhere else', async () => {
    await signInElsewhere();
    // The retailer has no name for this one: it signed in without a browser.
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    );
    await show();
    const sessions = await card('Dónde tiene la sesión abierta');
    await sessions.findByText('Firefox en Linux');
    const [here] = sessions.getAllByRole('listitem');
    expect(here?.textContent).toContain('Safari en iPhoneEste dispositivo');
    await userEvent.click(sessions.getByRole('button', { name: profile.sessions.end }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cerrar las otras' }));
    await screen.findByRole('heading', { name: 'Las demás sesiones están cerradas' });
    expect(await open()).toHaveLength(1);
    await waitFor(() => sessions.getByText('Solo tiene la sesión abierta en este dispositivo.'));
  });

  it('is looked up when the answer is lost', async () => {
    await signInElsewhere();
    await retailer.fail({ operationId: 'endOtherSessions', kind: 'drop-after', times: 1 });
    await show({ address: '/perfil?dialog=end-sessions' });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cerrar las otras' }));
    await screen.findByRole('heading', { name: 'Las demás sesiones están cerradas' });
    expect(await open()).toHaveLength(1);
  });

  it.each(fewOf(1, [404, 405, 501]))(
    'is left out where the retailer does not serve it (%i)',
    async (status) => {
      await retailer.fail({ operationId: 'listSessions', kind: 'status', status });
      await show();
      await card('Sus datos');
      await waitFor(() => expect(screen.queryByText('Dónde tiene la sesión abierta')).toBeNull());
    },
  );

  it('cannot be changed in a read-only session, which says why', async () => {
    await signInElsewhere();
    await show({ session: { readOnly: true } });
    const sessions = await card('Dónde tiene la sesión abierta');
    const button = await sessions.findByRole('button', { name: profile.sessions.end });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(sessions.getAllByText(/mientras se consulta la cuenta/).length).toBeGreaterThan(0);
  });
});

it('says of each active contract how its notices come, with the way there', async () => {
  const active = customer.contracts.filter(({ state }) => state === 'activa');
  await show();
  const contracts = await card('Notificación electrónica');
  const links = await contracts.findAllByRole('link');
  expect(links).toHaveLength(active.length);
  expect(links[0]?.getAttribute('href')).toBe(`/contratos/electricity/${active[0]?.name}`);
  await waitFor(() =>
    expect(contracts.getAllByText(/llegan por carta|falta su firma|Activada desde/)).toHaveLength(
      active.length,
    ),
  );
});

it('leads to the other pages of the account as far as there are any', async () => {
  await show({ open: ['requests', 'password-change'] });
  const links = (await card('Su cuenta')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/password-change', '/requests']);
  cleanup();
  await show();
  await card('Sus datos');
  expect(screen.queryByText('Su cuenta')).toBeNull();
});
