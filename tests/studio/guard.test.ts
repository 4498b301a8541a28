import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { TOKEN_HEADER } from '#studio/contract.ts';
import { createGuard } from '#studio/server/guard/guard.ts';

const ORIGIN = 'http://localhost:4400';

function studio() {
  const guard = createGuard(() => ORIGIN);
  const app = new Hono();
  app.use(guard.ownHost);
  app.use('/api/*', guard.ownPage);
  app.all('/api/changes', (http) => http.text('made'));
  app.get('/', (http) => http.text('page'));
  const call = (path: string, headers: Record<string, string>) =>
    app.request(path, {
      method: path === '/' ? 'GET' : 'POST',
      headers: { host: 'localhost:4400', ...headers },
    });
  return { call, token: guard.token };
}

describe('a call of the Studio', () => {
  test('needs the token of its page', async () => {
    const { call, token } = studio();
    expect((await call('/api/changes', { [TOKEN_HEADER]: token })).status).toBe(200);
    expect((await call('/api/changes', { [TOKEN_HEADER]: token, origin: ORIGIN })).status).toBe(
      200,
    );
    expect((await call('/api/changes', {})).status).toBe(403);
    expect((await call('/api/changes', { [TOKEN_HEADER]: `${token}x` })).status).toBe(403);
    expect((await call('/api/changes', { [TOKEN_HEADER]: studio().token })).status).toBe(403);
  });

  test('of the previewed portal, or of any other origin, is refused even with the token', async () => {
    const { call, token } = studio();
    for (const origin of [
      'http://127.0.0.1:4401',
      'http://127.0.0.1:4400',
      'https://example.com',
      'null',
    ])
      expect((await call('/api/changes', { [TOKEN_HEADER]: token, origin })).status).toBe(403);
  });

  test('under a foreign name that points to this machine gets no page, and so no token', async () => {
    const { call } = studio();
    expect((await call('/', {})).status).toBe(200);
    for (const host of ['evil.example:4400', '127.0.0.1:4400', 'localhost:4401'])
      expect((await call('/', { host })).status).toBe(421);
  });
});
