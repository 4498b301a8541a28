import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { messagesWritten, type RunMessage, sendToRun } from './run-message.ts';

const fileOf = ({ location }: TestCase) => relative('.', location.file);

const failure = (
  name: string,
  error: TestError | undefined,
  { test, page = '' }: { test?: TestCase; page?: string } = {},
): RunMessage => {
  const location = error?.location;
  const own = location && location.file === test?.location.file ? location : test?.location;
  const { file = '', line } = own ?? location ?? {};
  return {
    kind: test ? 'failure' : 'broken',
    file: file && relative('.', file),
    ...(line === undefined ? {} : { line }),
    name,
    message: error?.message ?? error?.value ?? '',
    page,
  };
};

/** The content of the page at a failure, as Playwright describes it for a reader; '' where it does not. */
function pageAt({ attachments }: TestResult): string {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  const described = path ? readFileSync(path, 'utf8') : '';
  const [, page = ''] = /^```yaml\n(.*?)^```/ms.exec(described) ?? [];
  return page.slice(Math.max(page.search(/^ *- main/m), 0));
}

/** Reports a run of Playwright to `tools/test.mjs`. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export
export default class PlaywrightReporter implements Reporter {
  readonly #files = new Map<string, { left: number; ms: number }>();

  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    for (const test of tests) {
      const { left = 0 } = this.#files.get(fileOf(test)) ?? {};
      this.#files.set(fileOf(test), { left: left + 1, ms: 0 });
    }
    sendToRun({ kind: 'start', files: this.#files.size, tests: tests.length });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = test.outcome();
    const state = outcome === 'skipped' ? 'skipped' : outcome === 'expected' ? 'passed' : 'failed';
    sendToRun({ kind: 'test', state });
    if (state === 'failed') {
      const [, , ...names] = test.titlePath();
      const page = pageAt(result);
      sendToRun(failure(names.slice(1).join(' › '), result.errors[0], { test, page }));
    }
    const file = fileOf(test);
    const { left, ms } = this.#files.get(file) ?? { left: 1, ms: 0 };
    this.#files.set(file, { left: left - 1, ms: ms + result.duration });
    if (left === 1) sendToRun({ kind: 'file', file, ms: ms + result.duration });
  }

  onError(error: TestError): void {
    sendToRun(failure('outside of a test', error));
  }

  async onEnd(): Promise<void> {
    await messagesWritten();
  }

  printsToStdio(): boolean {
    return true;
  }
}
