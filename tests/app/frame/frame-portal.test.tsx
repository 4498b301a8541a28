import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropStoredToken, storedToken, storeToken } from '#api/session-cookies.ts';
import { routes } from '#app/routing/routes.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { i18n } from '#i18n/i18n.ts';
import portal from '#schemas/portal.json' with { type: 'json' };
import { fill } from '#tests/support/pages/engine-page.tsx';
import { narrowScreen, openPortal } from '#tests/support/pages/portal-page.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

configure({ asyncUtilTimeout: 60_000 });

/** Routes that the tests open. */
const SCREENS = ['contract', 'contracts', 'home', 'invoices', 'login'];

let configuration: Configuration;
let readFile: typeof fetch;
beforeAll(async () => {
  configuration = await publishedConfiguration();
  readFile = globalThis.fetch;
  // Compiling the screens takes longer than a customer waits.
  const shown = routes.filter(({ id }) => SCREENS.includes(id));
  await Promise.all(shown.map(({ screen }) => screen.load()));
});

const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.sig`;
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const lauraToken = jwt({ user_id: 1, name: 'Laura Ferrer', vat: '00000000T', exp: inAnHour });

const ok = (data: unknown) => Response.json({ status: 'OK', data });
const error = (status: number, message: string) =>
  Response.json({ status: 'ERROR', message }, { status });

/** Answers of a retailer that works, by the end of the path; a test replaces some. */
type Answers = Record<string, (request: Request) => Response>;

function retailer(changed: Answers = {}) {
  const answers: Answers = {
    is_token_valid: () => ok({ result: { token_is_valid: true, token: lauraToken } }),
    get_token: () => ok({ result: { token: lauraToken, change_password: false } }),
    logout: () => ok({ result: true }),
    ov_settings: () => ok({}),
    ov_private_settings: () => ok({}),
    'feature_flags/': () => ok({ feature_flags: { 'coupons.coupon': false, 'crm.case': true } }),
    'html_dinamic_elements/': () => ok({ result: [] }),
    contracts: () => ok({ items: [], n_items: 0, offset: 0, limit: 10 }),
    ...changed,
  };
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return readFile(request);
    const { pathname } = new URL(request.url);
    const key = Object.keys(answers).find((end) => pathname.endsWith(`/${end}`));
    return (key && answers[key]?.(request)) || error(404, 'not_found');
  });
}

let running = new AbortController();
let queryClient: QueryClient;

async function open(address: string) {
  const opened = await openPortal(configuration, address, {
    signal: running.signal,
    baseUrl: 'http://retailer.test/api',
  });
  queryClient = opened.queryClient;
  return opened.session;
}

const address = () => `${location.pathname}${location.search}`;

beforeEach(() => {
  running = new AbortController();
  retailer();
});
afterEach(() => {
  cleanup();
  running.abort();
  dropStoredToken();
  void i18n.changeLanguage('es-ES');
  vi.unstubAllGlobals();
});

describe('a visitor who is not signed in', () => {
  it('is sent to the login and returns to the page they wanted', async () => {
    await open('/contratos/gas?page=2');
    await waitFor(() => expect(address()).toBe('/acceso?redirect=%2Fcontratos%2Fgas%3Fpage%3D2'));
    fill(await screen.findByLabelText('NIF o correo electrónico'), '00000000T');
    fill(screen.getByLabelText('Contraseña'), 'Portal-demo-1');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(address()).toBe('/contratos/gas?page=2'));
    expect(storedToken()).toBe(lauraToken);
    expect(await screen.findByRole('button', { name: /Laura Ferrer/ })).toBeTruthy();
  });

  it('sees in the page that the credentials are wrong', async () => {
    retailer({ get_token: () => error(403, 'wrong_credentials') });
    await open('/acceso');
    fill(await screen.findByLabelText('NIF o correo electrónico'), '00000000T');
    fill(screen.getByLabelText('Contraseña'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no son correctos');
    expect(address()).toBe('/acceso');
  });

  it('sees which page does not exist, with a way home and a way in', async () => {
    await open('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeTruthy();
    expect(screen.getByText(/404/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('link', { name: 'Entrar' }));
    expect(await screen.findByRole('heading', { name: 'Entre en su cuenta' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });
});

describe('languages', () => {
  it('changing it leads to the same page, with its parameters', async () => {
    storeToken(lauraToken);
    await open('/contratos/gas?page=2');
    await userEvent.click(await screen.findByRole('button', { name: /Idioma/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
    await waitFor(() => expect(address()).toBe('/contractes/gas?page=2'));
    expect(document.documentElement.lang).toBe('ca-ES');
    expect(await screen.findByRole('button', { name: /El seu compte: Laura/ })).toBeTruthy();
  });

  it('changing it keeps the very screen, with what is typed in it and the focus', async () => {
    await open('/acceso');
    const field = await screen.findByLabelText('NIF o correo electrónico');
    await userEvent.type(field, '00000000T');
    await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Català' }));
    await waitFor(() => expect(address()).toBe('/acces'));
    expect(await screen.findByLabelText('NIF o correu electrònic')).toBe(field);
    expect(field).toHaveProperty('value', '00000000T');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Idioma/ }));
  });

  it('are chosen by the keys of a menu', async () => {
    await open('/acceso');
    const button = await screen.findByRole('button', { name: /Idioma/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const spanish = await screen.findByRole('menuitem', { name: 'Español' });
    const catalan = screen.getByRole('menuitem', { name: 'Català' });
    await waitFor(() => expect(document.activeElement).toBe(spanish));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(catalan);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(spanish);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(catalan);
    await userEvent.keyboard('{Escape}');
    const closed = screen.getByRole('button', { name: /Idioma/, expanded: false });
    expect(document.activeElement).toBe(closed);
  });

  it('a path of the other language leads to the same page in this one', async () => {
    storeToken(lauraToken);
    await open('/contractes/electricity?page=3');
    await waitFor(() => expect(address()).toBe('/contratos/electricity?page=3'));
  });
});

describe('a signed-in customer', () => {
  beforeEach(() => storeToken(lauraToken));

  it('is sent from the login to the landing page, or to the requested page of the portal', async () => {
    await open('/acceso?redirect=//evil.example');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('signs out from the menu of the account', async () => {
    await open('/contratos/electricity');
    await userEvent.click(await screen.findByRole('button', { name: /Su cuenta/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(address()).toBe('/acceso'));
    expect(storedToken()).toBeNull();
    expect(await screen.findByText('Ha cerrado la sesión')).toBeTruthy();
  });

  it('opens the navigation over the page on a phone, and returns to its button', async () => {
    vi.stubGlobal('matchMedia', narrowScreen);
    await open('/contratos/electricity');
    const button = await screen.findByRole('button', { name: 'Menú' });
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Menú' });
    expect(within(menu).getByRole('link', { name: 'Contratos' })).toBeTruthy();
    expect(button.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    // The entry of the open page closes it too.
    await userEvent.click(button);
    const again = within(await screen.findByRole('dialog', { name: 'Menú' }));
    await userEvent.click(again.getByRole('link', { name: 'Contratos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/contratos/electricity');
  });

  it('whose session expires keeps the page below a dialog with one way on', async () => {
    const session = await open('/contratos/electricity');
    await screen.findByRole('button', { name: /Su cuenta/ });
    act(() => session.send({ type: 'expire' }));
    const dialog = await screen.findByRole('dialog', { name: 'Su sesión ha caducado' });
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    expect(address()).toBe('/contratos/electricity');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(address()).toBe('/acceso?redirect=%2Fcontratos%2Felectricity'));
  });

  it('with a read-only session sees a notice of it', async () => {
    const token = jwt({ user_id: 1, name: 'Laura', read_only: true, exp: inAnHour });
    retailer({ is_token_valid: () => ok({ result: { token_is_valid: true, token } }) });
    await open('/contratos/electricity');
    expect(await screen.findByRole('region', { name: 'Solo consulta' })).toBeTruthy();
  });
});

describe('settings of the retailer', () => {
  it('and its flags are those of a visitor once a session proves to have ended', async () => {
    const authorizations: (string | null)[] = [];
    retailer({
      is_token_valid: () => error(401, 'token_expired'),
      'feature_flags/': ({ headers }) => {
        authorizations.push(headers.get('Authorization'));
        return ok({ feature_flags: { 'coupons.coupon': false, 'crm.case': true } });
      },
    });
    storeToken(lauraToken);
    await open('/contratos/electricity');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
    await waitFor(() => expect(authorizations).toEqual([null]));
  });

  it.each([
    ['a list', () => ok([1, 2])],
    ['an error', () => error(500, 'internal_error')],
  ])('that are %s leave the defaults and a whole page', async (_, answer) => {
    retailer({ ov_settings: answer, ov_private_settings: answer, 'feature_flags/': answer });
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open('/acceso');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
    expect(screen.getByText(portal.organization.email)).toBeTruthy();
    await waitFor(() => expect(reported).toHaveBeenCalled());
    reported.mockRestore();
  });

  it('dress the page and name the retailer', async () => {
    retailer({
      ov_settings: () =>
        ok({
          brand: { name: 'Energia Clara', colors: { primary: '#aa0044' } },
          organization: { phone: '900 111 222' },
        }),
    });
    await open('/acceso');
    expect(await screen.findByText('Energia Clara')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Energia Clara, ir al inicio' })).toBeTruthy();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /900 111 222/ })).toBeTruthy();
    expect(document.documentElement.style.getPropertyValue('--brand')).toBe('#aa0044');
  });

  it('say when the telephone is answered, with its days, in the language of the page', async () => {
    await open('/acceso');
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByText(/De lunes a viernes, de 9 a 18 h/)).toBeTruthy();
    cleanup();
    retailer({
      ov_settings: () => ok({ organization: { schedule: '8:30-20:00', scheduleDays: [1, 3, 6] } }),
    });
    await open('/acceso');
    expect(await screen.findByText(/Lunes, miércoles y sábado, de 8:30 a 20 h/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
    expect(await screen.findByText(/Dilluns, dimecres i dissabte, de 8:30 a 20 h/)).toBeTruthy();
    // In the retailer's own words it is as they are.
    retailer({ ov_settings: () => ok({ organization: { schedule: '24 h, cada día' } }) });
    await act(() => queryClient.invalidateQueries({ queryKey: ['settings'] }));
    expect(await within(screen.getByRole('contentinfo')).findByText(/24 h, cada día/)).toBeTruthy();
  });

  it('are the help of the login: what the user is, and a telephone to call', async () => {
    await open('/acceso');
    const help = (await screen.findByText('¿Necesita ayuda para entrar?')).closest('details');
    expect(help?.textContent).toContain('su NIF (DNI, NIE o CIF) o el correo electrónico');
    expect(help?.textContent).toContain('900 000 000 (de lunes a viernes, de 9 a 18\u00a0h)');
    const call = help?.querySelector('a');
    expect(call?.getAttribute('href')).toBe('tel:900000000');
    const ofField = await screen.findByText(/^El NIF \(DNI, NIE o CIF\)/);
    expect(ofField.textContent).not.toMatch(/sin espacios/);
  });

  it.each([
    ['come', (settings: object) => settings],
    [
      'are scheduled',
      (settings: {
        brand: { name: string };
        organization: { phone: string; freePhone: string };
      }) => ({
        schedule: [
          { set: 'brand.name', to: settings.brand.name, from: '2020-01-01T00:00:00Z' },
          {
            set: 'organization.phone',
            to: settings.organization.phone,
            from: '2020-01-01T00:00:00Z',
          },
          {
            set: 'organization.freePhone',
            to: settings.organization.freePhone,
            from: '2020-01-01T00:00:00Z',
          },
        ],
      }),
    ],
  ])(
    'that %s while a page is open change the texts that stand there, and the title',
    async (_, serve) => {
      await open('/acceso');
      const { name: brand } = portal.brand;
      const home = await screen.findByRole('link', { name: `${brand}, ir al inicio` });
      const footer = within(await screen.findByRole('contentinfo'));
      // The free telephone of the company may be the same.
      const called = { name: RegExp(portal.organization.phone) };
      const [call] = await footer.findAllByRole('link', called);
      await waitFor(() => expect(document.title).toBe(`Entre en su cuenta · ${brand}`));
      const phones = { phone: '900 111 222', freePhone: '900 111 333' };
      const clara = { brand: { name: 'Energia Clara' }, organization: phones };
      retailer({ ov_settings: () => ok(serve(clara)) });
      await act(() => queryClient.invalidateQueries({ queryKey: ['settings'] }));
      await waitFor(() => expect(document.title).toBe('Entre en su cuenta · Energia Clara'));
      expect(screen.getByRole('link', { name: 'Energia Clara, ir al inicio' })).toBe(home);
      expect(footer.getByRole('link', { name: /900 111 222/ })).toBe(call);
      expect(document.body.textContent).not.toContain(portal.organization.phone);
    },
  );

  it('can close the portal for maintenance', async () => {
    retailer({ ov_settings: () => ok({ maintenance: { enabled: true, start: null, end: null } }) });
    await open('/contratos/electricity');
    expect(await screen.findByRole('heading', { name: 'Estamos haciendo mejoras' })).toBeTruthy();
    expect(screen.getByText(/503/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the home page', () => {
  const tabs = { home: { type: 'tabs' }, homepage: 'home' };
  const payment = { url: 'https://pay.example/start', hosts: ['pay.example'] };

  it('is no page of its own where the settings say so', async () => {
    retailer({ ov_settings: () => ok({ home: { type: 'homepage' }, homepage: 'invoices' }) });
    storeToken(lauraToken);
    await open('/');
    await waitFor(() => expect(address()).toBe('/facturas'));
  });

  it('welcomes visitors with what they may open, and no more', async () => {
    retailer({ ov_settings: () => ok(tabs) });
    await open('/');
    expect(await screen.findByRole('heading', { name: 'Su energía, a mano' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Contratar luz y gas/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Ver sus contratos/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Entrar en su cuenta' }));
    await waitFor(() => expect(address()).toBe('/acceso'));
  });

  it('is where a customer arrives; a change begins with the choice of the contract', async () => {
    retailer({ ov_settings: () => ok(tabs) });
    storeToken(lauraToken);
    await open('/acceso');
    expect(await screen.findByRole('heading', { name: 'Hola, Laura' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: /Cambiar la cuenta de cargo/ }));
    await waitFor(() => expect(address()).toBe('/contratos/electricity?dialog=iban-change'));
    expect(await screen.findByText('Elija el contrato para continuar.')).toBeTruthy();
  });

  const one = { id: 7, name: '0000007', state: 'activa', contracted_power_period: [] };
  const oneContract = ({ url }: Request) =>
    ok(
      new URL(url).searchParams.get('type') === 'gas'
        ? { items: [], n_items: 0 }
        : { items: [one], n_items: 1 },
    );

  it('leads straight to the only contract, and Back home again', async () => {
    retailer({ ov_settings: () => ok(tabs), contracts: oneContract });
    storeToken(lauraToken);
    await open('/');
    await userEvent.click(await screen.findByRole('link', { name: /Cambiar la potencia/ }));
    await waitFor(() =>
      expect(address()).toBe('/contratos/electricity/0000007?dialog=power-change'),
    );
    history.back();
    await waitFor(() => expect(address()).toBe('/'));
    await userEvent.click(await screen.findByRole('link', { name: /Descargar un contrato/ }));
    await waitFor(() => expect(address()).toBe('/contratos/electricity/0000007?action=download'));
    history.back();
    await waitFor(() => expect(address()).toBe('/'));
    await userEvent.click(await screen.findByRole('link', { name: /Descargar facturas/ }));
    await waitFor(() =>
      expect(address()).toBe('/contratos/electricity/0000007/facturas?action=invoices'),
    );
    history.back();
    await waitFor(() => expect(address()).toBe('/'));
    await userEvent.click(await screen.findByRole('link', { name: /Ver su consumo por horas/ }));
    await waitFor(() =>
      expect(address()).toBe('/contratos/electricity/0000007?action=consumption'),
    );
  });

  it('offers no change of electricity where only gas is shown', async () => {
    retailer({ ov_settings: () => ok({ ...tabs, features: { displayTypes: ['gas'] } }) });
    storeToken(lauraToken);
    await open('/');
    expect(await screen.findByRole('link', { name: /Cambiar la cuenta de cargo/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Cambiar la dirección de envío/ })).toBeTruthy();
    expect(screen.queryByText('Cambiar la potencia')).toBeNull();
    expect(screen.queryByText('No compartir los datos de su suministro')).toBeNull();
  });

  it('has no page of gas where none is shown', async () => {
    retailer({ ov_settings: () => ok({ features: { displayTypes: ['electricity'] } }) });
    const unknown = { level: 1, name: 'Esta página no existe' };
    await open('/nuevo-cliente-dual');
    expect(await screen.findByRole('heading', unknown)).toBeTruthy();
    cleanup();
    await open('/nuevo-cliente-gas');
    expect(await screen.findByRole('heading', unknown)).toBeTruthy();
  });

  it('says why an action cannot be used', async () => {
    const token = jwt({ user_id: 1, name: 'Laura', read_only: true, exp: inAnHour });
    retailer({
      ov_settings: () => ok(tabs),
      is_token_valid: () => ok({ result: { token_is_valid: true, token } }),
    });
    storeToken(token);
    await open('/');
    await screen.findByRole('button', { name: /Cambiar la cuenta de cargo/ });
    for (const name of [/Contratar luz y gas/, /Cambiar la cuenta/, /Cambiar la dirección/]) {
      const action = screen.getByRole('button', { name });
      expect(action.getAttribute('aria-disabled')).toBe('true');
      const reason = document.getElementById(action.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain('mientras se consulta la cuenta');
    }
    // What only shows or downloads changes nothing.
    expect(screen.getByRole('button', { name: /Pagar en línea/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Descargar facturas/ })).toBeTruthy();
  });

  it.each([
    [
      'on the page of the retailer when the private settings name its host',
      {},
      { payment },
      payment.url,
    ],
    ['at the invoices when public settings alone name it', { payment }, {}, '/facturas'],
  ])('pays online %s', async (_, open_, own, leadsTo) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const features = { onlinePayment: { enabled: true } };
    retailer({
      ov_settings: () => ok({ ...tabs, features, ...open_ }),
      ov_private_settings: () => ok(own),
    });
    storeToken(lauraToken);
    await open('/');
    await screen.findByRole('link', { name: /Ver sus contratos/ });
    const pay = () => screen.queryByRole('link', { name: /Pagar en línea/ });
    await waitFor(() => expect(pay()?.getAttribute('href')).toBe(leadsTo));
    reported.mockRestore();
  });
});

describe('the overview', () => {
  it('is where a customer arrives; a visitor has the ways in', async () => {
    await open('/');
    await screen.findByRole('heading', { level: 1, name: 'Su energía, con las cuentas claras' });
    const main = within(screen.getByRole('main'));
    const doors = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(doors).toEqual(['/nuevo-cliente-dual', '/comparador', '/acceso']);
    expect(main.getByRole('heading', { name: 'Qué le ofrecemos' })).toBeTruthy();
    cleanup();
    storeToken(lauraToken);
    await open('/acceso');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Laura' })).toBeTruthy();
    expect(address()).toBe('/');
    expect(await screen.findByRole('heading', { name: 'Su última factura' })).toBeTruthy();
  });

  it('says to whom a session has ended why, at the login', async () => {
    retailer({ is_token_valid: () => ok({ result: { token_is_valid: false } }) });
    storeToken(lauraToken);
    await open('/');
    expect(await screen.findByText('Su sesión ya no es válida')).toBeTruthy();
    expect(address()).toBe('/acceso');
  });

  it('calls a company by its whole name', async () => {
    const token = jwt({ user_id: 2, name: 'Forn de Pa SL', vat: 'B00000000', exp: inAnHour });
    retailer({
      is_token_valid: () => ok({ result: { token_is_valid: true, token } }),
    });
    storeToken(token);
    await open('/');
    expect(await screen.findByRole('heading', { name: 'Hola, Forn de Pa SL' })).toBeTruthy();
  });
});

describe('routes that settings close', () => {
  it('do not exist, and neither do their menu entries', async () => {
    retailer({ ov_settings: () => ok({ routes: { contracts: { enabled: false } } }) });
    storeToken(lauraToken);
    await open('/contratos/electricity');
    expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeTruthy();
    const menu = screen.getByRole('navigation', { name: 'Navegación principal' });
    const entries = within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(entries).toEqual(['Inicio', 'Facturas', 'Atención al cliente', 'Alertas de precio']);
  });

  it('exist while their conditions hold', async () => {
    const requires = ['not-read-only'];
    retailer({ ov_settings: () => ok({ routes: { contracts: { requires } } }) });
    storeToken(lauraToken);
    await open('/contratos/electricity');
    expect(await screen.findByRole('heading', { name: 'Sus contratos' })).toBeTruthy();
  });
});
