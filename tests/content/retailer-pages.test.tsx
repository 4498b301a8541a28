import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';
import { narrowScreen } from '#tests/support/pages/portal-page.tsx';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

const portal = contentPortal({ screens: ['about', 'contracts', 'login', 'retailer-page'] });

const page = (id: number, path = `pagina-${id}`) => ({
  id,
  route_path: path,
  btn_title: `Página ${id}`,
  btn_description: null,
});

const block = (id: number, html: string, more = {}) => ({
  ...{ id, name: `bloque-${id}`, group_name: 'x', html_block: html, priority: id },
  ...{ block_width: null, block_height: null, page_id: 1 },
  ...more,
});

const gone = () => screen.findByText('Esta página ya no está disponible');

describe('the pages that the retailer writes', () => {
  it('stand in the menu after the own entries, and open with their blocks in order', async () => {
    await portal.enter('/contratos/electricity');
    // Only a page after one with a heading takes the focus: at the first, the browser decides.
    await screen.findByRole('heading', { level: 1, name: 'Sus contratos' });
    const menu = await portal.navigation();
    const link = await menu.findByRole('link', { name: 'Autoconsumo' });
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(['Alertas de precio', 'Autoconsumo', 'Consejos de ahorro']);
    await userEvent.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Autoconsumo' });
    expect(location.pathname).toBe('/d/autoconsumo/1');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Autoconsumo · Lluerna');
    expect(screen.getByText('Placas, excedentes y baterías')).toBeTruthy();
    const first = await screen.findByRole('heading', { level: 2, name: 'Cómo funciona' });
    const second = await screen.findByText(/Tiene dudas/);
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(menu.getByRole('link', { name: 'Autoconsumo' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('stand in the menu of a phone too', async () => {
    vi.stubGlobal('matchMedia', narrowScreen);
    await portal.enter('/contratos/electricity');
    await userEvent.click(await screen.findByRole('button', { name: 'Menú' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menú' }));
    await userEvent.click(await menu.findByRole('link', { name: 'Consejos de ahorro' }));
    expect(await screen.findByRole('heading', { name: 'Consejos de ahorro' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are for visitors too, who find them at the foot', async () => {
    await portal.visit('/acceso');
    const foot = within(await screen.findByRole('contentinfo'));
    await userEvent.click(await foot.findByRole('link', { name: 'Consejos de ahorro' }));
    expect(await screen.findByText(/entre las 0 y las 8 h/)).toBeTruthy();
    expect(location.pathname).toBe('/d/ahorro/2');
  });

  it('do not exist, and are not requested, where the retailer supplies no elements', async () => {
    await portal.visit('/d/autoconsumo/1', { features: { serverElements: { enabled: false } } });
    expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Autoconsumo' })).toBeNull();
    expect(portal.requestsTo('html_dinamic')).toEqual([]);
  });

  it('are one list that says nothing while it is empty', async () => {
    await portal.answer('listPageRoutes', []);
    await portal.enter('/contratos/electricity');
    const menu = await portal.navigation();
    await portal.settled('html_dinamic_routes');
    expect(menu.getAllByRole('list')).toHaveLength(1);
    expect(menu.queryByRole('button')).toBeNull();
  });

  it('are folded where they are many, and unfolded by a button', async () => {
    await portal.answer(
      'listPageRoutes',
      Array.from({ length: 12 }, (_, at) => page(at + 1)),
    );
    await portal.enter('/contratos/electricity');
    const menu = await portal.navigation();
    const more = await menu.findByRole('button', { name: 'Más páginas', expanded: false });
    expect(menu.getByRole('link', { name: 'Página 5' })).toBeTruthy();
    expect(menu.queryByRole('link', { name: 'Página 6' })).toBeNull();
    await userEvent.click(more);
    expect(menu.getByRole('link', { name: 'Página 12' }).getAttribute('href')).toBe(
      '/d/pagina-12/12',
    );
    await userEvent.click(menu.getByRole('button', { name: 'Más páginas', expanded: true }));
    expect(menu.queryByRole('link', { name: 'Página 6' })).toBeNull();
  });

  it('are in one menu of the header where the own entries are few', async () => {
    const menus = { sidebar: [{ route: 'invoices' }] };
    await portal.enter('/contratos/electricity', { settings: { menus } });
    await userEvent.click(await screen.findByRole('button', { name: 'Más información' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Consejos de ahorro' }));
    expect(await screen.findByText(/entre las 0 y las 8 h/)).toBeTruthy();
  });

  it('are read once in a visit, and again in another language', async () => {
    await portal.enter('/d/autoconsumo/1');
    await screen.findByText(/se descuenta de la factura/);
    const menu = await portal.navigation();
    await userEvent.click(await menu.findByRole('link', { name: 'Contratos' }));
    await screen.findByRole('heading', { name: 'Sus contratos' });
    await userEvent.click(menu.getByRole('link', { name: 'Autoconsumo' }));
    await screen.findByText(/se descuenta de la factura/);
    expect(portal.requestsTo('html_dinamic_routes')).toHaveLength(1);
    expect(portal.requestsTo('html_dinamic_elements/1')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
    expect(await screen.findByText(/es descompta de la factura/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Autoconsum' })).toBeTruthy();
    expect(location.pathname).toBe('/d/autoconsumo/1');
  });
});

describe('a page of the retailer', () => {
  it('that is not among them says so, with a way home', async () => {
    await portal.visit('/d/autoconsumo/77');
    for (const next of ['/d/autoconsumo/01', '/d/x/1%20or%201=1', '/d/%3Cimg%3E/..%2F1', null]) {
      await gone();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Información de Lluerna');
      expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
      if (!next) break;
      portal.go('/version');
      await screen.findByRole('heading', { level: 1, name: 'Versión' });
      portal.go(next);
    }
    expect(portal.requestsTo('html_dinamic_elements/')).toEqual([]);
  });

  it.each([
    ['answers 404', { kind: 'status', status: 404 }],
    [
      'has an empty block',
      { kind: 'body', body: { status: 'OK', data: { result: [block(1, ' ')] } } },
    ],
  ])('that %s says the same', async (_, fault) => {
    await portal.retailer().fail({ operationId: 'getPageElements', ...fault });
    await portal.visit('/d/autoconsumo/1');
    await gone();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeTruthy();
  });

  it('goes by its id: under another path it moves to its own', async () => {
    await portal.visit('/d/otra-cosa/2');
    expect(await screen.findByText(/entre las 0 y las 8 h/)).toBeTruthy();
    expect(location.pathname).toBe('/d/ahorro/2');
  });

  it.each(['listPageRoutes', 'getPageElements'])(
    'whose %s fails shows the failure in a whole page, and is shown after another try',
    async (operationId) => {
      // Not once: the page repeats the request of the menu when it is opened after the failed response.
      await portal.retailer().fail({ operationId, kind: 'status', status: 500 });
      await portal.visit('/d/autoconsumo/1');
      const alert = within(await screen.findByRole('alert'));
      await portal.retailer().clearInjectedFaults();
      expect(alert.getByText('No hemos podido cargar esta página')).toBeTruthy();
      expect(screen.getByRole('contentinfo')).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      await userEvent.click(alert.getByRole('button'));
      expect(await screen.findByText(/se descuenta de la factura/)).toBeTruthy();
    },
  );

  it('is left out of the menu when it is malformed or leads elsewhere; the others stay', async () => {
    const hostile = ['../../evil', '//evil.example', 'a/b', '..', '', 'a?b', {}];
    await portal.answer('listPageRoutes', [
      ...hostile.map((path, at) => page(at + 10, path as string)),
      { ...page(3), btn_title: ' ' },
      { ...page(1, 'autoconsumo'), btn_title: '<img src=x onerror=window.__pwn=1>' },
    ]);
    await portal.enter('/contratos/electricity');
    const menu = await portal.navigation();
    const link = await menu.findByRole('link', { name: '<img src=x onerror=window.__pwn=1>' });
    expect(link.getAttribute('href')).toBe('/d/autoconsumo/1');
    expect(menu.queryByRole('link', { name: /Página/ })).toBeNull();
    expect(window).not.toHaveProperty('__pwn');
  });

  it('is sanitised, and its sizes fit the page', async () => {
    const { cases } = vectors.hostileHtml;
    await portal.answer('getPageElements', [
      ...cases.map((one, at) => block(at + 2, one.in)),
      block(1000, '<p>ancho</p>', { block_width: 99, block_height: 100_000 }),
      block(1001, '<p>estrecho</p>', { block_width: -3, block_height: 'alto' }),
    ]);
    await portal.visit('/d/autoconsumo/1');
    const sizes = (element: HTMLElement) => {
      const { style } = element.closest('.page-block') as HTMLElement;
      return [style.getPropertyValue('--columns'), style.getPropertyValue('--height')];
    };
    expect(sizes(await screen.findByText('ancho'))).toEqual(['12', '800px']);
    expect(sizes(screen.getByText('estrecho'))).toEqual(['1', 'auto']);
    const main = screen.getByRole('main');
    await within(main).findByText('unclosed');
    expect(main.querySelector('script, form, input, iframe, object, style, svg')).toBeNull();
    expect(main.querySelector('[href^=javascript], [onload], [onerror], [ontoggle]')).toBeNull();
    expect(window).not.toHaveProperty('__pwn');
  });
});
