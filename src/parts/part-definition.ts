/** Kinds of subject that a page may be about. */
export type SubjectKind =
  | 'contract'
  | 'contracts'
  | 'invoices'
  | 'joint invoices'
  | 'requests'
  | 'request'
  | 'communications'
  | 'notice'
  | 'customer'
  | 'comparison'
  | 'order'
  | 'finished wizard';

/**
 * What a part may look like: with what it is about, while that is loading, where loading failed, where there is nothing,
 * with very many entries, and for who may only read.
 */
export const partStates = ['shown', 'loading', 'failed', 'nothing', 'many', 'read-only'] as const;
export type PartState = (typeof partStates)[number];

/** A JSON Schema, of draft 7. */
export type OptionsSchema = Readonly<Record<string, unknown>>;

/** Options of a part, valid by its schema. */
export type PartOptions = Readonly<Record<string, unknown>>;

/** A name in the options of a part, and where it stands in them. */
export interface NamedInOptions {
  name: string;
  at: readonly (string | number)[];
}

/** Where the texts of a part are: those that the page's document gives to it. */
export interface PartTextPlace {
  /** The key of a text of the part, by its end: `members.total`. */
  key: (end: string) => string;
}

/**
 * What is known of a part beside its component, which is the one export of `<name>-part.tsx`. Its folder gives it its name
 * in the documents of `schemas/screens/`. A definition runs in Node too: it imports neither components nor styles.
 */
export interface PartDefinition {
  /** What it shows, in a sentence for owners. */
  what: string;
  /** States in which it differs; each has its specimen in the gallery. */
  states: readonly PartState[];
  /** Kind of subject that its page must be about; absent for a part that any page may have. */
  subject?: SubjectKind;
  /** Schema of its options; absent for a part without options. */
  options?: OptionsSchema;
  /** Of a list: the columns that its document may name. */
  columns?: readonly string[];
  /** Of a list: what its column `actions` may offer for a row. */
  actions?: readonly string[];
  /** Of a list whose pages have a size: the operation that reads it, whose parameter `limit` bounds the sizes. */
  pagedBy?: string;
  /** Of a list: the fields of a form by which it can be filtered. */
  filters?: readonly string[];
  /** True for a part that a page may have more than once. */
  repeatable?: boolean;
  /** Forms whose dialogs it has, with all that its options allow. */
  dialogs?: readonly string[];
  /** Forms whose dialogs it opens, which a part of the page must have. */
  opens?: (options: PartOptions) => readonly NamedInOptions[];
  /** Those that it has by its options, where they decide it. */
  dialogsIn?: (options: PartOptions) => readonly string[];
  /** Members that it shows of what its option `source` reads, by their addresses in an entry: `address/zipcode`. */
  reads?: (options: PartOptions) => readonly NamedInOptions[];
  /** True where one of its columns must name the rows. */
  namesRows?: true;
  /** Keys of the texts that its options need. */
  texts?: (options: PartOptions, place: PartTextPlace) => readonly NamedInOptions[];
  /** Those of its own texts that are Markdown, by the ends of their keys. */
  markdown?: readonly string[];
}
