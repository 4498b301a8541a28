import type { Answer, Call } from './call.ts';
import { type Difference, merged } from './description/answer-differences.ts';
import type { Operation } from './description/described-operations.ts';
import { type JudgedAnswer, judgedAnswer } from './description/judged-answer.ts';
import { type ExtensionMember, openMembers } from './description/members.ts';
import { type Values, valuesIn } from './plan/known-values.ts';
import { plannedRequests } from './plan/requests.ts';

/**
 * What an operation came to: `absent` is an extension that is missing, `unseen` one of which only described refusals
 * were seen, `untried` one that was not called.
 */
type Verdict = 'conforms' | 'differs' | 'missing' | 'absent' | 'unseen' | 'untried';

/** An operation with what was found. */
export interface OperationResult {
  operation: Operation;
  verdict: Verdict;
  /** Why it was not tried, or what was answered instead. */
  reason: string;
  differences: readonly Difference[];
  /** Optional members of its answers that no answer has. */
  absent: readonly (ExtensionMember & { pointer: string })[];
  calls: number;
  /** The largest. */
  bytes: number;
  ms: number;
  /** The answer that others are compared with: the first 200. */
  first: Answer | undefined;
}

/** Calls every operation that changes nothing, in the order in which answers give the values that others need. */
export async function walkReads(
  operations: readonly Operation[],
  callOf: (operationId: string) => Call,
  given: Values,
): Promise<OperationResult[]> {
  const known: Values[] = [];
  const results = new Map<string, OperationResult>();
  let waiting = operations.filter(({ isRead }) => isRead);
  for (;;) {
    const planned = waiting.map((operation) => ({
      operation,
      plan: plannedRequests(operation, known, { ...given }),
    }));
    const ready = planned.flatMap(({ operation, plan }) =>
      'requests' in plan ? [{ operation, requests: plan.requests }] : [],
    );
    if (ready.length === 0) {
      for (const { operation, plan } of planned)
        if ('lacks' in plan) results.set(operation.operationId, untried(operation, plan.lacks));
      break;
    }
    waiting = planned.flatMap(({ operation, plan }) => ('lacks' in plan ? [operation] : []));
    await eachOf(ready, async ({ operation, requests }) => {
      const call = callOf(operation.operationId);
      const answers: Answer[] = [];
      for (const { sent, values } of requests) {
        const answer = await call(sent);
        answers.push(answer);
        if (answer.status === 200)
          known.push(...valuesIn(operation.operationId, values, answer.json));
      }
      results.set(operation.operationId, resultOf(operation, answers));
    });
  }
  return [...results.values()];
}

/** Calls at once: as many as a page of the portal makes. */
const AT_ONCE = 6;

/** Runs a task for each item, some at once. */
export async function eachOf<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const run = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}

/** An operation that was not called. */
export const untried = (operation: Operation, reason: string): OperationResult => ({
  ...{ operation, reason, verdict: 'untried', differences: [], absent: [] },
  ...{ calls: 0, bytes: 0, ms: 0, first: undefined },
});

/** What the answers of an operation come to. */
export function resultOf(operation: Operation, answers: readonly Answer[]): OperationResult {
  const judged = answers.map((answer) => judgedAnswer(operation, answer));
  const differences = merged(judged.flatMap((one) => one.differences));
  const answered = judged.some(({ kind }) => kind === 'answered');
  return {
    operation,
    verdict: verdictOf(operation, judged, differences),
    reason: answered ? '' : [...new Set(judged.map(({ status }) => status))].join(', '),
    differences,
    absent: absentMembers(operation, answers),
    calls: answers.length,
    bytes: Math.max(0, ...answers.map(({ bytes }) => bytes.length)),
    ms: Math.max(0, ...answers.map(({ ms }) => ms)),
    first: answers.find(({ status }) => status === 200),
  };
}

function verdictOf(
  { extension }: Operation,
  judged: readonly JudgedAnswer[],
  differences: readonly Difference[],
): Verdict {
  if (differences.length > 0) return 'differs';
  if (judged.some(({ kind }) => kind === 'answered')) return 'conforms';
  if (judged.some(({ kind }) => kind === 'refused')) return 'unseen';
  return extension ? 'absent' : 'missing';
}

function absentMembers({ answers: described }: Operation, answers: readonly Answer[]) {
  const schema = described['200']?.content['application/json'];
  const found = new Map<string, ExtensionMember>();
  for (const { status, json } of answers)
    if (schema && status === 200 && json !== undefined)
      for (const [pointer, one] of openMembers(schema, json).extensions)
        if (!found.get(pointer)?.isThere) found.set(pointer, one);
  return [...found]
    .filter(([, { isThere }]) => !isThere)
    .map(([pointer, one]) => ({ pointer, ...one }));
}
