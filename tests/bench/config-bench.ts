import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { median } from './figures.ts';
import {
  changeText,
  copiedConfiguration,
  countTexts,
  scaledConfiguration,
} from './scaled-configuration.ts';

/**
 * `npm run bench:config`: what an owner waits for: the check, a compilation by the command, and one changed text while the
 * preview watches; for this configuration and for one with 40 wizards, 110 forms and 2.5 times as many texts.
 */

const CHANGES = 6;

async function timed(act: () => unknown): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

const command = (file: string, ...args: string[]) =>
  timed(() => execFileSync('npx', ['tsx', file, ...args], { stdio: 'ignore' }));

async function measure(root: string) {
  const out = mkdtempSync(join(tmpdir(), 'bench-published-'));
  // The first one stores what code and forms come to.
  const first = await command('tools/config-compile.ts', '--root', root, '--out', out);
  const again = await command('tools/config-compile.ts', '--root', root, '--out', out);
  await compileConfiguration({ root, out });
  const changes: number[] = [];
  for (let turn = 0; turn < CHANGES; turn += 1) {
    changeText(root, turn);
    changes.push(await timed(() => compileConfiguration({ root, out })));
  }
  return {
    forms: readdirSync(join(root, 'schemas/forms')).length,
    texts: countTexts(root),
    'compile, first time (ms)': Math.round(first),
    'compile, command (ms)': Math.round(again),
    'one changed text (ms)': median(changes),
    'check, in a process that runs (ms)': Math.round(await timed(() => checkConfiguration(root))),
  };
}

const today = await measure(copiedConfiguration());
const scaled = await measure(scaledConfiguration());
const names = Object.keys(today) as (keyof typeof today)[];
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        today: today[name],
        scaled: scaled[name],
        ratio: (scaled[name] / today[name]).toFixed(2),
      },
    ]),
  ),
);
