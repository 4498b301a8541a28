import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import deployment from '#schemas/deployment.json' with { type: 'json' };
import { APPLICATION, PAGES } from './portal-addresses.ts';
import type { PortalFolder } from './portal-folder.ts';
import { type Send, type ServerAnswer, textOf } from './server-answer.ts';

const isWorthPacking = (name: string) => statSync(`dist/assets/${name}`).size > 2000;

/** What a server leaves to another one, or has in another way. */
type LeftOut = 'errors' | 'packed' | 'conditional' | 'headers' | 'root' | 'visits';

interface RulesOptions {
  portal: PortalFolder;
  /** Known once the server has started. */
  send: Send;
  leftOut?: readonly LeftOut[];
}

/** The rules that every server of the portal holds (docs/releases.md). */
export function describeRules({ portal, send, leftOut = [] }: RulesOptions): void {
  const { folder, text } = portal;
  const has = (rule: LeftOut) => !leftOut.includes(rule);
  const packed = readdirSync('dist/assets').filter((name) => name.endsWith('.br'));
  const asset = (end: string) => {
    const found = packed.find((name) => name.endsWith(`${end}.br`) && isWorthPacking(name));
    return `/assets/${found?.replace(/\.br$/, '')}`;
  };
  const expectHeaders = ({ header }: ServerAnswer) => {
    if (has('headers'))
      for (const [name, value] of Object.entries(deployment.headers))
        expect(header(name), name).toBe(value);
  };
  const expectPlain = (answer: ServerAnswer, path: string) => {
    expect(answer.status, path).toBe(404);
    expect(answer.header('content-type') ?? '', path).not.toMatch(/html|script/);
    expect(answer.header('cache-control') ?? '', path).not.toContain('immutable');
    expectHeaders(answer);
  };

  it.each(PAGES)('serves a visitor of %s with %s', async (path, file) => {
    const page = await send(path);
    expect(page.status).toBe(200);
    expect(textOf(page) === text(file)).toBe(true);
    expect(page.header('content-type')).toContain('text/html');
    expect(page.header('cache-control')).toBe('no-cache');
    expectHeaders(page);
  });

  it('serves customers, and addresses that sign in, with the application', async () => {
    const as = (cookie: string) => ({ headers: { cookie } });
    for (const page of [
      await send('/comparador', as('language=es-ES; token=abc')),
      await send('/', as('token=abc')),
      await send('/acceso?token=abc'),
      await send('/acces?a=b&id_client=abc'),
    ]) {
      expect([page.status, page.header('cache-control')]).toEqual([200, 'no-cache']);
      expect(textOf(page) === text(APPLICATION)).toBe(true);
    }
    const visitor = await send('/comparador?my_token=abc', as('a_token=abc; language=es-ES'));
    expect(textOf(visitor) === text('config/pages/comparador.html')).toBe(true);
    if (has('packed')) expect(visitor.header('vary')).toMatch(/cookie/i);
  });

  it('answers an unknown address with status 404 and the application', async () => {
    const visit = { headers: { 'sec-fetch-mode': 'navigate' } };
    for (const answer of [
      await send('/no-such-page'),
      await send('/contratos/gas/1/2/3'),
      await send('/solicitudes/1/x', { headers: { cookie: 'token=abc' } }),
      ...(has('visits') ? [await send('/index.php', visit)] : []),
    ]) {
      expect([answer.status, textOf(answer) === text(APPLICATION)]).toEqual([404, true]);
      expect(answer.header('content-type')).toContain('text/html');
      expect(answer.header('cache-control')).toBe('no-cache');
      expectHeaders(answer);
    }
  });

  it('answers a missing file with status 404 and no page', async () => {
    for (const path of ['/assets/gone.js', '/assets/gone', '/config/gone.json', '/gone.js'])
      expectPlain(await send(path), path);
  });

  it('closes the private folders', async () => {
    for (const path of [
      '/config/private/published.log',
      '/config//private/deployment.json',
      '/config/pages%2f..%2fprivate/published.log',
      '/prerender/prerender.js',
      '//prerender/prerender.js',
      '/..%2fsecret.txt',
    ]) {
      const answer = await send(path);
      expect([400, 404], path).toContain(answer.status);
      expect(textOf(answer), path).not.toMatch(/secret|prerenderPortal|Permissions-Policy/);
    }
  });

  it('caches files by their kind', async () => {
    const forms = `/config/forms/${readdirSync('dist/config/forms')[0]}`;
    const controls = async (...paths: string[]) => {
      const answers = await Promise.all(paths.map((path) => send(path)));
      return answers.map(({ status, header }) => [status, header('cache-control')]);
    };
    const forGood = [200, 'public, max-age=31536000, immutable'];
    expect(await controls(asset('.js'), asset('.css'), forms)).toEqual([forGood, forGood, forGood]);
    const never = [200, 'no-cache'];
    const fresh = ['/config/current.json', '/service-worker.js?parts=,acceso', '/licences.txt'];
    expect(await controls(...fresh)).toEqual([never, never, never]);
  });

  it.runIf(has('packed'))('packs files as the browser can', async () => {
    const sent = async (path: string, coding: string) => {
      const answer = await send(path, { headers: { 'accept-encoding': coding } });
      expect(textOf(answer) === text(path)).toBe(true);
      expect(answer.header('vary')).toMatch(/accept-encoding/i);
      return [answer.header('content-encoding'), answer.header('content-type')?.split(';')[0]];
    };
    for (const [path, type] of [
      [asset('.js'), 'text/javascript'],
      [asset('.css'), 'text/css'],
    ] as const) {
      expect(await sent(path, 'gzip, deflate, br')).toEqual(['br', type]);
      expect(await sent(path, 'gzip')).toEqual(['gzip', type]);
      expect(await sent(path, 'identity')).toEqual([undefined, type]);
    }
    const manifest = `/config/${JSON.parse(text('config/current.json')).manifest}`;
    expect(await sent(manifest, 'gzip')).toEqual(['gzip', 'application/json']);
  });

  it.runIf(has('conditional'))(
    'answers what has not changed with status 304, and heads alone',
    async () => {
      for (const path of ['/acceso', '/facturas', '/config/current.json', asset('.js')]) {
        const whole = await send(path);
        const head = await send(path, { method: 'HEAD' });
        expect([head.status, head.bytes.length]).toEqual([whole.status, 0]);
        expect(head.header('content-type')).toBe(whole.header('content-type'));
        const headers = { 'if-none-match': whole.header('etag') ?? '' };
        const again = await send(path, { headers });
        expect([again.status, again.bytes.length], path).toEqual([304, 0]);
        expect(again.header('cache-control')).toBe(whole.header('cache-control'));
        expectHeaders(again);
      }
      // The page of a visitor is not confirmed to a customer.
      const visitor = await send('/acceso');
      const headers = { 'if-none-match': visitor.header('etag') ?? '', cookie: 'token=abc' };
      expect((await send('/acceso', { headers })).status).toBe(200);
    },
  );

  it.runIf(has('errors'))('sends the headers with every error', async () => {
    const refused = await send('/acceso', { method: 'POST' });
    expect(refused.status).toBe(405);
    expectHeaders(refused);
    expectHeaders(await send('/%2e%2e%2f'));
  });

  it('serves the next pointer at once, and the one before after a rollback', async () => {
    const file = join(folder, 'config/current.json');
    const before = text('config/current.json');
    writeFileSync(file, '{"version":"next"}');
    expect(textOf(await send('/config/current.json'))).toBe('{"version":"next"}');
    writeFileSync(file, before);
    expect(textOf(await send('/config/current.json'))).toBe(before);
  });

  it.runIf(has('root'))(
    'answers for its own health, and with what the publication has at the root',
    async () => {
      const health = await send('/healthz');
      expect([health.status, JSON.parse(textOf(health))]).toEqual([200, { status: 'ok' }]);
      expect(health.header('cache-control')).toBe('no-store');
      expect(health.header('content-type')).toContain('application/json');
      const files = ['version.json', 'robots.txt', 'sitemap.xml', 'security.txt'];
      const addresses = [
        '/version.json',
        '/robots.txt',
        '/sitemap.xml',
        '/.well-known/security.txt',
      ];
      for (const [index, address] of addresses.entries()) {
        const file = join(folder, 'config', files[index] ?? '');
        rmSync(file, { force: true });
        expectPlain(await send(address), address);
        cpSync('package.json', file);
        const answer = await send(address);
        expect([answer.status, answer.header('cache-control')], address).toEqual([200, 'no-cache']);
        expect(textOf(answer)).toContain('lluerna');
        rmSync(file);
      }
    },
  );
}
