import { describe, expect, it } from 'vitest';
import { type SignInParameters, signInFailureOf } from '#domain/customer/sign-in.ts';
import type { Problem } from '#domain/problem.ts';

const client: SignInParameters = { kind: 'client', clientId: 'crm', secret: 'x' };
const token: SignInParameters = { kind: 'token', token: 'x' };
const invalid: Problem = { kind: 'invalid', fields: {} };

describe('why signing in failed (customer area, section 8)', () => {
  it.each<[string, Problem, SignInParameters | null]>([
    ['token_expired', { kind: 'signed-out', reason: 'expired' }, token],
    ['token_invalid', { kind: 'signed-out', reason: 'missing' }, token],
    ['token_invalid', invalid, token],
    ['client_not_valid', invalid, client],
    ['client_not_valid', { kind: 'refused', code: 'client_not_valid' }, client],
    ['invalid_state', { kind: 'refused', code: 'invalid_state' }, null],
    ['cannot_sign_up', { kind: 'refused', code: 'cannot_sign_up' }, null],
    ['offline', { kind: 'no-answer' }, null],
    ['offline', { kind: 'unreachable' }, null],
    ['service_down', { kind: 'broken', status: 502 }, null],
    ['service_down', { kind: 'unreadable' }, null],
    ['service_down', { kind: 'outdated' }, null],
    ['other', invalid, null],
    ['other', { kind: 'refused', code: 'a_code_of_tomorrow' }, null],
    ['other', { kind: 'conflict', code: 'token_expired' }, null],
    ['other', { kind: 'fault' }, token],
  ])('%s after %o', (code, problem, credentials) =>
    expect(signInFailureOf(problem, credentials)).toEqual({ code, retryAfterSeconds: null }),
  );

  it('says how long to wait, where the retailer does', () => {
    const tooMany = (retryAfterSeconds?: number) =>
      signInFailureOf({ kind: 'too-many', ...(retryAfterSeconds && { retryAfterSeconds }) }, null);
    expect(tooMany(90)).toEqual({ code: 'too_many', retryAfterSeconds: 90 });
    expect(tooMany()).toEqual({ code: 'too_many', retryAfterSeconds: null });
  });
});
