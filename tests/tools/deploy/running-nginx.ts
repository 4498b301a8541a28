import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { nginxConf } from '#tools/deploy/nginx-conf.ts';
import type { ServerFacts } from '#tools/deploy/server-facts.ts';
import { nginxProgram } from '#tools/setup/nginx.mjs';
import type { PortalFolder } from './portal-folder.ts';

/** A loopback port that is free. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts nginx with the file that is made for a portal; `reload` takes other facts into force. */
export async function startNginx(
  { outside, folder }: PortalFolder,
  facts: ServerFacts,
  api: string | null,
) {
  const port = await freePort();
  const temp = join(outside, 'temp');
  mkdirSync(temp);
  const file = join(outside, 'nginx.conf');
  const write = (made: ServerFacts) =>
    writeFileSync(
      file,
      nginxConf(made, { root: folder, port, temp, api, log: join(temp, 'access.log') }),
    );
  // As the user of the test, who can read the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  // A pipe would end only with nginx itself.
  const log = join(outside, 'nginx.log');
  const stdio: StdioOptions = ['ignore', openSync(log, 'a'), openSync(log, 'a')];
  const call = (...args: string[]) => {
    const { status } = spawnSync(nginxProgram() ?? '', ['-c', file, ...user, ...args], { stdio });
    if (status !== 0) throw new Error(readFileSync(log, 'utf8'));
  };
  write(facts);
  // It returns once nginx listens.
  call();
  return {
    port,
    reload(made: ServerFacts) {
      write(made);
      call('-s', 'reload');
    },
    stop: () => existsSync(join(temp, 'portal-nginx.pid')) && call('-s', 'quit'),
  };
}
