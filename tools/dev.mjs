import { ensurePackages, requireNode } from './setup/packages.mjs';
import { runTs } from './setup/run.mjs';

requireNode();
ensurePackages();
process.exitCode = await runTs('tools/dev.ts');
