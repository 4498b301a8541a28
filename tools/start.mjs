import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { ensurePackages, exitWith, requireNode } from './setup/packages.mjs';
import { endOf, runTs, startTs } from './setup/run.mjs';

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

/** Resolves as soon as the portal can be served; its files are packed after that. */
async function buildPortal() {
  if (buildIsFresh()) return;
  console.log('· Building the portal …');
  const build = startTs('tools/build.ts');
  const isBuilt = await Promise.race([
    once(build, 'message').then(() => true),
    endOf(build).then(() => false),
  ]);
  if (!isBuilt) exitWith('The build failed (see above).');
}

/** `-- --api https://…`: the API of a retailer in place of the sandbox. */
function chosenApi() {
  try {
    return parseArgs({ options: { api: { type: 'string' } } }).values.api;
  } catch (error) {
    return exitWith(`${error.message}. There is one option: npm start -- --api https://…`);
  }
}

requireNode();
const api = chosenApi();
if (!Number.isInteger(port) || port < 1 || port > 65535)
  exitWith(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`);
await requireFreePort();
ensurePackages();
if (api === undefined) {
  // Its database takes as long as half a build, so both are made side by side.
  const sandbox = startTs('sandbox/main.ts', { PORT: String(port) });
  endOf(sandbox).then((code) => process.exit(code));
  await buildPortal();
  sandbox.send('built');
} else {
  await buildPortal();
  process.exitCode = await runTs('tools/serve.ts', ['--api', api, '--port', String(port)]);
}
