import { join } from 'node:path';
import { startPortalServer } from '#sandbox/web/portal-server.ts';
import { commandLine } from './config/command-line.ts';

/**
 * `npm run serve -- --api https://api.example [--folder dist] [--port 8080] [--host 127.0.0.1]`: the built portal with the
 * API of a retailer under `/api`, so that no CORS is needed; with `session.mode: "cookie"` it has the tokens of the sessions.
 */
const { values } = commandLine({
  options: {
    api: { type: 'string' },
    folder: { type: 'string', default: 'dist' },
    port: { type: 'string', default: process.env.PORT ?? '8080' },
    host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
  },
});
const { api, folder, host } = values;
try {
  if (!api || !/^https?:\/\/\S+$/.test(api))
    throw new Error('--api is the base address of the API: --api https://api.example/v');
  const server = await startPortalServer({
    ...{ api, host, port: Number(values.port) },
    ...{ staticDir: folder, configDir: join(folder, 'config') },
  });
  console.log(`\n  The portal is ready at ${server.url}, with the API at ${api}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
