import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

const portal = contentPortal({
  screens: ['comparator', 'contracts', 'customer-service', 'invoices', 'login'],
});

/** Faults after which the page is shown without the requested content; `queries/bad-answers` has the others. */
const useless = [
  ['fails', { kind: 'status', status: 500 }],
  ['never arrives', { kind: 'delay', milliseconds: 3_600_000 }],
] as const;

const hostile = vectors.hostileHtml.cases.map((one) => one.in);

function expectHarmless(part: HTMLElement) {
  expect(
    part.querySelector('script, form, input, iframe, object, style, svg:not(.icon)'),
  ).toBeNull();
  expect(part.querySelector('[href^=javascript], [onload], [onerror], [ontoggle]')).toBeNull();
  expect(window).not.toHaveProperty('__pwn');
}

describe('the blocks of a group of screens', () => {
  const notices = () => screen.findByRole('region', { name: 'Avisos' });
  const block = (id: number, html: string, priority: number) => ({
    ...{ id, name: 'aviso', group_name: 'Login', html_block: html, priority },
    ...{ block_width: null, block_height: null, page_id: null },
  });

  it('are on the login page, in the language of the page', async () => {
    await portal.visit('/acceso');
    expect((await notices()).textContent).toMatch(/todos los datos son inventados/);
    await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
    expect(await screen.findByText(/totes les dades són inventades/)).toBeTruthy();
  });

  it('are sorted by priority and sanitised', async () => {
    await portal.answer('listPageElements', [
      block(1, '<p>el último</p>', 1000),
      ...hostile.map((html, at) => block(at + 10, html, at + 10)),
      block(3, '<p>el primero</p>', 1),
    ]);
    await portal.visit('/acceso');
    const part = await notices();
    await within(part).findByText('unclosed');
    expect(part.textContent).toMatch(/^el primero.*el último$/s);
    expectHarmless(part);
  });

  it('are not requested where the retailer supplies none', async () => {
    await portal.visit('/acceso', { features: { serverElements: { enabled: false } } });
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
    expect(portal.requestsTo('html_dinamic')).toEqual([]);
  });

  it.each(useless)('leave the login as it is when their answer %s', async (_, fault) => {
    await portal.retailer().fail({ operationId: 'listPageElements', ...fault });
    await portal.visit('/acceso');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
    await portal.settled('group_name=Login', fault);
    expect(screen.queryByRole('region', { name: 'Avisos' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the notice of a page', () => {
  const notice = () => screen.findByRole('region', { name: 'Aviso' });
  const noNotice = () => expect(screen.queryByRole('region', { name: 'Aviso' })).toBeNull();

  it('stands beside the navigation, for whom the retailer wrote it', async () => {
    await portal.enter('/facturas');
    const found = await notice();
    expect(found.textContent).toMatch(/Pague sus facturas con tarjeta/);
    expect(within(screen.getByRole('complementary')).getByRole('region')).toBe(found);
  });

  it('opens from a line above the page where nothing stands beside it', async () => {
    await portal.visit('/comparador');
    const found = await notice();
    expect(screen.getByRole('main').contains(found)).toBe(true);
    expect(found.querySelector('details')?.open).toBe(false);
    await userEvent.click(within(found).getByText('Aviso de Lluerna'));
    expect(found.querySelector('details')?.open).toBe(true);
  });

  it('is read where the setting names one, and nowhere else', async () => {
    await portal.visit('/comparador');
    expect((await notice()).textContent).toMatch(/Tenga a mano su última factura/);
    const foot = within(screen.getByRole('contentinfo'));
    await userEvent.click(await foot.findByRole('link', { name: 'Atención al cliente' }));
    await screen.findByRole('heading', { level: 1, name: 'Atención al cliente' });
    noNotice();
    expect(portal.requestsTo('/banners/')).toHaveLength(1);
  });

  it('is the one of the page’s settings, in the language of the page', async () => {
    await portal.visit('/atencion-al-cliente', { banners: { 'customer-service': 'comparador' } });
    await notice();
    await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
    expect(await screen.findByText(/Tingui a mà l’última factura/)).toBeTruthy();
  });

  it('that is dismissed stays away for the visit', async () => {
    const banners = { 'customer-service': 'uno' };
    await portal.answer('getBanner', { banner: { code: 'uno', html: '<p>Abrimos hoy</p>' } });
    await portal.visit('/atencion-al-cliente', { banners });
    await userEvent.click(within(await notice()).getByRole('button', { name: 'Cerrar el aviso' }));
    noNotice();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    const foot = within(screen.getByRole('contentinfo'));
    await userEvent.click(foot.getByRole('link', { name: 'Comparador de luz' }));
    await notice();
    history.back();
    await screen.findByRole('heading', { level: 1, name: 'Atención al cliente' });
    noNotice();
  });

  it('does not stand there while there is none', async () => {
    await portal.visit('/atencion-al-cliente', { banners: { 'customer-service': 'ninguno' } });
    await portal.settled('/banners/ninguno');
    noNotice();
  });

  it('is sanitised', async () => {
    const html = `${hostile.join('')}</style></form></svg></math><p>el final</p>`;
    await portal.answer('getBanner', { banner: { code: 'comparador', html } });
    await portal.visit('/comparador');
    expectHarmless(await notice());
  });

  it.each(useless)('leaves the page as it is when its answer %s', async (_, fault) => {
    await portal.retailer().fail({ operationId: 'getBanner', ...fault });
    await portal.visit('/comparador');
    await portal.settled('/banners/comparador', fault);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    noNotice();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits for what the page itself reads', async () => {
    await portal
      .retailer()
      .fail({ operationId: 'listInvoices', kind: 'delay', milliseconds: 3_600_000 });
    await portal.enter('/facturas');
    await screen.findByRole('heading', { level: 1, name: 'Facturas' });
    await portal.settled('/invoice', { kind: 'delay' });
    expect(portal.requestsTo('/banners/')).toEqual([]);
  });

  it('waits for the menu above it, which would push it down', async () => {
    // A browser without idle callbacks: the pages in the menu are loaded after some seconds.
    vi.stubGlobal('requestIdleCallback', undefined);
    await portal.enter('/facturas');
    await notice();
    const menu = await portal.navigation();
    expect(menu.getByRole('list', { name: 'Más información' })).toBeTruthy();
  });
});

describe('coupons', () => {
  const withCoupons = { flags: { 'coupons.coupon': true } };
  const coupon = (id: number) => ({
    ...{ id, code: `CODIGO${id}`, title: `Cupón ${id}`, description: null, date_end: null },
  });
  const codes = () => [...document.querySelectorAll('code')].map(({ textContent }) => textContent);

  it.each(['/contratos/electricity', '/facturas'])(
    'stand on %s with what they are, their code to copy and their last day',
    async (address) => {
      await portal.enter(address, withCoupons);
      const part = within(await screen.findByRole('region', { name: 'Sus cupones' }));
      expect(codes()).toEqual(['AMIGOS', 'LLUERNA10']);
      expect(part.getByText('Traiga a un amigo')).toBeTruthy();
      expect(part.getByText('Para un contrato nuevo de luz o de gas.')).toBeTruthy();
      expect(part.getAllByText(/^Hasta el \d+ [a-z]+ \d{4}$/)).toHaveLength(1);
      const user = userEvent.setup();
      await user.click(part.getByRole('button', { name: /Copiar el código LLUERNA10/ }));
      expect(await navigator.clipboard.readText()).toBe('LLUERNA10');
    },
  );

  it.each([
    ['the flag is off', {}],
    ['the setting is off', { ...withCoupons, settings: { features: { enableCoupons: false } } }],
  ])('are not requested while %s', async (_, wanted) => {
    await portal.enter('/contratos/electricity', wanted);
    // The notice of the invoices is the last request.
    await userEvent.click((await portal.navigation()).getByRole('link', { name: 'Facturas' }));
    await screen.findByRole('region', { name: 'Aviso' });
    expect(portal.requestsTo('user/coupons')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Sus cupones' })).toBeNull();
  });

  it('are folded where they are many', async () => {
    await portal.answer('listCoupons', [1, 2, 3, 4, 5].map(coupon));
    await portal.enter('/contratos/electricity', withCoupons);
    await screen.findByRole('region', { name: 'Sus cupones' });
    expect(codes()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Ver los 5 cupones' }));
    expect(codes()).toHaveLength(5);
  });

  it('that have ended or have no code are left out; a single one is named as such', async () => {
    await portal.answer('listCoupons', [
      { ...coupon(1), date_end: '2020-01-01' },
      { ...coupon(2), code: '' },
      { ...coupon(3), date_end: 'pronto' },
    ]);
    await portal.enter('/contratos/electricity', withCoupons);
    await screen.findByRole('region', { name: 'Su cupón' });
    expect(codes()).toEqual(['CODIGO3']);
    expect(screen.queryByText(/Hasta el/)).toBeNull();
  });

  it.each([
    ...useless,
    ['is empty', { kind: 'body', body: { status: 'OK', data: { result: [] } } }] as const,
  ])('leave the contracts as they are when their answer %s', async (_, fault) => {
    await portal.retailer().fail({ operationId: 'listCoupons', ...fault });
    await portal.enter('/contratos/electricity', withCoupons);
    await portal.settled('user/coupons', fault);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
    expect(screen.queryByRole('region', { name: /cup/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
