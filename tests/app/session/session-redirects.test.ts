import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Decision, decide, type Visitor } from '#app/access/access.ts';
import { arrivalAddress, landingAddress } from '#app/routing/addresses/landing.ts';
import { ownAddress } from '#app/routing/addresses/own-address.ts';
import { isUnderMaintenance } from '#app/settings/maintenance.ts';
import type { Arrival } from '#domain/customer/sign-in.ts';
import { startTexts } from '#i18n/i18n.ts';
import routes from '#locales/es-ES/routes.json' with { type: 'json' };

const rules = {
  access: 'private',
  enabled: true,
  requires: [],
  lands: false,
  leadsToProvider: false,
} as const;
const nothingFails = () => null;
const visitor: Visitor = { state: 'signedOut', reason: 'none', usesProvider: false };

describe('who may see what', () => {
  it.each<['private' | 'public' | 'unprotected', Visitor['state'], Decision]>([
    ['private', 'signedIn', 'show'],
    ['private', 'signedOut', 'login'],
    ['private', 'restoring', 'wait'],
    ['public', 'signedOut', 'show'],
    ['public', 'signedIn', 'landing'],
    ['public', 'restoring', 'wait'],
    ['unprotected', 'signedOut', 'show'],
    ['unprotected', 'restoring', 'show'],
    ['unprotected', 'signedIn', 'show'],
  ])('a %s route, session %s: %s', (access, state, decision) => {
    expect(decide({ ...rules, access }, { ...visitor, state }, nothingFails)).toBe(decision);
  });

  it.each<[Visitor['reason'], Decision]>([
    ['none', 'provider'],
    ['expired', 'login'],
    ['left', 'login'],
    ['left-here', 'login'],
    ['elsewhere', 'login'],
  ])(
    'a private route with an identity provider, signed out because "%s": %s',
    (reason, decision) => {
      expect(decide(rules, { ...visitor, reason, usesProvider: true }, nothingFails)).toBe(
        decision,
      );
    },
  );

  it.each<[boolean, Visitor['reason'], Decision]>([
    [true, 'none', 'provider'],
    [true, 'left', 'show'],
    [false, 'none', 'show'],
  ])(
    'the login, leading to the provider %s, signed out because "%s": %s',
    (leadsToProvider, reason, decision) => {
      const login = { ...rules, access: 'public', leadsToProvider } as const;
      expect(decide(login, { ...visitor, reason, usesProvider: true }, nothingFails)).toBe(
        decision,
      );
    },
  );

  it('a route whose condition fails does not exist for any visitor', () => {
    const route = { ...rules, requires: ['gas-enabled'] };
    const failing = (names: readonly string[]) => names[0] ?? null;
    expect(decide(route, visitor, failing)).toBe('not-found');
    expect(
      decide({ ...rules, enabled: false }, { ...visitor, state: 'signedIn' }, nothingFails),
    ).toBe('not-found');
  });
});

describe('where a customer arrives after signing in', () => {
  const settings = { home: { type: 'homepage' }, homepage: 'invoices' };
  const landing = (newCustomer: boolean, open: readonly string[]) =>
    landingAddress(
      { settings, session: { newCustomer } } as never,
      (id) => (open.includes(id) ? ({ address: `/${id}`, access: 'private' } as never) : null),
      'es-ES',
    );

  it.each([
    [['contracting-dual', 'contracting-electricity', 'contracts'], '/contracting-dual'],
    [['contracting-gas', 'contracting-electricity', 'contracts'], '/contracting-electricity'],
    [['contracting-gas', 'contracts'], '/contracting-gas'],
    [['contracts'], '/contracts'],
  ])('a new customer, with %j open, at %s', (open, address) => {
    expect(landing(true, open)).toBe(address);
  });

  it('a customer of before at the invoices, or at the contracts where those are closed', () => {
    expect(landing(false, ['contracting-dual', 'contracts', 'invoices'])).toBe('/invoices');
    expect(landing(false, ['contracting-dual', 'contracts'])).toBe('/contracts');
  });
});

