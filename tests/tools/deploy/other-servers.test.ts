import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeployment } from '#sandbox/web/deployment.ts';
import { createStaticFiles } from '#sandbox/web/static-files.ts';
import { caddyfile } from '#tools/deploy/caddyfile.ts';
import { deployFiles } from '#tools/deploy/deploy-files.ts';
import { factsOfPublication, factsOfSources } from '#tools/deploy/server-facts.ts';
import { usualOptions } from '#tools/deploy/server-options.ts';
import { describeForwarding, startRetailer } from './api-forwarding.ts';
import { describeServer, isBuilt, type PortalFolder, portalFolder } from './portal-folder.ts';
import { freePort } from './running-nginx.ts';
import { type Send, sendTo, serverAnswer } from './server-answer.ts';
import { describeRules } from './server-rules.ts';

/** Tests with a portal of their own. */
function withPortal(name: string, isThere: boolean, tests: (portal: PortalFolder) => void): void {
  describeServer(name, isBuilt && isThere, () => {
    const portal = portalFolder();
    afterAll(() => rmSync(portal.outside, { recursive: true, force: true, maxRetries: 5 }));
    tests(portal);
  });
}

withPortal('our own server', true, (portal) => {
  const configDir = join(portal.folder, 'config');
  const deployment = createDeployment(configDir);
  const app = new Hono().route(
    '/',
    createStaticFiles({ staticDir: portal.folder, configDir, deployment }),
  );
  const send: Send = async (path, { method = 'GET', headers = {} } = {}) =>
    serverAnswer(await app.request(path, { method, headers }));
  // Headers and errors: `tests/sandbox/server/serving.test.ts`.
  describeRules({ portal, send, leftOut: ['headers', 'errors', 'root'] });
});

const hasCaddy = existsSync('/usr/bin/caddy');

withPortal('Caddy with deploy/Caddyfile', hasCaddy, (portal) => {
  let port = 0;
  let caddy: ReturnType<typeof spawn>;
  beforeAll(async () => {
    port = await freePort();
    const file = join(portal.outside, 'Caddyfile');
    const options = { ...usualOptions, root: portal.folder, port, api: await startRetailer() };
    writeFileSync(file, caddyfile(factsOfSources('.', null), options));
    const args = ['run', '--adapter', 'caddyfile', '--config', file];
    caddy = spawn('/usr/bin/caddy', args, { stdio: 'ignore', env: { HOME: portal.outside } });
    await vi.waitFor(() => sendTo(port)('/healthz'), 60_000);
  });
  afterAll(async () => {
    caddy.kill();
    await once(caddy, 'exit');
  });
  const send: Send = (path, sending) => sendTo(port)(path, sending);
  describeRules({ portal, send });
  describeForwarding(send);
});

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};
const typeOf = (file: string) => TYPES[/\w+$/.exec(file)?.[0] ?? ''] ?? 'application/octet-stream';

/** An object of a storage as R2 has it. */
class StoredFile {
  readonly httpEtag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  constructor(readonly file: string) {
    this.body = new Uint8Array(readFileSync(file));
    this.httpEtag = `"${statSync(file).mtimeMs}-${statSync(file).size}-${file.length}"`;
  }
  json = async () => JSON.parse(readFileSync(this.file, 'utf8'));
  writeHttpMetadata = (headers: Headers) => headers.set('Content-Type', typeOf(this.file));
}

withPortal('a Cloudflare worker', true, (portal) => {
  const bucket = {
    async get(key: string, { onlyIf }: { onlyIf?: Headers } = {}) {
      const file = join(portal.folder, key);
      if (!existsSync(file) || !statSync(file).isFile()) return null;
      const stored = new StoredFile(file);
      if (onlyIf?.get('If-None-Match') !== stored.httpEtag) return stored;
      const { httpEtag, writeHttpMetadata } = stored;
      return { httpEtag, writeHttpMetadata };
    },
  };
  let API = '';
  beforeAll(async () => {
    API = await startRetailer();
  });
  const send: Send = async (path, sending) => {
    const { default: worker } = await import('../../../deploy/cloudflare-worker.js');
    const request = new Request(`https://portal.example${path}`, sending);
    const cookie = sending?.headers?.cookie;
    // The Fetch API sets no cookie itself.
    if (cookie) Object.defineProperty(request, 'headers', { value: new Headers(sending.headers) });
    return serverAnswer(await worker.fetch(request, { PORTAL: bucket, API }));
  };
  // Cloudflare packs answers itself.
  describeRules({ portal, send, leftOut: ['packed'] });
  describeForwarding(send);
});

describe('CloudFront', () => {
  const files = deployFiles(factsOfSources('.', null), usualOptions);

  withPortal('with its function before a storage', true, (portal) => {
    const config = join(portal.folder, 'config');
    const facts = factsOfPublication(config);
    const code = deployFiles(facts, usualOptions)['cloudfront-request.js'] ?? '';
    interface Handled {
      uri?: string;
      statusCode?: number;
      headers?: Record<string, { value: string }>;
      body?: string;
    }
    const handler = runInNewContext(`${code}\nhandler`) as (event: object) => Handled;
    const policy = JSON.parse(files['cloudfront-headers.json'] ?? '');

    /** The storage and the answers of the distribution, as deploy/cdn.md has them set up. */
    const stored = (uri: string) => {
      const path = decodeURIComponent(uri);
      const fails = (status: number) => new Response('<Error/>', { status, headers: XML });
      if (path.startsWith('/config/private/'))
        return objectAt(join(config, 'application.html'), 404);
      const file = join(portal.folder, path);
      return existsSync(file) && statSync(file).isFile() ? objectAt(file, 200) : fails(404);
    };
    const objectAt = (file: string, status: number) => {
      const isForGood = /\/assets\/|\.[0-9a-f]{10}\.\w+$/.test(file);
      const control = isForGood ? 'public, max-age=31536000, immutable' : 'no-cache';
      const headers = { 'Content-Type': typeOf(file), 'Cache-Control': control };
      return new Response(new Uint8Array(readFileSync(file)), { status, headers });
    };
    const send: Send = async (path, { method = 'GET', headers = {} } = {}) => {
      const [uri, query] = path.split('?');
      const named = (text: string | undefined, separator: RegExp) =>
        Object.fromEntries((text ?? '').split(separator).map((one) => [one.split('=')[0], {}]));
      const cookies = headers.cookie ? named(headers.cookie, /;\s*/) : {};
      const querystring = query ? named(query, /&/) : {};
      const handled = handler({ request: { method, uri, querystring, headers: {}, cookies } });
      const own = Object.entries(handled.headers ?? {}).map(([name, { value }]) => [name, value]);
      return serverAnswer(
        handled.statusCode
          ? new Response(handled.body, {
              status: handled.statusCode,
              headers: Object.fromEntries(own),
            })
          : stored(handled.uri ?? ''),
      );
    };
    // The distribution packs, confirms and adds the headers; the function does not know which files there are.
    const leftOut = ['packed', 'conditional', 'headers', 'errors', 'visits'] as const;
    describeRules({ portal, send, leftOut });

    it('serves every page that was prerendered', () => {
      expect(facts.pages.length).toBeGreaterThan(20);
      expect(policy.SecurityHeadersConfig.FrameOptions.FrameOption).toBe('DENY');
    });
  });
});

const XML = { 'Content-Type': 'application/xml' };
