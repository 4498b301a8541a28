import { describe, expect, it } from 'vitest';
import { type Decision, decide, type Visitor } from '#app/access.ts';
import { isUnderMaintenance } from '#app/maintenance.ts';
import { ownAddress } from '#app/own-address.ts';

const screen = () => new Promise<never>(() => {});
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
    const route = { access, requires: [], screen };
    expect(decide(route, { state, reason: 'none' }, nothingFails)).toBe(decision);
  });

  it('a route whose condition fails does not exist, whoever comes', () => {
    const route = { access: 'private' as const, requires: ['gas-enabled'], screen };
    const failing = (names: readonly string[]) => names[0] ?? null;
    expect(decide(route, { state: 'signedOut', reason: 'none' }, failing)).toBe('not-found');
  });
});

describe('the redirect after signing in', () => {
  const patterns = ['/', '/contratos/:contractType', '/contratos/:contractType/:contractName'];
  const own = (candidate: string | null) =>
    ownAddress(candidate, patterns, 'https://portal.example');

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
