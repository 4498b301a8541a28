import { type Problem, ProblemError } from '#domain/problem.ts';

/** One example of each problem; the type requires an entry for a new kind. */
const catalogue: { [Kind in Problem['kind']]: Extract<Problem, { kind: Kind }> } = {
  'no-answer': { kind: 'no-answer' },
  'unknown-outcome': { kind: 'unknown-outcome' },
  'signed-out': { kind: 'signed-out', reason: 'expired' },
  refused: { kind: 'refused' },
  'not-found': { kind: 'not-found' },
  invalid: { kind: 'invalid', fields: { iban: ['iban_invalid'] } },
  conflict: { kind: 'conflict', code: 'same' },
  rejected: { kind: 'rejected', status: 413 },
  'too-many': { kind: 'too-many', retryAfterSeconds: 5 },
  broken: { kind: 'broken', status: 500 },
  unreadable: { kind: 'unreadable' },
  fault: { kind: 'fault' },
  unreachable: { kind: 'unreachable' },
  outdated: { kind: 'outdated' },
};

/** What no answer of the retailer can be: the portal itself finds it. */
const ownFindings = ['unknown-outcome', 'fault', 'unreachable', 'outdated'];

/** Failures of an actor that calls the retailer, by kind of problem. */
export const problemOutcomes = Object.fromEntries(
  Object.entries(catalogue)
    .filter(([kind]) => !ownFindings.includes(kind))
    .map(([kind, problem]) => [kind, { error: new ProblemError(problem) }]),
);
