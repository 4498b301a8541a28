import { startSandbox } from '#sandbox/server.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { notesCoverage } from '#tests/support/services/configuration-coverage.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { publishedDeployment, writeDeployment } from '#tools/config/publish/published-sources.ts';

const { CONFIG_DIR, PARTNER, PORT, SESSION_MODE, STATIC_DIR } = process.env;

/** The repository's configuration, published for what is tested; undefined where that of the build is served. */
async function ownConfiguration(): Promise<string | undefined> {
  if (!PARTNER && !SESSION_MODE && !notesCoverage) return undefined;
  const out = `.cache/${PARTNER ?? SESSION_MODE ?? 'covered'}-configuration`;
  await compileConfiguration({
    root: '.',
    out,
    ...(PARTNER ? { partner: PARTNER } : { coverage: notesCoverage }),
  });
  const deployment = publishedDeployment(out);
  if (SESSION_MODE) writeDeployment(out, { ...deployment, session: { mode: SESSION_MODE } });
  return out;
}

/**
 * The server of the browser tests: the built portal with a sandbox in memory and its test routes. `CONFIG_DIR` serves
 * another configuration, `PARTNER` that of a partner, `SESSION_MODE` one with this `session.mode`; a test that starts it as a child process receives the address.
 */
const { port } = await startSandbox({
  port: Number(PORT),
  // The address of the tests, which the identity provider takes as its own.
  host: '127.0.0.1',
  ...(await seededMemory()),
  control: true,
  limits: TEST_LIMITS,
  staticDir: STATIC_DIR ?? 'dist',
  configDir: CONFIG_DIR ?? (await ownConfiguration()),
});
process.send?.(port);
