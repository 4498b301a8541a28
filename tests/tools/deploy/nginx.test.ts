import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { edited, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { publishedVersion } from '#tools/config/publish/published-pointer.ts';
import { rollBack } from '#tools/config/publish/rollback.ts';
import { factsOfPublication, factsOfSources } from '#tools/deploy/server-facts.ts';
import { nginxProgram } from '#tools/setup/nginx.mjs';
import { isBuilt, type PortalFolder, portalFolder } from './portal-folder.ts';
import { startNginx } from './running-nginx.ts';
import { type Send, sendTo, textOf } from './server-answer.ts';
import { describeRules, describeServer } from './server-rules.ts';

/** The retailer: answers with what it was sent, and with headers of its own. */
const retailer = createServer((request, response) => {
  const { method, url, headers } = request;
  response.writeHead(url?.includes('/none') ? 404 : 200, {
    'Content-Type': 'application/json',
    'Content-Security-Policy': "default-src 'self'",
    ...(url?.includes('/cached') && { 'Cache-Control': 'max-age=60' }),
  });
  response.end(JSON.stringify({ method, url, cookie: headers.cookie }));
});

describeServer('nginx with deploy/nginx.conf', isBuilt && !!nginxProgram(), () => {
  const portal: PortalFolder = portalFolder();
  const config = join(portal.folder, 'config');
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const send: Send = (path, sending) => sendTo(nginx.port)(path, sending);

  beforeAll(async () => {
    await new Promise<void>((resolve) => retailer.listen(0, '127.0.0.1', resolve));
    const { port } = retailer.address() as AddressInfo;
    nginx = await startNginx(portal, factsOfSources('.', null), `http://127.0.0.1:${port}/base`);
  });
  afterAll(() => {
    nginx?.stop();
    retailer.close();
    rmSync(portal.outside, { recursive: true });
  });

  describeRules({ portal, send });

  it('forwards the API to the retailer, with the headers of the portal', async () => {
    const sending = { method: 'POST', headers: { cookie: 'token=abc' } };
    const answer = await send('/api/v1/get_token?a=b', sending);
    expect(JSON.parse(textOf(answer))).toEqual({
      ...{ method: 'POST', url: '/base/v1/get_token?a=b', cookie: 'token=abc' },
    });
    expect(answer.header('content-security-policy')).toContain('trusted-types');
    expect(answer.header('cache-control')).toBe('no-store');
    expect((await send('/api/cached')).header('cache-control')).toBe('max-age=60');
    const none = await send('/api/none');
    expect([none.status, none.header('content-type')]).toEqual([404, 'application/json']);
  });

  it('has the headers and addresses of the publication in force once it is made again', async () => {
    const before = publishedVersion(config) ?? '';
    const files = edited(
      edited(soundFiles(), 'locales/es-ES/routes.json', (routes: Record<string, string>) => {
        routes.login = '/entrada';
      }),
      'schemas/deployment.json',
      (file: { headers: Record<string, string> }) => {
        file.headers['X-Brand'] = 'costs "1" $';
      },
    );
    await compileConfiguration({ root: writeConfiguration(files), out: config });
    const pointer = readFileSync(join(config, 'current.json'), 'utf8');
    expect(textOf(await send('/config/current.json'))).toBe(pointer);
    const states = async () => {
      const answer = await send('/entrada');
      return [answer.status, answer.header('x-brand'), (await send('/facturas')).status];
    };
    nginx.reload(factsOfPublication(config));
    await vi.waitFor(async () => expect(await states()).toEqual([200, 'costs "1" $', 404]));
    rollBack(config, before);
    nginx.reload(factsOfPublication(config));
    await vi.waitFor(async () => expect(await states()).toEqual([404, undefined, 200]));
  });
});
