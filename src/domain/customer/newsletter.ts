/** A newsletter on offer, and whether the subscriber gets it. */
export interface Newsletter {
  id: number;
  name: string;
  /** HTML of the retailer; empty for none. */
  description: string;
  isSubscribed: boolean;
  /** True while the retailer's mailing is under way. */
  isExported: boolean;
}

/** The newsletters of a subscriber, and the addresses that they are sent to. */
export interface Subscription {
  emails: string[];
  newsletters: Newsletter[];
}

/** What the retailer made of a choice: the newsletters as they are now, or no subscriber any more. */
export type SavedChoice = Newsletter[] | 'removed';

/** As the description of the API has it: at least 120 random bits. */
const REFERENCE = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * The subscriber's reference in `?params=`, which the link of an e-mail carries; null for what cannot be one. Programs
 * for e-mail wrap long links, so white space around it is let pass.
 */
export function referenceIn(params: string): string | null {
  const reference = params.trim();
  return REFERENCE.test(reference) ? reference : null;
}

/** True for what cannot be left: subscribed, and its mailing is under way (contracting and tools, section 8). */
export const isStored = ({ isSubscribed, isExported }: Newsletter): boolean =>
  isSubscribed && isExported;

/** Ids of the newsletters that the subscriber gets. */
export const subscribedIn = (newsletters: readonly Newsletter[]): number[] =>
  newsletters.flatMap(({ id, isSubscribed }) => (isSubscribed ? [id] : []));

/** True when two choices hold the same newsletters, in any order. */
export const isSameChoice = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Ids of newsletters as the answer of a form: numbers with commas, in order; empty for none. */
export const wantedText = (wanted: readonly number[]): string =>
  [...wanted].sort((one, other) => one - other).join(',');

/** The ids in such an answer; whatever is no number is left out. */
export const wantedIn = (answer: unknown): number[] =>
  String(answer ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d*$/.test(id))
    .map(Number);
