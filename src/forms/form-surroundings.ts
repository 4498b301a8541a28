import { createContext, useContext } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { Verdicts } from './field-verdicts.ts';
import type { SmallStore } from './small-store.ts';

/** What the fields of one form share. Files stay out of the form's data, which holds their ids. */
export interface FormSurroundings {
  form: CompiledForm;
  /** Name of the form. */
  name: string;
  facts: Facts;
  /** True while nothing may change: the answers are on their way, or are only shown. */
  frozen: boolean;
  /** What is answered now, for those who look at other fields' answers. */
  answers: SmallStore<Answers>;
  /** Sets answers at paths, as a look-up or a reset does; undefined takes one out. */
  fill: (changes: readonly (readonly [path: readonly string[], value: unknown])[]) => void;
  /** What was found out about fields beside the schema; said through `useVerdict`. */
  verdicts: Verdicts;
  /** Files of this form by the id that stands in its data. */
  files: Map<string, File>;
  /** True in long forms: what is typed reaches the form when the field is left, not at each key. */
  commitsOnBlur: boolean;
  /** Functions that hand over what is typed and not committed yet, called before the form is checked. */
  typed: Set<() => void>;
}

export const FormSurroundingsContext = createContext<FormSurroundings | null>(null);

/** What the fields of the form around this one share. */
export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormSurroundingsContext);
  if (!surroundings) throw new Error('a field stands outside of a form');
  return surroundings;
}
