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

/**
 * Builds the Studio's page where its code has changed. Several processes may build it at the same time: the first that is
 * done counts, and what it serves stays where it is.
 */
export async function buildClient(): Promise<void> {
  const isFresh = () => buildIsFresh(join(CLIENT, '.build-stamp'), INPUTS);
  if (isFresh()) return;
  const stampBuild = hashInputs(INPUTS);
  const outDir = `${CLIENT}.${process.pid}`;
  await build({
    configFile: 'studio/vite.config.ts',
    logLevel: 'warn',
    build: { outDir: join(process.cwd(), outDir), emptyOutDir: true },
  });
  stampBuild(join(outDir, '.build-stamp'));
  try {
    if (!isFresh()) {
      rmSync(CLIENT, { recursive: true, force: true });
      renameSync(outDir, CLIENT);
    }
  } catch (error) {
    // Another one was moved there between the two steps.
    if (!isFresh()) throw error;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
