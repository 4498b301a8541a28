import { ensureBrowser } from './browser.mjs';
import { buildIsFresh } from './build-stamp.mjs';
import { ensureOwnPackages } from './own-packages.mjs';
import { ensurePackages, exitWith, requireNode } from './packages.mjs';
import { runTs } from './run.mjs';

/**
 * Runs a TypeScript file once what it needs is set up, as `npm test` does: a browser, the built portal, packages of its own.
 * Returns the exit code.
 */
export async function runWith({ browser, build, packages }, file, args) {
  requireNode();
  ensurePackages();
  if (packages) ensureOwnPackages(...packages);
  if (browser) process.env.CHROME_PATH = await ensureBrowser();
  if (build && !process.env.STATIC_DIR && !buildIsFresh()) {
    console.log('· Building the portal …');
    if ((await runTs('tools/build.ts')) !== 0) exitWith('The build failed (see above).');
  }
  return runTs(file, args);
}
