import { createServer } from 'vite';
import { MAILBOX_PATH } from '#sandbox/mailbox/mailbox-pages.ts';
import { startSandbox } from '#sandbox/server.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { watchConfiguration } from '#tools/config/watch.ts';
import { compileSpecimens } from '#tools/gallery-specimens.ts';

const CONFIGURATION = '.cache/dev-configuration';
const port = Number(process.env.PORT ?? 4000);

await compileSpecimens(CONFIGURATION);
const sandbox = await startSandbox({
  port: port + 1,
  dataDir: '.data',
  control: true,
  // Serves only the configuration; Vite serves the application.
  staticDir: CONFIGURATION,
  configDir: CONFIGURATION,
  quiet: true,
});
process.env.PORTAL_SERVER = sandbox.url;
const vite = await createServer({ server: { port, strictPort: true } });
await vite.listen();
vite.printUrls();
console.log(`  ➜  E-mails: http://localhost:${port}${MAILBOX_PATH}`);

watchConfiguration(
  { root: '.', out: CONFIGURATION },
  {
    onCompiled({ version, milliseconds, warnings }) {
      for (const warning of warnings) console.log(printDiagnostic(warning));
      console.log(`· Configuration ${version} (${milliseconds.toFixed(0)} ms)`);
      // The open page switches to it by itself, and keeps what is typed.
      vite.ws.send('lluerna:published');
    },
    onDiagnostics: (diagnostics) => console.error(diagnostics.map(printDiagnostic).join('\n')),
  },
);
