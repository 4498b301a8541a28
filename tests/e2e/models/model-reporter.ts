import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { coverageReport, type Share } from '#tests/support/machine-coverage.ts';
import { walkMachine } from '#tests/support/machine-model.ts';
import { REPORT, type ReportedPath, writeReport } from '#tests/support/machine-report.ts';
import { browserModel } from './browser-models.ts';

const PICTURES = join(REPORT, 'pictures');

/**
 * Reports what was walked of each machine in the browser, and fails the run when that is less than all. A run of a
 * few paths is no less for what it left out.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export
export default class ModelReporter implements Reporter {
  readonly #walked = new Map<string, ReportedPath[]>();
  #isPart = false;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#isPart = process.argv.some((part) => /^(-g|--grep|--shard|--last-failed)/.test(part));
    const models = suite.allTests().filter((test) => modelOf(test) !== undefined);
    if (models.length === 0 || this.#isPart || !existsSync(REPORT)) return;
    rmSync(PICTURES, { recursive: true, force: true });
    for (const name of readdirSync(REPORT)) {
      if (name.startsWith('browser-')) rmSync(join(REPORT, name));
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const model = modelOf(test);
    if (!model) return;
    const [, name = test.title, id = ''] = /^(.*) \[(\w+)\]$/.exec(test.title) ?? [];
    const steps = result.attachments
      .filter(({ contentType }) => contentType === 'image/jpeg')
      .map(({ name: step, body }, at) => ({
        name: step,
        // Machines share paths: the name of the model tells their pictures apart.
        screenshot: keep(`${model}-${id}-${at}`.replaceAll(' ', '-'), body),
      }));
    const error = result.error?.message;
    const [machine = ''] = model.split(' ');
    const replay = `npm run test:model -- --browser --machine ${machine} --replay ${id}`;
    const failed = error === undefined ? {} : { error: stripVTControlCharacters(error) };
    if (error !== undefined) console.log(`  replay: ${replay}`);
    const walked = this.#walked.get(model) ?? [];
    this.#walked.set(model, [...walked, { id, name, replay, steps, ...failed }]);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    let isWhole = true;
    for (const [name, paths] of this.#walked) {
      const model = browserModel(name);
      const walk = walkMachine(model);
      const passed = new Set(paths.filter(({ error }) => !error).map(({ id }) => id));
      const coverage = walk.record.coverageOf(walk.paths.filter(({ id }) => passed.has(id)));
      const shares: Share[] = Object.values(coverage);
      if (shares.some(({ missing }) => missing.length > 0)) isWhole = false;
      if (!this.#isPart) console.log(`in Chromium: ${coverageReport(name, coverage)}`);
      const never = model.never ?? {};
      const title = this.#isPart ? `${name}, a part` : name;
      writeReport({ name: title, where: 'browser', coverage, never, paths });
    }
    if (this.#walked.size > 0) console.log(`Report: ${join(REPORT, 'index.html')}`);
    return isWhole || this.#isPart ? undefined : { status: 'failed' };
  }
}

const modelOf = (test: TestCase): string | undefined =>
  test.tags.includes('@model') ? test.parent.title : undefined;

function keep(name: string, body: Buffer | undefined): string {
  mkdirSync(PICTURES, { recursive: true });
  if (body) writeFileSync(join(PICTURES, `${name}.jpg`), body);
  return `pictures/${name}.jpg`;
}
