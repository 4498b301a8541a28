import { createServer } from 'node:net';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { ensurePackages, exitWith, requireNode } from './setup/packages.mjs';
import { runTs } from './setup/run.mjs';

const port = Number(process.env.PORT ?? 4000);

/** Runs before the build, which would be useless if the port is taken. */
function requireFreePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      exitWith(
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      ),
    );
    probe.listen(port, process.env.HOST ?? '127.0.0.1', () => probe.close(resolve));
  });
}

requireNode();
if (!Number.isInteger(port) || port < 1 || port > 65535)
  exitWith(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
await requireFreePort();
ensurePackages();
if (!buildIsFresh()) {
  console.log('· Building the portal …');
  if ((await runTs('tools/build.ts')) !== 0) exitWith('The build failed (see above).');
}
process.exitCode = await runTs('sandbox/main.ts', [], { PORT: String(port) });
