import { parseArgs } from 'node:util';
import { startSandbox } from '#sandbox/server.ts';
import { messagesWritten, sendToRun } from '#tests/support/reports/run-message.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import { connectionTo } from './connection.ts';
import { steps } from './journey.ts';
import { browserNames } from './launch.ts';
import { runJourney } from './run-journey.ts';

/**
 * `npm run test:browsers`: the journey of `journey.ts` in Firefox and WebKit, or in those that are named (`firefox`, `webkit`,
 * `chromium`).
 */
const { positionals } = parseArgs({ allowPositionals: true });
const names = browserNames(positionals, ['firefox', 'webkit']);
sendToRun({ kind: 'start', files: names.length, tests: names.length * steps.length });
const sandbox = await startSandbox({
  ...{ port: 0, staticDir: 'dist', quiet: true, control: true, limits: TEST_LIMITS },
  ...(await seededMemory()),
});
const connection = await connectionTo(sandbox.url);
const outcomes = { passed: 0, failed: 0 };
for (const name of names) {
  const startedAt = Date.now();
  const { passed, failed } = await runJourney(name, connection);
  outcomes.passed += passed;
  outcomes.failed += failed;
  sendToRun({ kind: 'file', file: `tests/browsers (${name})`, ms: Date.now() - startedAt });
}
connection.cut();
await sandbox.close();
await messagesWritten();
console.log(`${outcomes.passed} passed, ${outcomes.failed} failed`);
process.exit(outcomes.failed > 0 ? 1 : 0);
