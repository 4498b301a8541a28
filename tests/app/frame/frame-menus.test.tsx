import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { narrowScreen } from '#tests/support/pages/portal-page.tsx';
import { notify } from '#ui/feedback/notify.ts';

const portal = contentPortal({
  screens: ['comparator', 'contracts', 'customer-service', 'invoices', 'login', 'sign-up'],
});

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the menu of a visitor', () => {
  it('leads to what the retailer offers to every visitor (customer area, section 6)', async () => {
    vi.stubGlobal('matchMedia', narrowScreen);
    await portal.visit('/comparador');
    await userEvent.click(await screen.findByRole('button', { name: 'Menú' }));
    const links = linksIn(await screen.findByRole('dialog', { name: 'Menú' }));
    for (const name of [
      'Entrar',
      'Crear una cuenta',
      'Contratar luz',
      'Contratar gas',
      'Contratar luz y gas',
      'Contacto',
      'Comparador de luz',
      'Calculadora de potencia',
      'Boletines',
    ])
      expect(links).toContain(name);
    expect(links).not.toContain('Facturas');
  });
});

describe('the login in the header', () => {
  const way = async () =>
    (await screen.findAllByRole('link', { name: 'Entrar' }))[0]?.getAttribute('href');

  it('leads back to a public page, otherwise to the landing page of a customer', async () => {
    await portal.visit('/comparador?cups=1');
    expect(await way()).toBe('/acceso?redirect=%2Fcomparador%3Fcups%3D1');
    for (const page of ['/registro', '/nada']) {
      portal.go(page);
      await waitFor(async () => expect(await way(), page).toBe('/acceso'));
      portal.go('/comparador');
      await waitFor(async () => expect(await way()).toBe('/acceso?redirect=%2Fcomparador'));
    }
  });
});

describe('the menu of a customer', () => {
  it('is grouped where the retailer configures it, with the newsletters under the name', async () => {
    await portal.enter('/facturas', { settings: { sidebar: { groups: true } } });
    const side = within(await screen.findByRole('complementary'));
    const supply = await side.findByRole('list', { name: 'Su energía' });
    expect(linksIn(supply)).toEqual(['Facturas', 'Contratos']);
    expect(linksIn(side.getByRole('list', { name: 'Ayuda' }))).toEqual(['Atención al cliente']);
    await userEvent.click(await screen.findByRole('button', { name: /^Su cuenta: ./ }));
    const entry = await screen.findByRole('menuitem', { name: 'Boletines' });
    expect(entry.getAttribute('href')).toBe('/boletin');
  });

  it('is at the foot of a phone with its first entries and the help, the current one marked', async () => {
    vi.stubGlobal('matchMedia', narrowScreen);
    await portal.enter('/facturas');
    const bar = within(await screen.findByRole('navigation', { name: 'Lo más usado' }));
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Inicio',
      'Facturas',
      'Contratos',
    ]);
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Facturas');
    // The help is there, and nowhere else.
    await userEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
    const dialog = await screen.findByRole('dialog', { name: '¿En qué podemos ayudarle?' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Atención al cliente' }));
    // That page is the help; its own entry has the place of the button.
    await waitFor(() =>
      expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Atención'),
    );
    expect(bar.queryByRole('button', { name: 'Ayuda' })).toBeNull();
    await userEvent.click(bar.getByRole('link', { name: 'Contratos' }));
    await waitFor(() =>
      expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Contratos'),
    );
  });
});