describe('the home of each type', () => {
  const landing = (type: string, homepage: string) =>
    landingAddress(
      { settings: { home: { type }, homepage }, session: { newCustomer: false } } as never,
      (id) => ({ address: id === 'home' ? '/' : `/${id}`, access: 'unprotected' }) as never,
      'es-ES',
    );

  it.each([
    ['overview', 'home', '/'],
    ['tabs', 'home', '/'],
    ['overview', 'contracts', '/contracts'],
    ['dashboard', 'home', '/invoices'],
  ])('%s, with the homepage "%s": %s', (type, homepage, address) => {
    expect(landing(type, homepage)).toBe(address);
  });
});

describe('where a customer arrives from the identity provider', () => {
  beforeAll(() => {
    startTexts('es-ES', { routes });
    vi.stubGlobal('window', { location: new URL('https://portal.example') });
  });
  afterAll(() => void vi.unstubAllGlobals());
  const session = (isNewCustomer: boolean) =>
    ({ provider: { isNewCustomer } }) as unknown as Arrival['session'];
  const arrive = (
    { isNew = false, redirect = null as string | null, code = null as string | null },
    open = ['contracting-electricity', 'contracts', 'invoices'],
  ) =>
    arrivalAddress(
      { session: session(isNew), aim: { redirect, promotionalCode: code } },
      {
        facts: { settings: { home: { type: 'homepage' }, homepage: 'invoices' } } as never,
        find: (id) =>
          open.includes(id) ? ({ address: `/${id}`, access: 'private' } as never) : null,
        language: 'es-ES',
      },
    );

  it.each([
    [{}, '/invoices'],
    [{ redirect: '/contratos/gas?page=2#top' }, '/contratos/gas?page=2#top'],
    [{ redirect: 'https://evil.example/' }, '/invoices'],
    [{ redirect: '/connect?code=1' }, '/invoices'],
    [{ isNew: true, redirect: '/contratos/gas' }, '/contracting-electricity'],
    [{ code: 'A&B', redirect: '/facturas' }, '/contracting-electricity?promocode=A%26B'],
  ])('%j: %s', (arrival, address) => {
    expect(arrive(arrival)).toBe(address);
  });

  it('the promotional code leads nowhere else where no contracting is open', () => {
    expect(arrive({ code: 'AMIGO', redirect: '/facturas' }, ['invoices'])).toBe('/facturas');
  });
});

describe('the redirect after signing in', () => {
  beforeAll(() => startTexts('es-ES', { routes }));
  const own = (candidate: string | null) => ownAddress(candidate, 'https://portal.example');

  it.each([
    ['/contratos/gas', '/contratos/gas'],
    [
      '/contratos/electricity/001?dialog=iban-change#bank',
      '/contratos/electricity/001?dialog=iban-change#bank',
    ],
  ])('leads to the known own route %s', (candidate, expected) => {
    expect(own(candidate)).toBe(expected);
  });

  it.each([
    null,
    '',
    'contratos/gas',
    'https://evil.example/contratos/gas',
    '//evil.example/contratos/gas',
    '/\\evil.example',
    '/\t/evil.example',
    '/contratos/../..//evil.example',
    'javascript:alert(1)',
    '/unknown/page',
    '/acceso?redirect=/contratos/gas',
    '/connect?code=1&state=2',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '//evil.example',
    '/contratos/gas\n//evil.example',
    '/contratos/gas\r\nLocation: //evil.example',
    '/contratos/%2e%2e/%2e%2e//evil.example',
    ' /contratos/gas',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/\u2028/evil.example',
    'https:contratos/gas',
    `/contratos/gas?page=${'9'.repeat(5000)}`,
  ])('refuses %j', (candidate) => {
    expect(own(candidate)).toBeNull();
  });
});

describe('maintenance', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    [false, null, null, false],
    [true, null, null, true],
    [true, '2026-11-21T13:00:00Z', null, false],
    [true, '2026-11-21T11:00:00Z', '2026-11-21T13:00:00Z', true],
    [true, null, '2026-11-21T12:00:00Z', false],
  ])('enabled %s, from %s to %s: closed %s', (enabled, start, end, closed) => {
    expect(isUnderMaintenance({ maintenance: { enabled, start, end } }, now)).toBe(closed);
  });
});
