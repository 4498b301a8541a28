/**
 * Addresses of answers that the retailer has and this device never stores, by step: files, photos, accounts, consents.
 * Only their names are kept; what they say is the retailer's.
 */
export type HeldAnswers = Readonly<Record<string, readonly string[]>>;

const touches = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

const none: readonly string[] = [];

/** The addresses of a step that the retailer holds. */
export const heldOf = (held: HeldAnswers, step: string): readonly string[] => held[step] ?? none;

/** Adds what a step has sent; what it did not send again is held as before. */
export function withHeld(
  held: HeldAnswers,
  step: string,
  addresses: readonly string[] = [],
): HeldAnswers {
  const all = [...new Set([...heldOf(held, step), ...addresses])];
  return all.length > 0 ? { ...held, [step]: all } : held;
}

/** Takes out what is answered anew, or what the retailer does not have after all, with everything inside of it. */
export function withoutHeld(
  held: HeldAnswers,
  step: string,
  addresses: readonly string[] = [],
): HeldAnswers {
  const rest = heldOf(held, step).filter((one) => !addresses.some((other) => touches(one, other)));
  return rest.length === heldOf(held, step).length ? held : { ...held, [step]: rest };
}
