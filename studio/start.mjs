import { ensurePackages, requireNode } from '../tools/setup/packages.mjs';
import { runTs } from '../tools/setup/run.mjs';

/** `npm run studio`: installs the packages where they are missing, then starts the Studio. */
requireNode();
ensurePackages();
process.exitCode = await runTs('studio/studio.ts', process.argv.slice(2));
