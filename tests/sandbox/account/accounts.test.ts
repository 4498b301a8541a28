import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { madeUpDni } from '#sandbox/seed/people/made-up-identifiers.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
const credentials = { user: '00000000T', password: 'Portal-demo-1' };
/** Of no customer, in no example of the description, which the tests of conformance sign up. */
const stranger = '99999999R';

describe('signing in', () => {
  it('gives a token with who the customer is, for an hour', async () => {
    const { status, body, headers } = await sandbox.api('/v1/get_token?lang=es_ES', {
      body: credentials,
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data.result.change_password).toBe(false);
    const claims = decodeJwt(body.data.result.token);
    expect(claims).toMatchObject({ name: 'Laura Ferrer Puig', vat: '00000000T', read_only: false });
    expect(claims.sub).toBe(String(claims.user_id));
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  });

  it('takes the tax id however it is written', async () => {
    expect(await sandbox.signIn(' es-00000000t ')).toBeTruthy();
  });

  it('takes the e-mail however it is written', async () => {
    expect(await sandbox.signIn(' Laura.Ferrer@example.com')).toBeTruthy();
  });

  it('answers the same to a wrong password and to a stranger', async () => {
    const wrong = await sandbox.api('/v1/get_token', { body: { ...credentials, password: 'x' } });
    const unknown = await sandbox.api('/v1/get_token', {
      body: { ...credentials, user: stranger },
    });
    expect(wrong.status).toBe(403);
    expect(wrong.text).toBe('{"status":"ERROR","message":"wrong_credentials"}');
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('stops guessing after ten failures for one account, and says how long', async () => {
    const guess = { body: { user: '11111111H', password: 'guess' } };
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await sandbox.api('/v1/get_token', guess)).status).toBe(403);
    }
    const refused = await sandbox.api('/v1/get_token', guess);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sandbox.api('/v1/get_token', { body: credentials })).status).toBe(200);
  });

  it.each([
    ['no body', undefined, { body: ['required'] }],
    ['nothing in it', {}, { user: ['required'], password: ['required'] }],
    ['wrong types', { user: 1, password: ['x'] }, { user: ['invalid'], password: ['invalid'] }],
    ['empty user', { user: '', password: 'x' }, { user: ['required'] }],
    ['a NUL', { user: 'a\u0000b', password: 'x' }, { body: ['invalid'] }],
  ])('names what is wrong: %s', async (_, body, errors) => {
    const answer = await sandbox.api('/v1/get_token', {
      method: 'POST',
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('invalid_fields');
    if (body !== undefined) expect(answer.body.errors).toEqual(errors);
  });

  it('refuses broken JSON and anything that is not JSON', async () => {
    expect((await sandbox.api('/v1/get_token', { body: '{"user":' })).status).toBe(400);
    const text = await sandbox.api('/v1/get_token', {
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'text/plain' },
    });
    expect([text.status, text.body.message]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('a stored token', () => {
  it('is exchanged for a fresh one of the same session', async () => {
    const token = await sandbox.signIn('00000000T');
    const { body } = await sandbox.api('/v1/is_token_valid', { body: { token } });
    expect(body.data.result.token_is_valid).toBe(true);
    const fresh = body.data.result.token;
    expect(fresh).not.toBe(token);
    expect((await sandbox.api('/v2/users/', { token: fresh })).status).toBe(200);
  });

  it('stays read-only when it is refreshed', async () => {
    const token = await sandbox.readOnlyLink();
    const { body } = await sandbox.api('/v1/is_token_valid', { body: { token } });
    expect(decodeJwt(body.data.result.token).read_only).toBe(true);
  });

  it('is not valid when it is not ours', async () => {
    const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoieCIsImV4cCI6OTk5OTk5OTk5OX0.';
    for (const token of ['rubbish', forged]) {
      const answer = await sandbox.api('/v1/is_token_valid', { body: { token } });
      expect([answer.status, answer.body.data.result]).toEqual([200, { token_is_valid: false }]);
      const used = await sandbox.api('/v2/users/', { token });
      expect([used.status, used.body.message]).toEqual([401, 'token_invalid']);
    }
  });

  it('has expired once the retailer says so; a new session is not touched', async () => {
    const { user, token } = await sandbox.freshCustomer();
    await sandbox.control('/tokens/expire', { body: { user } });
    const used = await sandbox.api('/v2/users/', { token });
    expect([used.status, used.body.message]).toEqual([401, 'token_expired']);
    expect((await sandbox.api('/v1/is_token_valid', { body: { token } })).status).toBe(419);
    const again = await sandbox.signIn(user);
    expect((await sandbox.api('/v2/users/', { token: again })).status).toBe(200);
  });

  it('expires by itself after an hour, though it was used before', async () => {
    const { token } = await sandbox.freshCustomer();
    expect((await sandbox.api('/v2/users/', { token })).status).toBe(200);
    await sandbox.control('/clock', { body: { advanceSeconds: 3601 } });
    const used = await sandbox.api('/v2/users/', { token });
    await sandbox.control('/clock', { body: {} });
    expect([used.status, used.body.message]).toEqual([401, 'token_expired']);
    expect((await sandbox.api('/v2/users/', { token })).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session with every token it has', async () => {
    const { token } = await sandbox.freshCustomer();
    const refreshed = (await sandbox.api('/v1/is_token_valid', { body: { token } })).body.data;
    expect((await sandbox.api('/v1/logout', { method: 'POST', token })).status).toBe(200);
    for (const ended of [token, refreshed.result.token]) {
      expect((await sandbox.api('/v2/users/', { token: ended })).status).toBe(401);
      const state = await sandbox.api('/v1/is_token_valid', { body: { token: ended } });
      expect(state.body.data.result).toEqual({ token_is_valid: false });
    }
  });

  it('is open to a read-only token and closed to a visitor', async () => {
    const { readOnlyToken } = await sandbox.freshCustomer();
    const out = await sandbox.api('/v1/logout', { method: 'POST', token: readOnlyToken });
    expect(out.status).toBe(200);
    expect((await sandbox.api('/v1/logout', { method: 'POST' })).status).toBe(401);
  });
});

describe('signing in with a client', () => {
  const client = { client_id: 'oficina-virtual-demo', secret: 'secreto-de-ejemplo' };
  const signIn = (body: unknown) => sandbox.api('/v1/user/client_id', { body });

  it('opens a session of its customer', async () => {
    const { token } = (await signIn(client)).body.data.result;
    expect((await sandbox.api('/v2/users/', { token })).body.data.vat).toBe('00000000T');
  });

  it('answers the same to a wrong secret and an unknown client, ten times', async () => {
    const unknown = await signIn({ ...client, client_id: 'nobody' });
    for (let attempt = 0; attempt < 10; attempt++) {
      const wrong = await signIn({ ...client, secret: 'guess' });
      expect([wrong.status, wrong.text]).toEqual([403, unknown.text]);
    }
    expect(unknown.body.message).toBe('client_not_valid');
    expect((await signIn(client)).status).toBe(429);
    await sandbox.control('/attempts', { method: 'DELETE' });
  });
});

describe('opening an account', () => {
  it('signs the new customer in, who has no contracts yet', async () => {
    const user = madeUpDni(5_000_000);
    const { status, body } = await sandbox.api('/v1/user/', {
      body: { user: user.toLowerCase(), password: 'Secreto-1' },
    });
    expect(status).toBe(200);
    const { token } = body.data.result;
    expect((await sandbox.api('/v2/users/', { token })).body.data.vat).toBe(user);
    expect((await sandbox.api('/v2/contracts', { token })).body.data.n_items).toBe(0);
    expect(await sandbox.signIn(user, 'Secreto-1')).toBeTruthy();
  });

  it('does not reveal who is already a customer', async () => {
    const password = 'Secreto-1';
    const known = await sandbox.api('/v1/user/', { body: { user: '00000000T', password } });
    const wrong = await sandbox.api('/v1/user/', { body: { user: '00000000X', password } });
    expect(known.status).toBe(400);
    expect(known.body.errors).toEqual({ user: ['cannot_register'] });
    expect(wrong.text).toBe(known.text);
  });

  it('requires a password of six characters', async () => {
    const short = await sandbox.api('/v1/user/', {
      body: { user: '98765432M', password: '12345' },
    });
    expect([short.status, short.body.errors]).toEqual([400, { password: ['too_short'] }]);
  });
});

describe('the profile', () => {
  it('comes in the envelope of each version', async () => {
    const token = await sandbox.signIn('B00000000');
    const second = (await sandbox.api('/v2/users/', { token })).body;
    const first = (await sandbox.api('/v1/users', { token })).body;
    expect(second.data).toMatchObject({ vat: 'B00000000', language: 'es_ES' });
    expect(first.data.result).toEqual(second.data);
  });

  it('takes another mobile in normal form, from the customer only', async () => {
    const { token, readOnlyToken } = await sandbox.freshCustomer();
    const update = (by: string, body: unknown) =>
      sandbox.api('/v1/users/', { method: 'PUT', token: by, body });
    const mobile = '0034 600 100 200';
    expect((await update(readOnlyToken, { mobile })).status).toBe(403);
    const { body } = await update(token, { mobile, name: 'Otra', vat: '00000000T' });
    expect(body.data.result).toMatchObject({ mobile: '+34600100200', name: 'Marta Vidal Roca' });
    expect((await sandbox.api('/v2/users/', { token })).body.data).toEqual(body.data.result);
    const wrong = await update(token, { mobile: '+34 12345' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { mobile: ['invalid'] }]);
  });

  it('is closed to visitors', async () => {
    const { status, body } = await sandbox.api('/v2/users/');
    expect([status, body]).toEqual([401, { status: 'ERROR', message: 'token_missing' }]);
  });
});
