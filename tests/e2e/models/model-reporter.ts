import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { machineWalks } from '#tests/models/machine-walks.ts';
import { coverageReport } from '#tests/support/machines/machine-coverage.ts';
import { REPORT, type ReportedPath, writeReport } from '#tests/support/machines/machine-report.ts';

const PICTURES = join(REPORT, 'pictures');

/**
 * Reports the coverage of each machine in the browser, and fails the run when it is incomplete. Without the exhaustive
 * paths, complete means states and transitions; a run of selected paths may be incomplete.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export
export default class ModelReporter implements Reporter {
  readonly #walked = new Map<string, Map<string, ReportedPath>>();

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const machine = machineOf(test);
      if (machine !== undefined) this.#walked.set(machine, new Map());
    }
    if (!existsSync(REPORT)) return;
    const machines = [...this.#walked.keys()];
    for (const folder of [REPORT, PICTURES].filter(existsSync))
      for (const name of readdirSync(folder))
        if (machines.some((machine) => new RegExp(`^${machine}[-.]`).test(name)))
          rmSync(join(folder, name));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const machine = machineOf(test);
    if (!machine) return;
    const [, name = test.title, id = ''] = /^(.*) \[(\w+)\]$/.exec(test.title) ?? [];
    const steps = result.attachments
      .filter(({ contentType }) => contentType === 'image/jpeg')
      .map(({ name: step, body }, at) => ({
        name: step,
        screenshot: keep(`${machine}-${id}-${at}`, body),
      }));
    const error = result.error?.message;
    const replay = `npm run test:model -- --browser --machine ${machine} --replay ${id}`;
    const failed = error === undefined ? {} : { error: stripVTControlCharacters(error) };
    if (error !== undefined) console.log(`  replay: ${replay}`);
    this.#walked.get(machine)?.set(id, { id, name, replay, steps, ...failed });
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    let isWhole = true;
    for (const [machine, paths] of this.#walked) {
      const { walks, never, coverageOf } = machineWalks(machine);
      const isPart = walks.some(({ path, isExhaustive }) => !isExhaustive && !paths.has(path.id));
      const isAll = walks.every(({ path }) => paths.has(path.id));
      const passed = walks.filter(({ path }) => paths.get(path.id)?.error === undefined);
      const coverage = coverageOf(passed.filter(({ path }) => paths.has(path.id)));
      const { states, transitions, ...others } = coverage;
      const wanted = [states, transitions, ...(isAll ? Object.values(others) : [])];
      if (!isPart && wanted.some(({ missing }) => missing.length > 0)) isWhole = false;
      const reported = isAll ? coverage : { states, transitions };
      if (!isPart) console.log(`in Chromium: ${coverageReport(machine, reported)}`);
      writeReport({ machine, isPart: !isAll, coverage, never, paths: [...paths.values()] });
    }
    if (this.#walked.size > 0) console.log(`Report: ${join(REPORT, 'index.html')}`);
    return isWhole ? undefined : { status: 'failed' };
  }
}

const machineOf = (test: TestCase): string | undefined =>
  test.tags.includes('@model') ? test.parent.title : undefined;

function keep(name: string, body: Buffer | undefined): string {
  mkdirSync(PICTURES, { recursive: true });
  if (body) writeFileSync(join(PICTURES, `${name}.jpg`), body);
  return `pictures/${name}.jpg`;
}
