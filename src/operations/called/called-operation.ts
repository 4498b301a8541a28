import { now } from '#config/clock.ts';
import type { CallLookUp, FormCall, SigningMatch } from '#domain/form-call.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { FormMutation, MutationContext } from '#operations/mutation.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { isUnknownCall } from '#queries/read/lookup-read.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { isMatch } from './call-match.ts';
import { type CallRoots, callMembers, together, withoutAddresses } from './call-values.ts';
import { calledAnswer } from './called-answer.ts';

/** Keywords of forms for codes of the API that mean the same of any field. */
const usualCodes = {
  ...{ too_short: 'minLength', too_long: 'maxLength', too_few: 'minItems', too_many: 'maxItems' },
  ...{ too_low: 'minimum', too_high: 'maximum', must_be_true: 'const', mismatch: 'unknown' },
};

const rootsOf = (answers: Answers, { subject }: Pick<MutationContext, 'subject'>): CallRoots => ({
  ...answers,
  facts: { subject },
});

/** Whether an answer says that the change waits for a signature. Throws ProblemError where it does not say it. */
function waits(answer: unknown, { in: list, signing }: SigningMatch, roots: CallRoots): boolean {
  if (!list) {
    const isSaid = signing.every(({ at }) => valueAt(answer, at) !== undefined);
    if (!isSaid) throw new ProblemError({ kind: 'unreadable' });
    return isMatch(answer, signing, roots);
  }
  const entries = valueAt(answer, list);
  return Array.isArray(entries) && entries.some((entry) => isMatch(entry, signing, roots));
}

/** The outcome with the values of its texts. */
function outcomeOf(
  kind: SubmissionOutcome['kind'],
  { values }: Pick<FormCall, 'values'>,
  roots: CallRoots,
  answer: unknown,
): SubmissionOutcome {
  if (!values) return { kind };
  const at = new Date(now()).toISOString();
  return { kind, result: callMembers(values, { ...roots, answer, now: at }) };
}

/** What became of a call whose answer was lost; null where the retailer did not act, or does not say it. */
async function found(lookUp: CallLookUp, call: FormCall, roots: CallRoots) {
  const { list, signing, where, gone } = lookUp;
  const texts = { values: lookUp.values ?? call.values };
  const answered = await calledAnswer({ ...lookUp, method: 'GET' }, roots).catch((thrown) => {
    if (problemOf(thrown).kind === 'not-found') return null;
    throw thrown;
  });
  if (!answered) return null;
  const entries = list ? valueAt(answered.answer, list) : [answered.answer];
  if (!Array.isArray(entries)) throw new ProblemError({ kind: 'unreadable' });
  const waiting = signing && entries.find((entry) => isMatch(entry, signing, roots));
  if (waiting) return outcomeOf('signing', texts, roots, waiting);
  if (gone) {
    const isThere = entries.some((entry) => isMatch(entry, gone, roots));
    return isThere ? null : outcomeOf('sent', texts, roots, undefined);
  }
  const alike = where ? entries.filter((one) => isMatch(one, where, roots)) : [];
  for (const entry of alike)
    if (await isMatchInFull(lookUp, { ...roots, entry }))
      return outcomeOf('sent', texts, roots, entry);
  return null;
}

/** Whether what the retailer answers of an entry matches too. */
async function isMatchInFull({ each }: CallLookUp, roots: CallRoots): Promise<boolean> {
  if (!each) return true;
  const { answer } = await calledAnswer({ ...each, method: 'GET' }, roots);
  return isMatch(answer, each.where, roots);
}

/** For `catch`: the problems that the call itself explains. */
function explained({ changed = [], mayBeMissing }: FormCall) {
  return (thrown: unknown): never => {
    const problem = problemOf(thrown);
    if (mayBeMissing && isUnknownCall(problem)) throw new ProblemError({ kind: 'not-found' });
    const fields = problem.kind === 'invalid' ? problem.fields : {};
    if (changed.some((name) => Object.hasOwn(fields, name)))
      throw new ProblemError({ kind: 'conflict' });
    throw thrown;
  };
}

/** The mutation of a form whose document says which operation of the description it calls. */
export function calledMutation(call: FormCall): FormMutation {
  const { lookUp, words } = call;
  const codes = { ...usualCodes, ...words.codes };
  return {
    kind: 'form',
    takes: call.takes,

    async send(answers, context) {
      const roots = rootsOf(answers, context);
      const body =
        call.body && together(withoutAddresses(answers, call.takes), callMembers(call.body, roots));
      const { status, answer } = await calledAnswer(call, roots, {
        ...(call.hasKey && { header: { 'Idempotency-Key': context.idempotencyKey } }),
        ...(body && { body }),
      })
        .catch(explained(call))
        .catch(inFormWords({ ...words, codes }));
      const said = call.outcomes[status] ?? 'sent';
      const kind =
        typeof said === 'string' ? said : waits(answer, said, roots) ? 'signing' : 'sent';
      return outcomeOf(kind, call, roots, answer);
    },

    ...(lookUp && {
      verify: (answers: Answers, context: MutationContext) =>
        found(lookUp, call, rootsOf(answers, context)),
    }),

    stales: call.fresh as unknown as ReadKey[],
    staleWhenRefused: call.freshWhenRefused as unknown as ReadKey[],
  };
}
