import { startSandbox } from '#sandbox/server.ts';

/** The server of the browser tests: built portal, switches open, nothing kept. */
await startSandbox({
  port: Number(process.env.PORT),
  dataDir: null,
  control: true,
  staticDir: 'dist',
});
