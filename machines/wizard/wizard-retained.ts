import { type Answers, isAnswerGroup } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';

/**
 * Addresses of answers that the retailer has and this device never stores, by step: files, photos, accounts, consents.
 * Only their names are stored; the retailer has the values.
 */
export type RetainedAnswers = Readonly<Record<string, readonly string[]>>;

/** What the retailer has of these, and what of it must be deleted there. */
interface Retained {
  retained: RetainedAnswers;
  dropped: RetainedAnswers;
}

const touches = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

const none: readonly string[] = [];

/** The addresses of a step that the retailer holds. */
export const retainedOf = (retained: RetainedAnswers, step: string): readonly string[] =>
  retained[step] ?? none;

const withMore = (
  retained: RetainedAnswers,
  step: string,
  addresses: readonly string[],
): RetainedAnswers => {
  const all = [...new Set([...retainedOf(retained, step), ...addresses])];
  return all.length > 0 ? { ...retained, [step]: all } : retained;
};

/** Adds what a step has sent; what it did not send again is retained as before. */
export function withRetained(
  { retained, dropped }: Retained,
  step: string,
  addresses: readonly string[] = [],
): Retained {
  return {
    retained: withMore(retained, step, addresses),
    dropped: withoutRetained(dropped, step, addresses),
  };
}

/** Takes out what the retailer does not have after all, with everything inside of it. */
export function withoutRetained(
  retained: RetainedAnswers,
  step: string,
  addresses: readonly string[] = [],
): RetainedAnswers {
  const rest = retainedOf(retained, step).filter(
    (one) => !addresses.some((other) => touches(one, other)),
  );
  return rest.length === retainedOf(retained, step).length
    ? retained
    : { ...retained, [step]: rest };
}

/** Drops what is answered again, hidden or taken back, with everything inside of it: the retailer still has it. */
export function withDropped({ retained, dropped }: Retained, gone: RetainedAnswers): Retained {
  const before: Retained = { retained, dropped };
  return Object.entries(gone).reduce((all, [step, addresses]) => {
    const left = withoutRetained(all.retained, step, addresses);
    const lost = retainedOf(all.retained, step).filter(
      (one) => !retainedOf(left, step).includes(one),
    );
    return { retained: left, dropped: withMore(all.dropped, step, lost) };
  }, before);
}

/** Answers without those at some addresses. */
const withoutAt = (answers: Answers, addresses: readonly string[], group = ''): Answers =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => !addresses.includes(group + name))
      .map(([name, value]) => [
        name,
        isAnswerGroup(value) ? withoutAt(value, addresses, `${group}${name}/`) : value,
      ]),
  );

/** The answers of all steps without those that are hidden or taken back. */
export const withoutGone = (answers: WizardAnswers, gone: RetainedAnswers): WizardAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([step, given]) => [
      step,
      gone[step] ? withoutAt(given, gone[step]) : given,
    ]),
  );
