import { ensurePackages, requireNode } from './setup/packages.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { binary, run } from './setup/run.mjs';

/** `npm run test:postgres`: the tests of the API against PostgreSQL, the server of `DATABASE_URL` or one of its own. */
requireNode();
ensurePackages();
const given = process.env.DATABASE_URL;
const server = given ? { url: given, stop: () => {} } : startPostgres();
try {
  console.log(`· PostgreSQL: ${given ? 'the one of DATABASE_URL' : 'one of its own, on a socket'}`);
  const args = ['run', '--project', 'api', ...process.argv.slice(2)];
  process.exitCode = await run(binary('vitest'), args, { DATABASE_URL: server.url });
} finally {
  server.stop();
}
