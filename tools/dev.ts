import { watch } from 'node:fs';
import { createServer } from 'vite';
import { startSandbox } from '#sandbox/server.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationFaults, printFault } from '#tools/config/fault.ts';

const CONFIGURATION = '.cache/dev-configuration';
/** Editors write a file in several steps; one compilation serves them all. */
const SETTLE_MS = 60;
const port = Number(process.env.PORT ?? 4000);

/** Compiles, and says what is wrong instead of stopping: the last good configuration stays published. */
async function compile(): Promise<boolean> {
  try {
    const { version, milliseconds } = await compileConfiguration({ root: '.', out: CONFIGURATION });
    console.log(`· Configuration ${version} (${milliseconds.toFixed(0)} ms)`);
    return true;
  } catch (error) {
    if (!(error instanceof ConfigurationFaults)) throw error;
    for (const fault of error.faults) console.error(printFault(fault));
    return false;
  }
}

await compile();
const sandbox = await startSandbox({
  port: port + 1,
  dataDir: '.data',
  control: true,
  // Only the configuration is served from here; Vite serves the application.
  staticDir: CONFIGURATION,
  configDir: CONFIGURATION,
  quiet: true,
});
process.env.PORTAL_SERVER = sandbox.url;
const vite = await createServer({ server: { port, strictPort: true } });
await vite.listen();
vite.printUrls();

let settling: NodeJS.Timeout | undefined;
for (const folder of ['schemas', 'locales']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(async () => {
      if (await compile()) vite.ws.send({ type: 'full-reload' });
    }, SETTLE_MS);
  });
}
