interface Failure {
  file: string;
  line?: number;
  name: string;
  message: string;
  /** What a browser's page showed then. */
  page?: string;
}

/**
 * What a runner of tests sends to `tools/test.mjs`, which shows it (`tools/setup/test-results.mjs`): `failure` of a
 * test, `broken` what failed outside of one.
 */
export type RunMessage =
  | { kind: 'start'; files: number; tests?: number }
  | { kind: 'test'; state: 'passed' | 'failed' | 'skipped' }
  | { kind: 'file'; file: string; ms: number; phases?: Record<string, number> }
  | ({ kind: 'failure' | 'broken' } & Failure);

let written = Promise.resolve();

/** Sends a message to the process that started this one, if it listens. */
export function sendToRun(message: RunMessage): void {
  if (!process.send) return;
  written = new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}

/** Resolves when all messages are written: then nothing is lost at the end of the process. */
export const messagesWritten = (): Promise<void> => written;
