import { startSandbox } from '#sandbox/server.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { notesCoverage } from '#tests/support/services/configuration-coverage.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import { compileConfiguration } from '#tools/config/compile.ts';

/** The repository's configuration, published for coverage or for a partner; undefined where that of the build is served. */
async function ownConfiguration(partner: string | undefined): Promise<string | undefined> {
  if (!partner && !notesCoverage) return undefined;
  const out = `.cache/${partner ?? 'covered'}-configuration`;
  await compileConfiguration({ root: '.', out, ...(partner ? { partner } : { coverage: true }) });
  return out;
}

/**
 * The server of the browser tests: the built portal with a sandbox in memory and its test routes. `CONFIG_DIR` serves
 * another configuration, `PARTNER` that of a partner; a test that starts it as a child process receives the address.
 */
const { port } = await startSandbox({
  port: Number(process.env.PORT),
  // The address of the tests, which the identity provider takes as its own.
  host: '127.0.0.1',
  ...(await seededMemory()),
  control: true,
  limits: TEST_LIMITS,
  staticDir: process.env.STATIC_DIR ?? 'dist',
  configDir: process.env.CONFIG_DIR ?? (await ownConfiguration(process.env.PARTNER)),
});
process.send?.(port);
