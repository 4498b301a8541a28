import { today } from '#config/clock.ts';
import type { TextTree } from '#config/configuration-types.ts';
import type { SessionFacts } from '#config/facts.ts';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { isObject } from '#domain/values/is-object.ts';
import { dayAfter, monthOf } from '#domain/values/local-time.ts';
import type { PartState } from '#parts/part-definition.ts';

/**
 * What a specimen changes of what is usual; that of a state is merged over that of its part. Of its values `day-3` is the day
 * three days ago, `month-3` the first of the month three months ago, and `() => {}` a function that does nothing.
 */
export interface SpecimenChanges {
  /** operationId -> members that differ from the example of the description, of an answer without its envelope. */
  answers?: Readonly<Record<string, unknown>>;
  /** Operations that the retailer does not know. */
  unknown?: readonly string[];
  /** What the page gives to the part beside its subject. */
  given?: Readonly<Record<string, unknown>>;
  /** Options, where they are not those of the delivered page. */
  options?: PartEntry['options'];
  session?: SessionFacts;
  settings?: Readonly<Record<string, unknown>>;
  flags?: Readonly<Record<string, boolean>>;
}

/** A state of a part. */
export interface StateSpecimen extends SpecimenChanges {
  /** Keys of texts and values of the answers that a customer perceives; none where nothing is shown. */
  says?: readonly string[];
  /** How many entries each list of the answers has. */
  entries?: number;
}

/** A file of `part-specimens/`: where a part stands, and what it shows in each of its states. */
export interface PartSpecimen extends SpecimenChanges {
  /** The page whose subject and delivered options it has; a part of any page has none. */
  page?: string;
  /** Language -> texts that a page gives to the part. */
  texts?: Readonly<Record<string, TextTree>>;
  states: Readonly<Partial<Record<PartState, StateSpecimen>>>;
}

const documents = import.meta.glob<PartSpecimen>('../part-specimens/*/*.json', {
  import: 'default',
});

const loaders = new Map(
  Object.entries(documents).map(([path, load]) => [path.replace(/^.*\/(.*)\.json$/, '$1'), load]),
);

/** Names of the parts that have a specimen. */
export const partSpecimens: readonly string[] = [...loaders.keys()].sort();

/** A value of a specimen with its days and functions that JSON has no form for. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, revived(one)]));
  if (value === '() => {}') return () => {};
  const [, unit, back = 0] = /^(day|month)(-\d+)?$/.exec(String(value)) ?? [];
  if (unit === 'month') return monthOf(today(), Number(back)).from;
  return unit === 'day' ? dayAfter(today(), Number(back)) : value;
}

/** The specimen of a part. Rejects for an unknown name. */
export async function loadPartSpecimen(name: string): Promise<PartSpecimen> {
  const specimen = await loaders.get(name)?.();
  if (!specimen) throw new Error(`There is no specimen of the part "${name}"`);
  return revived(specimen) as PartSpecimen;
}

/** The states of a specimen, in its order. */
export const statesOf = ({ states }: PartSpecimen): PartState[] =>
  Object.keys(states) as PartState[];
