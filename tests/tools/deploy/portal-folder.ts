import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it } from 'vitest';

/** True where the portal was built; `npm test` does so before. */
export const isBuilt = existsSync('dist/config/application.html');

/** A folder with the built portal, whose configuration is a copy that tests publish into; `text` reads a file of it. */
export function portalFolder() {
  const outside = mkdtempSync(join(tmpdir(), 'lluerna-portal-'));
  const folder = join(outside, 'dist');
  mkdirSync(folder);
  for (const name of readdirSync('dist'))
    if (name === 'config') cpSync(`dist/${name}`, join(folder, name), { recursive: true });
    else symlinkSync(resolve('dist', name), join(folder, name));
  for (const file of [join(outside, 'secret.txt'), join(folder, 'config/private/published.log')])
    writeFileSync(file, 'secret');
  return { outside, folder, text: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

export type PortalFolder = ReturnType<typeof portalFolder>;

/** Tests of a server; leaves them out, and says so in their name, where it cannot run. */
export const describeServer = (name: string, isThere: boolean, tests: () => void): void => {
  if (isThere) describe(name, tests);
  else it.skip(`${name}, or the built portal, is not here`);
};
