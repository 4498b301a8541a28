import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compileSpecimens } from './gallery-specimens.ts';
import { APPLICATION, buildIsFresh, stampBuild } from './setup/build-stamp.mjs';

/** Folder of the build for those who make forms: the portal with gallery and panel. Never published. */
export const PREVIEW = '.cache/preview';

/** Brings the preview build up to date with the code that is here; quick when it is already. Its configuration is compiled apart. */
export async function buildPreview(): Promise<void> {
  if (buildIsFresh(join(PREVIEW, '.build-stamp'), APPLICATION)) return;
  // Moved in one step: another process may build it at the same time.
  const outDir = `${PREVIEW}.${process.pid}`;
  await build({ mode: 'preview', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await compileSpecimens(outDir);
  copyFileSync('schemas/deployment.json', join(outDir, 'deployment.json'));
  stampBuild(join(outDir, '.build-stamp'), APPLICATION);
  rmSync(PREVIEW, { recursive: true, force: true });
  renameSync(outDir, PREVIEW);
}
