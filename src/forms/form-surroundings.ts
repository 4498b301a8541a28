import { createContext, useContext } from 'react';
import type { Facts } from '#config/configuration-types.ts';

/** What the fields of one form share. Files stay out of the form's data, which holds their ids. */
export interface FormSurroundings {
  /** Name of the form. */
  name: string;
  facts: Facts;
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
