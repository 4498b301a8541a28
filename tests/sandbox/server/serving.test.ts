import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import deployment from '#schemas/deployment.json' with { type: 'json' };
import { send } from '#tests/sandbox/sandbox-client.ts';
import { seededDatabase } from '#tests/support/services/seeded-database.ts';

const INDEX = '<!doctype html><title>Portal</title>';
const COMPARATOR = '<!doctype html><title>Compare</title>';
const LOGIN = '<!doctype html><title>Log in</title>';
const PUBLISHED = '<!doctype html><title>Published</title>';
const PACKED = brotliCompressSync('packed by the build');
const SCRIPT = `export const text = '${'x'.repeat(4000)}';`;
let folder = '';
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lluerna-dist-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await mkdir(join(folder, 'live'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist/index.html'), INDEX);
  await writeFile(join(folder, 'dist/assets/main-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'dist/assets/start-3c4d.js'), SCRIPT);
  await writeFile(join(folder, 'dist/assets/start-3c4d.js.br'), PACKED);
  await writeFile(join(folder, 'live/current.json'), '{"version":"1"}');
  await mkdir(join(folder, 'live/private'));
  await writeFile(join(folder, 'live/private/published.log'), 'secret');
  await mkdir(join(folder, 'dist/prerender'));
  await writeFile(join(folder, 'dist/prerender/prerender.js'), 'secret');
  await mkdir(join(folder, 'live/pages'));
  await writeFile(join(folder, 'live/pages/comparador.html'), COMPARATOR);
  await writeFile(join(folder, 'live/pages/index.html'), LOGIN);
  sandbox = await startSandbox({
    port: 0,
    ...(await seededDatabase()),
    quiet: true,
    staticDir: join(folder, 'dist'),
    configDir: join(folder, 'live'),
  });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  send(sandbox.url + path, { headers: { accept: 'text/html', ...headers } });

describe('the built portal', () => {
  it('serves every address of a screen with the page, which caches must revalidate', async () => {
    for (const path of ['/contratos/electricity/0010101?dialog=x', '/acceso']) {
      const page = await get(path);
      expect([page.status, page.text]).toEqual([200, INDEX]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('serves an address with its prerendered page, which caches must revalidate', async () => {
    for (const path of ['/comparador', '/comparador/', '/comparador?lang=es_ES']) {
      const page = await get(path);
      expect([page.status, page.text]).toEqual([200, COMPARATOR]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/comparador/otra')).text).toBe(INDEX);
  });

  it('answers the first address with a page too, and customers and links that sign in with none', async () => {
    expect((await get('/')).text).toBe(LOGIN);
    for (const path of ['/', '/comparador']) {
      expect((await get(path, { cookie: 'language=es-ES; token=abc' })).text).toBe(INDEX);
      expect((await get(`${path}?token=abc`)).text).toBe(INDEX);
    }
  });

  it('answers all others with the page that was published with the configuration, where there is one', async () => {
    const file = join(folder, 'live/application.html');
    await writeFile(file, PUBLISHED);
    for (const path of ['/contratos/electricity', '/no-such-page'])
      expect((await get(path)).text).toBe(PUBLISHED);
    const customer = await get('/comparador', { cookie: 'token=abc' });
    expect([customer.text, customer.headers.get('cache-control')]).toEqual([PUBLISHED, 'no-cache']);
    expect((await get('/comparador')).text).toBe(COMPARATOR);
    await rm(file);
  });

  it('answers an address that no page has with status 404 and the page that says so', async () => {
    const file = join(folder, 'live/private/addresses.json');
    await writeFile(file, JSON.stringify(['^/contratos/[^/]+/*$', '^/aviso/[^/]+/*$']));
    for (const path of ['/contratos/gas', '/Contratos/gas/', '/comparador', '/'])
      expect((await get(path)).status, path).toBe(200);
    for (const path of ['/contratos', '/contratos/gas/1', '/no-such-page']) {
      const page = await get(path);
      expect([page.status, page.text], path).toEqual([404, INDEX]);
      const again = await get(path, { 'if-none-match': page.headers.get('etag') ?? '' });
      expect(again.status).toBe(404);
    }
    await rm(file);
    expect((await get('/no-such-page')).status).toBe(200);
  });

  it('forbids shared caches to serve the page of a visitor to a customer', async () => {
    expect((await get('/comparador')).headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect((await get('/assets/main-1a2b.js')).headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each(['*/*', 'application/json', 'text/plain'])(
    'serves it to clients that accept %s, as programs that preview a link do',
    async (accept) => {
      for (const path of ['/acceso', '/facturas/F2026.001']) {
        const page = await get(path, { accept });
        expect([page.status, page.text]).toEqual([200, INDEX]);
      }
    },
  );

  it('keeps hashed files for ever, compressed as the browser can', async () => {
    for (const coding of ['br', 'gzip', '']) {
      const file = await get('/assets/main-1a2b.js', { 'accept-encoding': coding || 'identity' });
      expect(file.text).toBe(SCRIPT);
      expect(file.headers.get('content-encoding') ?? '').toBe(coding);
      expect(file.headers.get('cache-control')).toContain('immutable');
      expect(file.headers.get('content-type')).toContain('javascript');
    }
  });

  it('sends what the build packed as it is', async () => {
    const file = await get('/assets/start-3c4d.js', { 'accept-encoding': 'br' });
    expect(file.text).toBe('packed by the build');
    expect(file.headers.get('content-encoding')).toBe('br');
    expect((await get('/assets/start-3c4d.js', { 'accept-encoding': 'gzip' })).text).toBe(SCRIPT);
  });

  it('says that nothing changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  });

  it('does not answer a missing file with a page', async () => {
    for (const path of ['/assets/gone.js', '/assets/gone', '/config/gone', '/robots.txt']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it('shows a new configuration at once', async () => {
    expect((await get('/config/current.json')).body).toEqual({ version: '1' });
    await writeFile(join(folder, 'live/current.json'), '{"version":"2 "}');
    const current = await get('/config/current.json');
    expect(current.body).toEqual({ version: '2 ' });
    expect(current.headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the headers and keeps files as the published deployment says, from its publication on', async () => {
    const [headers, caching] = [
      { 'X-Brand': 'Migjorn' },
      [{ match: '/', cacheControl: 'no-store' }],
    ];
    const published = JSON.stringify({ api: '/api', headers, caching });
    expect((await get('/')).headers.get('x-brand')).toBeNull();
    await writeFile(join(folder, 'live/private/deployment.json'), published);
    const page = await get('/acceso');
    expect(page.headers.get('x-brand')).toBe('Migjorn');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await rm(join(folder, 'live/private/deployment.json'));
    expect((await get('/')).headers.get('x-frame-options')).toBe(
      deployment.headers['X-Frame-Options'],
    );
  });

  it.each([
    '/..%2fsecret.txt',
    '/config/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%00',
    '/%ff',
    '/config/private/published.log',
    '/config//private/published.log',
    '/config/pages%2f..%2fprivate/published.log',
    '/prerender/prerender.js',
    '//prerender/prerender.js',
  ])('gives nothing from outside, and nothing that is for tools: %s', async (path) => {
    expect((await get(path, { accept: '*/*' })).text).not.toContain('secret');
  });
});

describe('a request', () => {
  it('with a method that an address does not have is answered with the allowed ones', async () => {
    const answers = [
      await send(`${sandbox.url}/api/v1/get_token`, { method: 'PUT', body: {} }),
      await send(`${sandbox.url}/api/v1/get_token`),
      await send(`${sandbox.url}/api/v2/contracts`, { method: 'DELETE' }),
      await send(`${sandbox.url}/api/v2/users/`, { method: 'POST', body: {} }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
      [405, 'POST'],
      [405, 'POST'],
      [405, 'HEAD, GET'],
      [405, 'HEAD, GET'],
    ]);
  });

  it('without a session is answered with the authentication scheme', async () => {
    const none = await send(`${sandbox.url}/api/v2/users/`);
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const bad = await send(`${sandbox.url}/api/v2/users/`, { token: 'nonsense' });
    expect([bad.status, bad.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  });

  it.each(['/api/v1/feature_flags/', '/api/v2/users/', '/acceso', '/assets/main-1a2b.js'])(
    'for the head of %s alone is answered as the whole',
    async (path) => {
      const whole = await get(path);
      const head = await send(sandbox.url + path, { method: 'HEAD' });
      expect([head.status, head.text]).toEqual([whole.status, '']);
      expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
    },
  );
});

describe('headers', () => {
  it.each(['/', '/assets/main-1a2b.js', '/assets/gone.js', '/api/v1/feature_flags/', '/api/none'])(
    'protect %s',
    async (path) => {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(deployment.headers)) {
        expect(headers.get(name), name).toBe(value);
      }
    },
  );

  it('forbid to store any response of the API', async () => {
    for (const path of ['/v1/feature_flags/', '/v2/users/', '/none']) {
      expect((await get(`/api${path}`)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('open no switches by default', async () => {
    const answer = await send(`${sandbox.url}/sandbox/customers`, { body: {} });
    expect(answer.status).toBe(404);
  });
});

/** The status line that answers a request with these lines after its first one. */
function statusOf(path: string, ...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(sandbox.port, '127.0.0.1', () =>
      socket.write([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n')),
    );
    socket.once('error', reject);
    socket.once('data', (answer) => {
      resolve(answer.toString().split(' ')[1] ?? '');
      socket.destroy();
    });
  });
}

it.each(['/', '/api/v1/is_token_valid', '/sandbox-cards/v3', '/config/current.json'])(
  'refuses several hosts, none, and what is no host, for %s (RFC 9112, 3.2)',
  async (path) => {
    expect(await statusOf(path, 'Host: localhost')).not.toBe('400');
    expect(await statusOf(path, 'Host: localhost', 'host: evil.example')).toBe('400');
    expect(await statusOf(path, 'Host: localhost', 'Host: localhost')).toBe('400');
    expect(await statusOf(path)).toBe('400');
    expect(await statusOf(path, 'Host: local host')).toBe('400');
  },
);
