import { binary, run, runTs } from './setup/run.mjs';

/**
 * `npm run lint`: style, which room imports which, what nothing uses (files, exports, packages), and the documents; side
 * by side, as each takes one core.
 */
const rooms = [
  'src',
  'machines',
  'sandbox',
  'studio',
  'tools',
  'schemas',
  'locales',
  'openapi',
  'tests',
];
const codes = await Promise.all([
  run(binary('biome'), ['check', '.']),
  run(binary('depcruise'), [...rooms, '--config', '.dependency-cruiser.cjs']),
  run(binary('knip'), ['--no-progress']),
  runTs('tools/house-check.ts'),
]);
process.exitCode = Math.max(...codes);
