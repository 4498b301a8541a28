import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { ensurePackages, exitWith, requireNode } from './setup/packages.mjs';
import { endOf, startTs } from './setup/run.mjs';

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
// Its database takes as long as half a build, so both are made side by side.
const sandbox = startTs('sandbox/main.ts', { PORT: String(port) });
endOf(sandbox).then((code) => process.exit(code));
if (!buildIsFresh()) {
  console.log('· Building the portal …');
  const build = startTs('tools/build.ts');
  const isBuilt = await Promise.race([
    once(build, 'message').then(() => true),
    endOf(build).then(() => false),
  ]);
  if (!isBuilt) exitWith('The build failed (see above).');
}
sandbox.send('built');
