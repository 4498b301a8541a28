import { report } from '#config/report.ts';
import { scriptPolicy } from '#config/script-policy.ts';
import { type CurveAnswer, curveOfAnswer, type ReadCurve } from './consumption-answer.ts';
import workerAddress from './consumption-worker.ts?worker&url';

const trusted = scriptPolicy('consumption-worker', (url) => url === workerAddress);

/** An answer of so many bytes is read sooner than a worker starts: a month of quarter hours has twice as many. */
const READ_AT_ONCE = 200_000;

/**
 * Reads an answer: a long one in a worker, so that the page goes on answering keys; in the page where the worker does not
 * come or can't read it. Throws ProblemError `unreadable`, and AbortError when given up.
 */
export async function readCurve(answer: CurveAnswer, signal: AbortSignal): Promise<ReadCurve> {
  const isLong = answer.body.size > READ_AT_ONCE && 'Worker' in globalThis;
  const read = isLong ? await readInWorker(answer, signal) : null;
  return read ?? curveOfAnswer(answer);
}

async function readInWorker(answer: CurveAnswer, signal: AbortSignal): Promise<ReadCurve | null> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (!worker) return null;
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', () => resolve(null));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadCurve | null>) =>
        resolve(data),
      );
      worker.postMessage(answer);
    });
  } finally {
    worker.terminate();
  }
}

/** Null where the headers of the site forbid it. */
function startWorker(): Worker | null {
  try {
    return new Worker(trusted(workerAddress), { type: 'module' });
  } catch (thrown) {
    report('The worker that reads consumption cannot start', thrown);
    return null;
  }
}