describe('an entry of a page outside the portal', () => {
  const OUTSIDE = 'https://blog.lluerna.example/';
  const entries = [
    { route: 'invoices' },
    { link: 'blog', requires: ['signed-in'] },
    { link: 'conditions', requires: ['new-customer'] },
    { link: 'nowhere' },
    { link: 'wordless' },
    { route: 'contracts' },
  ];
  const settings = (menus: object) => ({
    menus,
    links: {
      blog: OUTSIDE,
      conditions: `${OUTSIDE}a`,
      wordless: `${OUTSIDE}b`,
      gdpr: `${OUTSIDE}c`,
    },
  });
  const newTab = 'Blog (se abre en otra pestaña)';
  const expectOutside = (link: HTMLElement) => {
    expect(link.getAttribute('href')).toBe(OUTSIDE);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.getAttribute('aria-current')).toBeNull();
  };

  it('is among the others and under the name in the given order, where it has an address, a text and its conditions', async () => {
    const profile = [{ link: 'blog' }, { route: 'profile' }];
    await portal.enter('/facturas', { settings: settings({ sidebar: entries, profile }) });
    const side = within(await screen.findByRole('complementary'));
    const blog = await side.findByRole('link', { name: /^Blog/ });
    expect(linksIn(side.getByRole('navigation')).slice(0, 3)).toEqual([
      'Facturas',
      newTab,
      'Contratos',
    ]);
    expectOutside(blog);
    expect(side.getByRole('link', { current: 'page' }).textContent).toBe('Facturas');
    await userEvent.click(await screen.findByRole('button', { name: /^Su cuenta: ./ }));
    expectOutside(await screen.findByRole('menuitem', { name: /^Blog/ }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual([newTab, 'Su perfil', 'Cerrar sesión']);
  });

  it('is in the bar and in the menu of a phone', async () => {
    vi.stubGlobal('matchMedia', narrowScreen);
    await portal.enter('/facturas', { settings: settings({ sidebar: entries }) });
    const bar = await screen.findByRole('navigation', { name: 'Lo más usado' });
    await within(bar).findByRole('link', { name: /^Blog/ });
    expect(linksIn(bar)).toEqual(['Facturas', newTab, 'Contratos']);
    expectOutside(within(bar).getByRole('link', { name: /^Blog/ }));
    await userEvent.click(within(bar).getByRole('button', { name: 'Menú' }));
    const menu = await screen.findByRole('dialog', { name: 'Menú' });
    expectOutside(within(menu).getByRole('link', { name: /^Blog/ }));
  });

  it('is in the footer once, and the other outside pages remain last', async () => {
    const footer = [{ route: 'accessibility' }, { link: 'blog' }, { route: 'comparator' }];
    await portal.visit('/comparador', settings({ footer }));
    const foot = await screen.findByRole('list', { name: 'Información legal' });
    expectOutside(await within(foot).findByRole('link', { name: /^Blog/ }));
    // What the retailer serves is rendered after its own read.
    await within(foot).findByRole('link', { name: 'Consejos de ahorro' });
    expect(linksIn(foot)).toEqual([
      'Accesibilidad',
      newTab,
      'Comparador de luz',
      'Autoconsumo',
      'Consejos de ahorro',
      'Condiciones de uso (se abre en otra pestaña)',
      'Privacidad (se abre en otra pestaña)',
    ]);
  });
});

it('says at the foot of every page who the retailer is (L7)', async () => {
  await portal.visit('/comparador', {
    organization: { address: '', freePhone: '900 000 001' },
  });
  const foot = within(await screen.findByRole('contentinfo'));
  await foot.findByRole('link', { name: '900 000 001' });
  const line = foot.getByText('Lluerna Energia, SL').parentElement as HTMLElement;
  // Nothing is shown of what has no content.
  expect([...line.children].map(({ textContent }) => textContent)).toEqual([
    'Lluerna Energia, SL',
    'NIF B99999997',
    'Teléfono gratuito: 900 000 001',
  ]);
  foot.getByRole('link', { name: /hola@lluerna\.example/ });
});

it('on a phone on its side the menu is in the header, not at the end of the page', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...narrowScreen(query),
    matches: /max-(width: 991|height)/.test(query),
  }));
  await portal.enter('/facturas');
  // The page has a header of its own once it is there: the first of the document is the frame's.
  const button = await screen.findByRole('button', { name: 'Menú' });
  expect(screen.getAllByRole('banner')[0]?.contains(button)).toBe(true);
  await userEvent.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menú' });
  expect(linksIn(menu)).toContain('Contratos');
  expect(screen.queryByRole('navigation', { name: 'Lo más usado' })).toBeNull();
});

describe('the help of every page', () => {
  const help = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ayuda' }));
    return within(await screen.findByRole('dialog', { name: '¿En qué podemos ayudarle?' }));
  };
  const questions = (place: { getAllByRole: typeof screen.getAllByRole }) =>
    place.getAllByRole('group').map((question) => question.querySelector('summary')?.textContent);

  it('finds a question with or without accents, says telephone, hours and e-mail, and leads on', async () => {
    await portal.visit('/comparador', {
      organization: { phone_crm: '900 123 123', email: 'ayuda@lluerna.example' },
    });
    const dialog = await help();
    fill(dialog.getByRole('searchbox'), 'apagon');
    await waitFor(() =>
      expect(questions(dialog)).toEqual(['Me he quedado sin luz. ¿A quién llamo?']),
    );
    expect(dialog.getByRole('status').textContent).toBe('1 respuesta');
    fill(dialog.getByRole('searchbox'), 'submarino');
    await dialog.findByText(/No hemos encontrado nada sobre «submarino»/);
    expect(dialog.queryAllByRole('group')).toEqual([]);

    expect(dialog.getByRole('link', { name: '900 123 123' }).getAttribute('href')).toMatch(/^tel:/);
    expect(dialog.getByText(/De lunes a viernes, de 9 a 18 h/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'ayuda@lluerna.example' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('link', { name: 'Atención al cliente' }));
    await screen.findByRole('heading', { level: 1, name: 'Atención al cliente' });
    expect(screen.queryByRole('dialog')).toBeNull();
    // That page has the same search itself.
    expect(screen.queryByRole('button', { name: 'Ayuda' })).toBeNull();
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('offers the topics of the retailer that the conditions show to this visitor', async () => {
    await portal.visit('/comparador', {
      helpDialog: {
        topics: [{ id: 'cups' }, { id: 'pay', requires: ['signed-in'] }, { id: 'unknown' }],
      },
    });
    expect(questions(await help())).toEqual(['¿Qué es el CUPS y dónde está?']);
  });

  it('is absent where the retailer switched it off', async () => {
    await portal.visit('/comparador', { helpDialog: { enabled: false } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Ayuda' })).toBeNull();
  });
});

it('a success message disappears after its time, unless under the pointer, or when dismissed', async () => {
  await portal.visit('/comparador', { notifications: { hideMs: 1_000 } });
  await screen.findByRole('button', { name: 'Ayuda' });
  notify('Hemos guardado su correo');
  const text = await screen.findByText('Hemos guardado su correo');
  expect(text.closest('[role=status]')).not.toBeNull();
  await userEvent.hover(text);
  notify('Enlace copiado');
  await screen.findByText('Enlace copiado');
  await waitFor(() => expect(screen.queryByText('Enlace copiado')).toBeNull());
  expect(screen.getByText('Hemos guardado su correo')).toBeTruthy();
  const message = text.closest<HTMLElement>('div');
  await userEvent.click(within(message as HTMLElement).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByText('Hemos guardado su correo')).toBeNull();
});
