/** Kinds of subject that a page may be about. */
export type SubjectKind =
  | 'contract'
  | 'contracts'
  | 'invoices'
  | 'joint invoices'
  | 'requests'
  | 'request'
  | 'communications'
  | 'customer'
  | 'comparison'
  | 'finished wizard';

/** A JSON Schema, of draft 7. */
export type OptionsSchema = Readonly<Record<string, unknown>>;

/** Options of a part, valid by its schema. */
export type PartOptions = Readonly<Record<string, unknown>>;

/** A name in the options of a part, and where it stands in them. */
export interface NamedInOptions {
  name: string;
  at: readonly (string | number)[];
}

/**
 * What is known of a part beside its component, which is the one export of `<name>-part.tsx`. Its folder gives it its name
 * in the documents of `schemas/screens/`. A definition runs in Node too: it imports neither components nor styles.
 */
export interface PartDefinition {
  /** What it shows, in a sentence for owners. */
  what: string;
  /** Kind of subject that its page must be about; absent for a part that any page may have. */
  subject?: SubjectKind;
  /** Schema of its options; absent for a part without options. */
  options?: OptionsSchema;
  /** Of a list: the columns that its document may name. */
  columns?: readonly string[];
  /** True for a part that a page may have more than once. */
  repeatable?: boolean;
  /** Forms whose dialogs it has. */
  dialogs?: readonly string[];
  /** Forms whose dialogs it opens, which a part of the page must have. */
  opens?: (options: PartOptions) => readonly NamedInOptions[];
  /** Keys of the texts that its options need. */
  texts?: (options: PartOptions) => readonly NamedInOptions[];
}
