import { parseArgs } from 'node:util';
import { startSandbox } from '#sandbox/server.ts';
import { messagesWritten, sendToRun } from '#tests/support/reports/run-message.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import { hasCardFrames } from './card-frames.ts';
import { connectionTo } from './connection.ts';
import { type JourneyCustomer, steps } from './journey.ts';
import { browserNames } from './launch.ts';
import { freshCustomer, runJourney } from './run-journey.ts';

/**
 * `npm run test:browsers`: the journey of `journey.ts` in Firefox and WebKit, or in those that are named (`firefox`, `webkit`,
 * `chromium`). `--url ADDRESS`: against a portal that is served already, and only what changes nothing there, for the customer of `--user` and
 * `--password`; all of it where `--sandbox ADDRESS` names the sandbox that is its API (with `SANDBOX_CONTROL=1`), which makes the customer, but the payment
 * where that server does not forward the sandbox's card platform (docs/browsers.md).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    sandbox: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
  },
});
const names = browserNames(positionals, ['firefox', 'webkit']);

const ownSandbox = async () =>
  startSandbox({
    ...{ port: 0, staticDir: 'dist', quiet: true, control: true, limits: TEST_LIMITS },
    ...(await seededMemory()),
  });

/** The customer of the journey: one that the sandbox makes, or the one that the command names. */
function customerOf(sandbox: string | undefined): Promise<JourneyCustomer> | JourneyCustomer {
  if (sandbox) return freshCustomer(sandbox);
  const { user, password } = values;
  if (!user || !password) throw new Error('--url needs --user and --password, or --sandbox');
  return { user, password };
}

const started = values.url ? null : await ownSandbox();
const sandbox = started?.url ?? values.sandbox;
const connection = await connectionTo(started?.url ?? new URL(values.url ?? '').origin);
const takesCards = sandbox !== undefined && (await hasCardFrames(connection.url));
const chosen = steps.filter(
  (step) =>
    (sandbox || !step.changes) &&
    (takesCards || !step.needsCards) &&
    (connection.cut || !step.needsCut),
);
for (const { name } of steps.filter((step) => !chosen.includes(step)))
  console.log(`- ${name}: left out`);
sendToRun({ kind: 'start', files: names.length, tests: names.length * chosen.length });
const outcomes = { passed: 0, failed: 0 };
for (const name of names) {
  const startedAt = Date.now();
  const { passed, failed } = await runJourney(name, {
    ...{ connection, steps: chosen, customer: await customerOf(sandbox) },
  });
  outcomes.passed += passed;
  outcomes.failed += failed;
  sendToRun({ kind: 'file', file: `tests/browsers (${name})`, ms: Date.now() - startedAt });
}
connection.cut?.();
await started?.close();
await messagesWritten();
console.log(`${outcomes.passed} passed, ${outcomes.failed} failed`);
process.exit(outcomes.failed > 0 ? 1 : 0);
