import { randomBytes } from 'node:crypto';
import { onServer } from './database-server.ts';

/** With `DATABASE_URL`, names the databases of this run, and drops those that are left at its end. */
export function setup(): (() => Promise<void>) | undefined {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  const prefix = `lluerna_test_${randomBytes(4).toString('hex')}_`;
  process.env.TEST_DATABASES = prefix;
  return async () => {
    const left = await onServer(
      server,
      `select datname from pg_database where starts_with(datname, '${prefix}')`,
    );
    for (const { datname } of left) await onServer(server, `drop database ${datname} with (force)`);
  };
}
