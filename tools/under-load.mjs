import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './setup/browser.mjs';
import { ensurePackages, exitWith, requireNode } from './setup/packages.mjs';
import { stepsOfNames } from './setup/selected-steps.mjs';
import { runSteps } from './setup/test-run.mjs';

/**
 * `node tools/under-load.mjs wizard-steps [--times 5] [--busy 4]`: runs the tests so called several times while other
 * processes keep the processor busy, and says how often they failed: to find what makes a test fail now and then.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '5' },
    busy: { type: 'string', default: '4' },
  },
});

requireNode();
ensurePackages();
const { plan, steps, isWrong = false } = stepsOfNames(positionals);
for (const line of plan) console.log(line);
if (isWrong) exitWith('There is nothing to run.');
if (steps.some(({ isInBrowser }) => isInBrowser)) process.env.CHROME_PATH = await ensureBrowser();

const busy = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const stop = () => {
  for (const one of busy) one.kill();
};
process.on('exit', stop);

let failed = 0;
for (let run = 1; run <= Number(values.times); run++) {
  console.log(`\n── Run ${run} of ${values.times}, beside ${values.busy} busy processes`);
  if ((await runSteps(steps, { verbose: false })) !== 0) failed += 1;
}
stop();
console.log(`\n${failed} of ${values.times} runs failed`);
process.exitCode = failed === 0 ? 0 : 1;
