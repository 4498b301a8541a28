import { type Answers, isAnswerGroup } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';

/**
 * Addresses of answers that the retailer has and this device never stores, by step: files, photos, accounts, consents.
 * Only their names are kept; what they say is the retailer's.
 */
export type HeldAnswers = Readonly<Record<string, readonly string[]>>;

/** What the retailer has of these, and what of it must be deleted there. */
interface Retained {
  held: HeldAnswers;
  dropped: HeldAnswers;
}

const touches = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

const none: readonly string[] = [];

/** The addresses of a step that the retailer holds. */
export const heldOf = (held: HeldAnswers, step: string): readonly string[] => held[step] ?? none;

const withMore = (held: HeldAnswers, step: string, addresses: readonly string[]): HeldAnswers => {
  const all = [...new Set([...heldOf(held, step), ...addresses])];
  return all.length > 0 ? { ...held, [step]: all } : held;
};

/** Adds what a step has sent; what it did not send again is held as before. */
export function withHeld(
  { held, dropped }: Retained,
  step: string,
  addresses: readonly string[] = [],
): Retained {
  return {
    held: withMore(held, step, addresses),
    dropped: withoutHeld(dropped, step, addresses),
  };
}

/** Takes out what the retailer does not have after all, with everything inside of it. */
export function withoutHeld(
  held: HeldAnswers,
  step: string,
  addresses: readonly string[] = [],
): HeldAnswers {
  const rest = heldOf(held, step).filter((one) => !addresses.some((other) => touches(one, other)));
  return rest.length === heldOf(held, step).length ? held : { ...held, [step]: rest };
}

/** Drops what is answered again, hidden or taken back, with everything inside of it: the retailer still has it. */
export function withDropped({ held, dropped }: Retained, gone: HeldAnswers): Retained {
  const before: Retained = { held, dropped };
  return Object.entries(gone).reduce((all, [step, addresses]) => {
    const left = withoutHeld(all.held, step, addresses);
    const lost = heldOf(all.held, step).filter((one) => !heldOf(left, step).includes(one));
    return { held: left, dropped: withMore(all.dropped, step, lost) };
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
export const withoutGone = (answers: WizardAnswers, gone: HeldAnswers): WizardAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([step, given]) => [
      step,
      gone[step] ? withoutAt(given, gone[step]) : given,
    ]),
  );
