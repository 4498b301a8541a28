import { beforeAll, describe, expect, it } from 'vitest';
import { type Decision, decide, type Visitor } from '#app/access.ts';
import { landingAddress } from '#app/landing.ts';
import { isUnderMaintenance } from '#app/maintenance.ts';
import { ownAddress } from '#app/own-address.ts';
import { startTexts } from '#i18n/i18n.ts';
import routes from '#locales/es-ES/routes.json' with { type: 'json' };

const rules = { access: 'private', enabled: true, requires: [], lands: false } as const;
const nothingFails = () => null;

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
    expect(decide({ ...rules, access }, { state, reason: 'none' }, nothingFails)).toBe(decision);
  });

  it('a route whose condition fails does not exist, whoever comes', () => {
    const route = { ...rules, requires: ['gas-enabled'] };
    const failing = (names: readonly string[]) => names[0] ?? null;
    expect(decide(route, { state: 'signedOut', reason: 'none' }, failing)).toBe('not-found');
    expect(
      decide({ ...rules, enabled: false }, { state: 'signedIn', reason: 'none' }, nothingFails),
    ).toBe('not-found');
  });
});

describe('where somebody arrives who signed in', () => {
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

describe('the redirect after signing in', () => {
  beforeAll(() => startTexts('es-ES', { routes }));
  const own = (candidate: string | null) => ownAddress(candidate, 'https://portal.example');

  it.each([
    ['/contratos/gas', '/contratos/gas'],
    [
      '/contratos/electricity/001?dialog=iban-change#bank',
      '/contratos/electricity/001?dialog=iban-change#bank',
    ],
  ])('goes to the known own route %s', (candidate, expected) => {
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
