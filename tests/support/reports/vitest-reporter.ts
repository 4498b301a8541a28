import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { messagesWritten, type RunMessage, sendToRun } from './run-message.ts';

const fileOf = ({ moduleId }: TestModule) => relative('.', moduleId);

/** What failed: the message, and what differs when the test compared two values. */
const messageOf = ({ name, message, diff }: SerializedError): string =>
  [name && !message.startsWith(name) ? `${name}: ${message}` : message, diff ?? ''].join('\n');

/** Line of the file that an error points at; a frame of the file itself says more than one of its helpers. */
const lineIn = (module: TestModule, error: SerializedError) =>
  error.stacks?.find(({ file }) => file === module.moduleId)?.line;

function failure(
  kind: 'failure' | 'broken',
  module: TestModule,
  name: string,
  error: SerializedError,
): RunMessage {
  const line = lineIn(module, error);
  return {
    kind,
    file: fileOf(module),
    ...(line === undefined ? {} : { line }),
    name,
    message: messageOf(error),
  };
}

/** Reports a run of Vitest to `tools/test.mjs`. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly unknown[]): void {
    sendToRun({ kind: 'start', files: specifications.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    sendToRun({ kind: 'test', state });
    const [error] = state === 'failed' ? (errors ?? []) : [];
    if (error) sendToRun(failure('failure', test.module, test.fullName, error));
  }

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } =
      module.diagnostic();
    const environment = environmentSetupDuration + prepareDuration + setupDuration;
    const phases = { tests: duration, imports: collectDuration, environment };
    sendToRun({ kind: 'file', file: fileOf(module), ms: duration, phases });
    const suites = [...module.children.allSuites()];
    const errors = [module, ...suites].flatMap((one) => one.errors());
    for (const error of errors) sendToRun(failure('broken', module, 'outside of a test', error));
  }

  async onTestRunEnd(_: unknown, unhandled: readonly SerializedError[]): Promise<void> {
    for (const error of unhandled) {
      const file = relative('.', error.stacks?.[0]?.file ?? '');
      const message = messageOf(error);
      sendToRun({ kind: 'broken', file, name: 'unhandled error', message });
    }
    await messagesWritten();
  }
}
