import { join } from 'node:path';
import { startSandbox } from '#sandbox/server.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { buildPreview, PREVIEW } from '#tools/preview-build.ts';

/** The server of the gallery's tests: the current preview build, at a port of its own. */
await buildPreview();
await compileConfiguration({ root: '.', out: join(PREVIEW, 'config') });
const sandbox = await startSandbox({
  port: 0,
  ...(await seededMemory()),
  control: true,
  limits: TEST_LIMITS,
  staticDir: PREVIEW,
  quiet: true,
});
process.send?.(sandbox.url);
process.on('disconnect', () => process.exit());
