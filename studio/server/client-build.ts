import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildIsFresh, hashInputs } from '#tools/setup/build-stamp.mjs';

/** Folder of the Studio's built page. */
export const CLIENT = '.cache/studio/client';

const TEXTS = ['common', 'studio', 'studio-check', 'studio-meanings'];
const INPUTS = [
  ...['studio', 'src', 'package-lock.json'],
  ...['es-ES', 'ca-ES', 'en-GB'].flatMap((language) =>
    TEXTS.map((area) => `locales/${language}/${area}.json`),
  ),
];

/** Builds the Studio's page where its code has changed. */
export async function buildClient(): Promise<void> {
  if (buildIsFresh(join(CLIENT, '.build-stamp'), INPUTS)) return;
  const stampBuild = hashInputs(INPUTS);
  // Moved in one step, as another process may build it at the same time.
  const outDir = `${CLIENT}.${process.pid}`;
  await build({
    configFile: 'studio/vite.config.ts',
    logLevel: 'warn',
    build: { outDir: join(process.cwd(), outDir), emptyOutDir: true },
  });
  stampBuild(join(outDir, '.build-stamp'));
  rmSync(CLIENT, { recursive: true, force: true });
  renameSync(outDir, CLIENT);
}
