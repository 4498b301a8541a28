import type { Place } from '#tools/config/diagnostic.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

/** A place with the layer of its file: `default`, or the name of a partner. */
export interface Written extends Place {
  layer: string;
}

/** A fact that a condition reads. */
export interface FactSeen {
  /** Such as `settings/features/ibanChange/attachments`. */
  path: string;
  value: Json | undefined;
  /** Its source: `default` or a partner with a place; `schedule`, `served`, `panel`; `page` for session and subject. */
  layer: string;
  place: Written | undefined;
}

/** A named condition that a rule reads. */
export interface ConditionSeen {
  name: string;
  holds: boolean;
  place: Written;
  facts: FactSeen[];
}

/** An `if` around a rule of a field, the conditions of a form, a step or a part, or a limit of a part's time. */
export interface Reason {
  place: Written;
  /** The branch of the `if` that contains the rule; `then` of conditions, and the key of a time. */
  branch: 'then' | 'else' | 'from' | 'until';
  /** A time as the document has it, `2026-12-01T00:00:00+01:00`. */
  time?: string;
  /** True when that branch is in force. */
  applies: boolean;
  conditions: ConditionSeen[];
  /** Answers that the `if` reads. */
  answers: { address: string; value: Json | undefined }[];
}

/** A rule of a form for a field, of form or wizard for the whole form, or of a page for a part. */
export interface Claim {
  says: 'open' | 'step' | 'part' | 'shown' | 'required' | 'hidden' | 'disabled';
  place: Written;
  /** True when all of `when` apply, or when there is none. */
  holds: boolean;
  when: Reason[];
}

/** The rules of one field, and which of them are in force. */
export interface FieldExplanation {
  /** Such as `address/street`. */
  address: string;
  shown: boolean;
  required: boolean;
  claims: Claim[];
}

export interface FormExplanation {
  /** Rules for opening the form (`open`), and for its step in the wizard around it (`step`). */
  form: Claim[];
  fields: FieldExplanation[];
}

/** A named entry of a list in the options of a part: a column, an action, a link. */
export interface EntryExplanation {
  /** The list: `columns`. */
  list: string;
  name: string;
  /** What puts it there, and whether its own conditions hold. */
  claim: Claim;
}

/** A part in the document of a page. */
export interface PartExplanation {
  area: string;
  /** Its name among the parts of the page. */
  name: string;
  /** What puts it there, and whether it shows now. */
  claim: Claim;
  entries: EntryExplanation[];
}

export interface PageExplanation {
  /** By area, in the order of the document. */
  parts: PartExplanation[];
  /** Parts that fit the page and are not on it, each with the sentence of its definition. */
  others: { part: string; what: string }[];
}

/** A place with the layer of its file. */
export function writtenAt(place: Place): Written {
  const [, partner] = /^schemas\/partners\/([^/]+)\//.exec(place.file) ?? [];
  return { ...place, layer: partner ?? 'default' };
}
