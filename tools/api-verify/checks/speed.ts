import { createFindings, type Finding } from '#tools/api-verify/finding.ts';
import type { OperationResult } from '#tools/api-verify/walk.ts';

const LARGE_BYTES = 1_000_000;
/** An answer of one packet gains nothing from compression. */
const PLAIN_BYTES = 20_000;

/** Operations that are slow or answer much, and answers that are not compressed. */
export function checkSpeed(results: readonly OperationResult[], slowMs: number): Finding[] {
  const { add, all } = createFindings('speed');
  for (const { operation, ms, bytes, first } of results) {
    const { operationId } = operation;
    const at = [operationId];
    if (ms > slowMs) add(`${operationId} takes ${Math.round(ms)} ms`, { at });
    if (bytes > LARGE_BYTES) add(`${operationId} answers ${Math.round(bytes / 1000)} kB`, { at });
    const isJson = first?.json !== undefined && first.bytes.length > PLAIN_BYTES;
    if (isJson && !first.headers.has('Content-Encoding'))
      add(`answers of more than ${PLAIN_BYTES / 1000} kB are not compressed`, { at });
  }
  return all();
}
