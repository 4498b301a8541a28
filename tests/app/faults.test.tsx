import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import portalSettings from '#schemas/portal.json' with { type: 'json' };
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';

const portal = contentPortal({ screens: ['invoices', 'login', 'profile'] });
configure({ asyncUtilTimeout: 20_000 });

/** What the retailer serves beside the main content. */
const beside = [
  'getPublicSettings',
  'getPrivateSettings',
  'getFeatureFlags',
  'getBanner',
  'listPageElements',
  'listPageRoutes',
];

const ok = (data: unknown) => ({ status: 'OK', data });
const polluting =
  '{"status":"OK","data":{"__proto__":{"isHacked":true},"constructor":{"prototype":{"isHacked":true}},"result":{"__proto__":{"isHacked":true}}}}';

// Errors, pages, halves and nothing at all: `queries/bad-answers`.
const faults: Record<string, Record<string, unknown>> = {
  'does not answer for a minute': { kind: 'delay', milliseconds: 60_000 },
  'answers members of wrong types': {
    kind: 'body',
    body: ok({
      ...{ brand: 7, menus: 'x', languages: { offered: 3 }, home: null, organization: [] },
      ...{ feature_flags: { 'crm.case': 'yes' }, banner: { html: 3 }, result: [{ id: {} }] },
    }),
  },
  'answers keys that would change every object': { kind: 'body', body: polluting },
  'answers ten megabytes': { kind: 'body', body: ok({ brand: 'x'.repeat(10_000_000) }) },
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe.each(fewOf(3, Object.entries(faults)))(
  'a retailer that %s beside the point',
  (_, fault) => {
    it('has a whole page of invoices all the same', async () => {
      for (const operationId of beside) await portal.retailer().fail({ operationId, ...fault });
      await portal.enter('/facturas', {}, { untilServed: false });
      expect(await screen.findByRole('heading', { level: 1, name: 'Facturas' })).toBeTruthy();
      expect(await screen.findByRole('table')).toBeTruthy();
      const menu = within(screen.getByRole('navigation', { name: 'Navegación principal' }));
      expect(menu.getByRole('link', { name: 'Contratos' })).toBeTruthy();
      const footer = within(screen.getByRole('contentinfo'));
      expect(footer.getByText(portalSettings.organization.email)).toBeTruthy();
      expect(({} as { isHacked?: boolean }).isHacked).toBeUndefined();
    });
  },
);

it('settings with script, links that run and routes that do not exist are texts, or left out', async () => {
  const script = '<img src=x onerror="window.isHacked = true">';
  await portal.visit('/acceso', {
    brand: { name: script, logo: 'javascript:alert(1)' },
    organization: { phone: `900 ${script}`, email: `x@example.com${script}` },
    links: { conditions: 'javascript:alert(1)', gdpr: 'data:text/html,x' },
    menus: { footer: [{ route: 'javascript:alert(1)' }, { route: 'nowhere' }] },
  });
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
  expect(document.querySelector('img[onerror]')).toBeNull();
  for (const link of document.querySelectorAll('a'))
    expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data):/i);
  expect(window).not.toHaveProperty('isHacked');
});

it('two hundred entries of a menu are all there, in order, and by the keyboard', async () => {
  const known = ['invoices', 'contracts', 'customer-service', 'profile'];
  const entries = Array.from({ length: 200 }, (_, at) => ({ route: known[at % known.length] }));
  await portal.retailer().visit();
  await portal.enter('/facturas', { settings: { menus: { sidebar: entries } } });
  // The retailer's own pages follow them.
  const menu = await screen.findByRole('navigation', { name: 'Navegación principal' });
  const links = () => [...menu.querySelectorAll<HTMLElement>('a:not([href^="/d/"])')];
  await waitFor(() => expect(links()).toHaveLength(200));
  expect(
    links()
      .map((link) => link.textContent)
      .slice(-4),
  ).toEqual(
    links()
      .map((link) => link.textContent)
      .slice(0, 4),
  );
  links().at(-1)?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/perfil'));
});
