import { startSandbox } from '#sandbox/server.ts';

// A process of its own: jsdom's realm has other byte arrays than the retailer's libraries expect.
const sandbox = await startSandbox({ port: 0, dataDir: null, control: true, quiet: true });
process.send?.(sandbox.url);
process.on('disconnect', () => process.exit());
