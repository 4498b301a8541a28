import { createServer } from 'vite';
import { MAILBOX_PATH } from '#sandbox/mailbox/mailbox-pages.ts';
import { startSandbox } from '#sandbox/server.ts';
import { compileSpecimens } from '#tools/gallery-specimens.ts';
import { createPartnerRoutes } from '#tools/partner-routes.ts';
import { watchPreview } from '#tools/previewed-configuration.ts';

const CONFIGURATION = '.cache/dev-configuration';
const port = Number(process.env.PORT ?? 4000);

await compileSpecimens(CONFIGURATION);
const configuration = watchPreview('.', CONFIGURATION, null);
const sandbox = await startSandbox({
  port: port + 1,
  dataDir: '.data',
  control: true,
  // Serves only the configuration; Vite serves the application.
  staticDir: CONFIGURATION,
  configDir: CONFIGURATION,
  beside: { '/_preview/api': createPartnerRoutes(configuration) },
  quiet: true,
});
process.env.PORTAL_SERVER = sandbox.url;
const vite = await createServer({ server: { port, strictPort: true } });
await vite.listen();
vite.printUrls();
console.log(`  ➜  E-mails: http://localhost:${port}${MAILBOX_PATH}`);

// The open page switches to it by itself, and keeps what is typed.
configuration.listen(() => vite.ws.send('lluerna:published'));
