import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compileSpecimens } from './gallery-specimens.ts';
import { APPLICATION, buildIsFresh, hashInputs } from './setup/build-stamp.mjs';

/** Folder of the preview build: the portal with gallery and panel. Never published. */
export const PREVIEW = '.cache/preview';

/** Rebuilds the preview build when the code has changed. Its configuration is compiled separately. */
export async function buildPreview(): Promise<void> {
  if (buildIsFresh(join(PREVIEW, '.build-stamp'), APPLICATION)) return;
  const stampBuild = hashInputs(APPLICATION);
  // Moved in one step, as another process may build it at the same time.
  const outDir = `${PREVIEW}.${process.pid}`;
  await build({ mode: 'preview', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await compileSpecimens(outDir);
  stampBuild(join(outDir, '.build-stamp'));
  rmSync(PREVIEW, { recursive: true, force: true });
  renameSync(outDir, PREVIEW);
}
