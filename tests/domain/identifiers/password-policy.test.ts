import { expect, it } from 'vitest';
import { passwordRules } from '#domain/customer/password-policy.ts';

const missed = (password: string, policy: Parameters<typeof passwordRules>[0]) =>
  passwordRules(policy, password).flatMap(({ rule, met }) => (met ? [] : [rule]));
const all = { minLength: 8, uppercase: true, lowercase: true, digit: true, symbol: true };

it.each([
  ['Contraseña-1', []],
  ['Ñandú ₂ 7€xyz', []],
  ['contraseña-1', ['uppercase']],
  ['CONTRASEÑA-1', ['lowercase']],
  ['Contraseña-x', ['digit']],
  ['Contraseña1', ['symbol']],
  ['Contraseña 1', ['symbol']],
  ['Ab-1', ['length']],
  ['', ['length', 'lowercase', 'uppercase', 'digit', 'symbol']],
])('of every rule %j misses %j', (password, rules) => expect(missed(password, all)).toEqual(rules));

it('the length counts characters, not their parts', () => {
  expect(missed('🔑🔑🔑', { minLength: 4 })).toEqual(['length']);
  expect(missed('🔑🔑🔑🔑', { minLength: 4 })).toEqual([]);
});

it('shows the rules that the policy has', () => {
  expect(passwordRules({ digit: true, symbol: false }, 'x')).toEqual([
    { rule: 'digit', met: false },
  ]);
  expect(passwordRules({ minLength: 0 }, '')).toEqual([]);
});
