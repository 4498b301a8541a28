import type { Place } from './diagnostic.ts';
import type { Json } from './json-value.ts';

/** A place with the layer that its file belongs to: `default`, or the name of a partner. */
export interface Written extends Place {
  layer: string;
}

/** A fact that a condition looked at. */
export interface FactSeen {
  /** As `settings/features/ibanChange/attachments`. */
  path: string;
  value: Json | undefined;
  /** Where it comes from: `default` or a partner with a place; `schedule`, `served`, `panel`; `page` for session and subject. */
  layer: string;
  place: Written | undefined;
}

/** A named condition that a rule asks. */
export interface ConditionSeen {
  name: string;
  holds: boolean;
  place: Written;
  facts: FactSeen[];
}

/** An `if` around what the form says of a field. */
export interface Reason {
  place: Written;
  /** The side of the `if` that this stands on. */
  branch: 'then' | 'else';
  /** True when that side is in force. */
  applies: boolean;
  conditions: ConditionSeen[];
  /** Answers that it looks at. */
  answers: { address: string; value: Json | undefined }[];
}

/** Something that a form says of a field, or that it or its wizard say of the whole form. */
export interface Claim {
  says: 'open' | 'step' | 'shown' | 'required' | 'hidden' | 'disabled';
  place: Written;
  /** True when all of `when` apply; with none it always does. */
  holds: boolean;
  when: Reason[];
}

/** What a form says of one field, and what of that is in force. */
export interface FieldExplanation {
  /** As `address/street`. */
  address: string;
  shown: boolean;
  required: boolean;
  claims: Claim[];
}

/** A form and its fields. */
export interface FormExplanation {
  /** Whether it may be opened (`open`), and whether its step is shown in the wizard around it (`step`). */
  form: Claim[];
  fields: FieldExplanation[];
}

/** A place with its layer. */
export function writtenAt(place: Place): Written {
  const [, partner] = /^schemas\/partners\/([^/]+)\//.exec(place.file) ?? [];
  return { ...place, layer: partner ?? 'default' };
}
