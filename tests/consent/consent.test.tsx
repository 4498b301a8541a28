import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';
import { narrowScreen } from '#tests/support/pages/portal-page.tsx';

const KEY = 'lluerna.consent';
const portal = contentPortal({ promptsForConsent: true, screens: ['login', 'invoices'] });
const user = userEvent.setup();

afterEach(() => localStorage.clear());

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const bar = () => screen.findByRole('region', { name: 'Cookies' });
const noBar = () => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="sandbox-scripts"]'),
];
const press = async (name: string, within_: HTMLElement) =>
  user.click(within(within_).getByRole('button', { name }));
const openEntry = async () => {
  await user.click(await screen.findByRole('button', { name: 'Cookies' }));
  return screen.findByRole('dialog', { name: 'Cookies' });
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Resolves once the page had time to prompt for consent or to load scripts. */
async function idle(): Promise<void> {
  await portal.settled('feature_flags');
  await act(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await act(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

describe('a visitor who has not chosen', () => {
  it('is prompted with three equal buttons, and nothing from third parties is loaded before', async () => {
    await portal.visit('/acceso');
    const [sentence, ...buttons] = within(await bar()).getAllByRole('button');
    expect(sentence?.textContent).toBe(
      'Cookies de Lluerna y de terceros: preferencias y estadística',
    );
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Aceptar todo',
      'Rechazar todo',
      'Personalizar',
    ]);
    expect(new Set(buttons.map(({ className }) => className.trim())).size).toBe(1);
    expect(scripts()).toEqual([]);
    expect(document.cookie).not.toContain('visits_');
  });

  it('and refuses is not prompted again, and nothing is loaded', async () => {
    await portal.visit('/acceso');
    const before = Date.now();
    await press('Rechazar todo', await bar());
    noBar();
    expect(await screen.findByText(/Hemos guardado su elección/)).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('MAIN');
    expect(stored()).toMatchObject({ version: '1', categories: [] });
    expect(Date.parse(stored().date)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(stored().date)).toBeLessThanOrEqual(Date.now());
    await idle();
    noBar();
    expect(scripts()).toEqual([]);
  });

  it('chooses by category, with nothing ticked before', async () => {
    await portal.visit('/acceso', {
      scripts: [],
      sentry: { enabled: true, dsn: 'https://key@reports.example/1' },
    });
    await press('Personalizar', await bar());
    const dialog = await screen.findByRole('dialog', { name: 'Cookies' });
    const switches = within(dialog).getAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(within(dialog).getByText('reports.example')).toBeTruthy();
    expect(within(dialog).getAllByText('Ahora no usamos ninguna de este tipo.')).toHaveLength(2);
    await user.click(within(dialog).getByRole('switch', { name: 'Estadística' }));
    await press('Guardar la elección', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored().categories).toEqual(['statistics']);
    noBar();
  });

  it('reads the details behind the sentence, and meanwhile no other part sticks to the foot', async () => {
    await portal.visit('/acceso');
    const [sentence] = within(await bar()).getAllByRole('button');
    expect(document.documentElement.hasAttribute('data-consent')).toBe(true);
    await user.click(sentence as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Cookies' });
    expect(within(dialog).getByText(/las demás, de Lluerna y de terceros, solo si/)).toBeTruthy();
    await press('Rechazar todo', dialog);
    expect(document.documentElement.hasAttribute('data-consent')).toBe(false);
  });

  it('has the menu and the help in the header of a phone until the choice, as one bar is enough at the foot', async () => {
    vi.stubGlobal('matchMedia', narrowScreen);
    await portal.enter('/facturas');
    const answers = await bar();
    const used = () => screen.queryByRole('navigation', { name: 'Lo más usado' });
    const header = screen.getAllByRole('banner')[0] as HTMLElement;
    expect(used()).toBeNull();
    for (const name of ['Menú', 'Ayuda'])
      expect(within(header).getByRole('button', { name })).toBeTruthy();
    await press('Rechazar todo', answers);
    await waitFor(() => expect(used()).not.toBeNull());
    expect(within(header).queryByRole('button', { name: 'Menú' })).toBeNull();
  });

  it('is not prompted where nothing needs consent; the footer lists what is stored', async () => {
    await portal.visit('/acceso', { scripts: [] });
    const dialog = await openEntry();
    expect(within(dialog).getByText(/solo usamos las cookies necesarias/)).toBeTruthy();
    expect(within(dialog).getAllByRole('switch')).toHaveLength(1);
    await press('Cerrar', dialog);
    await idle();
    noBar();
  });

  it('chooses for the visit where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await portal.visit('/acceso');
    await press('Rechazar todo', await bar());
    noBar();
    const dialog = await openEntry();
    expect(within(dialog).getByText(/vale para esta visita/)).toBeTruthy();
    // The browser stores again: the module is as new for the other tests.
    vi.restoreAllMocks();
    await press('Rechazar todo', dialog);
    expect(stored()).toMatchObject({ categories: [] });
  });

  it('follows what is chosen in another tab', async () => {
    await portal.visit('/acceso');
    await bar();
    const record = { version: '1', date: daysAgo(0), categories: [] };
    localStorage.setItem(KEY, JSON.stringify(record));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    noBar();
  });
});

describe('a choice that is stored', () => {
  const chosen = { version: '1', date: daysAgo(2), categories: [] };

  it.each([
    ['of another version', { ...chosen, version: '0' }],
    ['of more than twelve months ago', { ...chosen, date: daysAgo(370) }],
    ['from the future, by a clock that was wrong', { ...chosen, date: daysAgo(-3) }],
    ['of an unknown category', { ...chosen, categories: ['everything'] }],
    ['without a date', { version: '1', categories: [] }],
    ['that is no record', 'accept'],
  ])('%s is prompted for again', async (_, record) => {
    localStorage.setItem(KEY, JSON.stringify(record));
    await portal.visit('/acceso');
    expect(await bar()).toBeTruthy();
  });

  it('that is malformed is prompted for again', async () => {
    localStorage.setItem(KEY, '{"version":"1');
    await portal.visit('/acceso');
    expect(await bar()).toBeTruthy();
  });

  it('of eleven months ago still counts', async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...chosen, date: daysAgo(330) }));
    await portal.visit('/acceso');
    await idle();
    noBar();
  });
});

