/** Kinds of subject that a page may be about. */
export type SubjectKind = 'contract';

/** A JSON Schema, of draft 7. */
export type OptionsSchema = Readonly<Record<string, unknown>>;

/**
 * What is known of a part beside its component, which is the one export of `<name>-part.tsx`. Its folder gives it its name
 * in the documents of `schemas/screens/`. A definition runs in Node too: it imports neither components nor styles.
 */
export interface PartDefinition {
  /** Kind of subject that its page must be about; absent for a part that any page may have. */
  subject?: SubjectKind;
  /** Schema of its options; absent for a part without options. */
  options?: OptionsSchema;
}
