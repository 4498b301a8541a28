import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = 5;

/**
 * Milliseconds of `config:compile` of the whole default configuration, in a process and a folder of its own: the best of
 * five, because whatever else the machine does only adds to it.
 */
export function measureCompile(): { compile: number; command: number } {
  const runs = Array.from({ length: RUNS }, () => {
    const out = mkdtempSync(join(tmpdir(), 'bench-compile-'));
    const from = performance.now();
    const said = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'tools/config-compile.ts', '--out', out],
      { encoding: 'utf8' },
    );
    const command = performance.now() - from;
    rmSync(out, { recursive: true });
    return { command, compile: Number(/(\d+) ms/.exec(said)?.[1]) };
  });
  const best = (figure: 'compile' | 'command') => Math.min(...runs.map((run) => run[figure]));
  return { compile: best('compile'), command: best('command') };
}