// The last ones: loaded scripts remain in the document.
describe('what the customer agreed to', () => {
  it('is not loaded on a page that can pay', async () => {
    const all = ['preferences', 'statistics'];
    localStorage.setItem(KEY, JSON.stringify({ version: '1', date: daysAgo(1), categories: all }));
    await portal.enter('/facturas');
    await idle();
    expect(scripts()).toEqual([]);
  });

  it('is loaded, fails without harm, and is erased when it is withdrawn; what is typed stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await portal.visit('/acceso');
    await press('Aceptar todo', await bar());
    await waitFor(() =>
      expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([
        '/sandbox-scripts/visits.js',
        '/sandbox-scripts/chat.js',
      ]),
    );
    const [visits, chat] = scripts();
    act(() => void visits?.dispatchEvent(new Event('error')));
    expect(screen.queryByText(/No hemos podido abrir el chat/)).toBeNull();
    act(() => void chat?.dispatchEvent(new Event('error')));
    const failure = await screen.findByText(/No hemos podido abrir el chat/);
    expect(within(failure).getByRole('link').getAttribute('href')).toBe('tel:900000000');
    expect(failure.textContent).not.toContain('bloqueador');

    await user.type(await screen.findByLabelText('NIF o correo electrónico'), 'X');
    for (const pair of ['visits_count=3', 'language=es-ES']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as a script stores it
      document.cookie = `${pair}; Path=/`;
    }
    localStorage.setItem('visits_id', 'abc');
    const dialog = await openEntry();
    expect(
      within(dialog).getByRole<HTMLInputElement>('switch', { name: 'Preferencias' }).checked,
    ).toBe(true);
    await press('Rechazar todo', dialog);
    expect(
      await screen.findByText(/dejará de funcionar cuando vuelva a cargar la página/),
    ).toBeTruthy();
    expect(document.cookie).not.toContain('visits_');
    expect(document.cookie).toContain('language=es-ES');
    expect(localStorage.getItem('visits_id')).toBeNull();
    expect(screen.getByLabelText('NIF o correo electrónico')).toHaveProperty('value', 'X');
  });
});
