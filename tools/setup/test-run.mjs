import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondsSince, showOutput, showProgress } from './progress.mjs';
import { run, runIntoFile, runScript } from './run.mjs';
import { createResults, failureTitle } from './test-results.mjs';

/** Whole output of each step of the last run. */
const OUTPUTS = '.cache/test-output';
/** Last lines of a failed step that names no test. */
const SHOWN_LINES = 60;

const fileOf = (name) => join(OUTPUTS, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.log`);

async function runCommands({ name, commands }, isVerbose) {
  for (const { command, args } of commands) {
    const code = isVerbose
      ? await run(command, args)
      : await runIntoFile(fileOf(name), command, args);
    if (code !== 0) return code;
  }
  return 0;
}

function printEnd(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (lines.length > SHOWN_LINES) console.error(`  … (the whole output: ${file})`);
  for (const line of lines.slice(-SHOWN_LINES)) console.error(`  ${line}`);
}

/** Runs steps one after another and prints a line for each, then what failed; returns the exit code. */
export async function runSteps(steps, { verbose: isVerbose, again = 'npm test' }) {
  const startedAt = Date.now();
  const results = createResults();
  const failedSteps = [];
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopped = true));

  const runTests = ({ name, runner }, progress) =>
    runScript(runner(isVerbose), {
      ...(isVerbose ? {} : { file: fileOf(name) }),
      env: { TEST_RUN: isVerbose ? 'verbose' : 'quiet' },
      onMessage: (message) => {
        results.record(message);
        if ('message' in message) progress.say(failureTitle(message));
      },
    });

  const beside = new Map(
    steps.filter(({ isBeside }) => isBeside).map((step) => [step, runCommands(step, isVerbose)]),
  );
  for (const step of steps) {
    const { name, needs } = step;
    if (isStopped) break;
    if (failedSteps.includes(needs)) {
      console.log(`– ${name}: not run, they need the step "${needs}"`);
      continue;
    }
    const started = Date.now();
    const known = results.failures.length;
    const describe = () => (step.runner ? results.progress() : '');
    const progress = isVerbose ? showOutput(name) : showProgress(name, describe);
    const code = await (beside.get(step) ??
      (step.runner ? runTests(step, progress) : runCommands(step, isVerbose)));
    const line = [name, secondsSince(started), describe()].filter(Boolean).join('  ');
    progress.end(`${code === 0 ? '✓' : '✗'} ${line}`);
    if (code === 0) continue;
    failedSteps.push(name);
    const isNamed = results.failures.length > known;
    if (!isVerbose && !isNamed) printEnd(fileOf(name));
  }

  const slowest = results.slowest();
  if (slowest) console.log(`\n── Slowest files\n${slowest}`);
  if (results.failures.length > 0) console.log(`\n── Failed tests\n${results.failureText(again)}`);
  const isFailed = isStopped || failedSteps.length > 0;
  const outcome = isStopped ? '✗ Stopped' : `✗ Failed: ${failedSteps.join(', ')}`;
  console.log(`\n${isFailed ? outcome : '✓ Everything passed'} (${secondsSince(startedAt)})`);
  console.log(`${results.counts.passed} passed, ${results.counts.failed} failed`);
  return isFailed ? 1 : 0;
}
