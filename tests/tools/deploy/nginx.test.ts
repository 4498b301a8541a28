import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { edited, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { publishedVersion } from '#tools/config/publish/published-pointer.ts';
import { rollBack } from '#tools/config/publish/rollback.ts';
import { factsOfPublication, factsOfSources } from '#tools/deploy/server-facts.ts';
import { nginxProgram } from '#tools/setup/nginx.mjs';
import { describeForwarding, startRetailer } from './api-forwarding.ts';
import { describeServer, isBuilt, type PortalFolder, portalFolder } from './portal-folder.ts';
import { startNginx } from './running-nginx.ts';
import { type Send, sendTo, textOf } from './server-answer.ts';
import { describeRules } from './server-rules.ts';

describeServer('nginx with deploy/nginx.conf', isBuilt && !!nginxProgram(), () => {
  const portal: PortalFolder = portalFolder();
  const config = join(portal.folder, 'config');
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const send: Send = (path, sending) => sendTo(nginx.port)(path, sending);

  beforeAll(async () => {
    nginx = await startNginx(portal, factsOfSources('.', null), await startRetailer());
  });
  afterAll(() => {
    nginx?.stop();
    rmSync(portal.outside, { recursive: true, force: true, maxRetries: 5 });
  });

  describeRules({ portal, send });
  describeForwarding(send);

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
    // nginx answers as before until its new workers have started.
    const inForce = (wanted: unknown[]) =>
      vi.waitFor(async () => expect(await states()).toEqual(wanted), { timeout: 60_000 });
    nginx.reload(factsOfPublication(config));
    await inForce([200, 'costs "1" $', 404]);
    rollBack(config, before);
    nginx.reload(factsOfPublication(config));
    await inForce([404, undefined, 200]);
  });
});
