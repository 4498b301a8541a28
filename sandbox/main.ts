import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { MAILBOX_PATH } from './mailbox/mailbox-pages.ts';
import { DEMO } from './seed/seed.ts';
import { type Sandbox, startSandbox } from './server.ts';

const environment = process.env;
const control = environment.SANDBOX_CONTROL === '1';
const port = Number(environment.PORT ?? 4000);
/** Opens the portal as an agent who may only look: the token in its address is too long for a terminal. */
const AGENT_PATH = '/sandbox-agent';

try {
  const sandbox: Sandbox = await startSandbox({
    port,
    host: environment.HOST,
    dataDir: environment.LLUERNA_DATA ?? '.data',
    databaseUrl: environment.DATABASE_URL,
    control,
    scale: environment.SANDBOX_SCALE === 'large' ? 'large' : 'demo',
    staticDir: fileURLToPath(new URL('../dist', import.meta.url)),
    // `npm start` builds the portal meanwhile, and sends a message when it is there.
    opensAfter: process.connected ? once(process, 'message') : undefined,
    openId: environment.SANDBOX_OPENID === '1',
    limits: environment.SANDBOX_LIMITS ? JSON.parse(environment.SANDBOX_LIMITS) : undefined,
    printMail: true,
    quiet: true,
    beside: {
      [AGENT_PATH]: new Hono().get('/', async (http) =>
        http.redirect(`/?token=${await sandbox.readOnlyToken()}`),
      ),
    },
  });
  console.log(
    [
      '',
      `  Lluerna is ready at ${sandbox.url}`,
      '',
      `  Household   ${DEMO.household} / ${DEMO.password}`,
      `  Company     ${DEMO.company} / ${DEMO.password}   (64 contracts)`,
      `  Agent       ${sandbox.url}${AGENT_PATH}   (the household, to look at only)`,
      control
        ? `  E-mails     ${sandbox.url}${MAILBOX_PATH}`
        : '  E-mails     in this log; with SANDBOX_CONTROL=1 on a page too',
      '',
      '  What to try: pay an invoice, change the power, contract as a visitor. Cards and further people: sandbox/README.md',
      '',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

function messageOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Choose another one: PORT=4001 npm start`;
  }
  return `The sandbox could not start: ${message}`;
}
