import { tolerances } from '#domain/values/tolerances.ts';
import type { Difference } from '#tools/api-verify/description/answer-differences.ts';
import { featuresInWords } from '#tools/api-verify/description/described-operations.ts';
import type { Verification } from '#tools/api-verify/verify.ts';
import type { OperationResult } from '#tools/api-verify/walk.ts';

/** A result with what it means for the portal. */
export interface GradedResult extends OperationResult {
  /** True where a feature does not work with it. */
  breaks: boolean;
  /** What it means, in words; empty where nothing has to be said. */
  means: string;
}

/** Every result with what it means: a missing operation closes its features, unless an older one is there in its place. */
export function gradedResults({ results }: Pick<Verification, 'results'>): GradedResult[] {
  const byId = new Map(results.map((result) => [result.operation.operationId, result]));
  return results.map((result): GradedResult => {
    const { operation, verdict, differences } = result;
    const { features, fallback, extension } = operation;
    const uses = featuresInWords(features);
    if (verdict === 'absent')
      return { ...result, breaks: false, means: extension?.without ?? `without it no ${uses}` };
    if (verdict === 'differs') {
      const breaks = features.length > 0 && differences.some((one) => one.breaks);
      return { ...result, breaks, means: uses };
    }
    if (verdict !== 'missing') return { ...result, breaks: false, means: '' };
    const older = fallback === null ? undefined : byId.get(fallback);
    if (older && ['conforms', 'differs', 'unseen'].includes(older.verdict))
      return { ...result, breaks: false, means: `the portal uses ${fallback} instead` };
    const breaks = features.length > 0;
    return {
      ...result,
      breaks,
      means: breaks ? `closes ${uses}` : 'nothing that is offered uses it',
    };
  });
}

/** True where something keeps a feature from working. */
export const isBroken = (verification: Verification): boolean =>
  verification.findings.some(({ breaks }) => breaks) ||
  gradedResults(verification).some(({ breaks }) => breaks);

/** A difference on one line. */
export function differenceInWords({
  pointer,
  expected,
  got,
  count,
  tolerance,
}: Difference): string {
  const times = count > 1 ? ` (${count} times)` : '';
  const read = tolerance ? `; read all the same: ${tolerances[tolerance]}` : '';
  return `${pointer}: expected ${expected}, got ${got}${times}${read}`;
}
