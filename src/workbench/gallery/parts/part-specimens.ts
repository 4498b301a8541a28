import type { TextTree } from '#config/configuration-types.ts';
import type { SessionFacts } from '#config/facts.ts';
import type { PartEntry } from '#config/pages/screen-document.ts';
import type { PartState } from '#parts/part-definition.ts';

/** What a specimen changes of what is usual; that of a state is merged over that of its part. */
export interface SpecimenChanges {
  /** operationId -> members that differ from the example of the description, of an answer without its envelope. */
  answers?: Readonly<Record<string, unknown>>;
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

/** The specimen of a part. Rejects for an unknown name. */
export async function loadPartSpecimen(name: string): Promise<PartSpecimen> {
  const specimen = await loaders.get(name)?.();
  if (!specimen) throw new Error(`There is no specimen of the part "${name}"`);
  return specimen;
}
