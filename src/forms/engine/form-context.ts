import { createContext, useContext } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { FormOfStep } from '#forms/lookups/looked-up.ts';
import type { SaidWarnings } from './errors/field-warnings.ts';
import type { FieldStatuses } from './field-status.ts';
import type { FormStore } from './form-store.ts';

/** What the fields of one form share. Files stay out of the form's data, which holds their ids. */
export interface FormContextValue {
  form: CompiledForm;
  /** Name of the form. */
  name: string;
  facts: Facts;
  /** True while nothing may change: the answers are on their way, or are only shown. */
  frozen: boolean;
  /** What is answered now: fields, look-ups and resets read it and write it. */
  answers: FormStore;
  /** What was found out about fields beside the schema; said through `useFieldStatus`. */
  fieldStatuses: FieldStatuses;
  /** What the warnings of the form say now. */
  warnings: SaidWarnings;
  /** Addresses of answers that the retailer has and that are not here; they need not be given again. */
  retained: ReadonlySet<string>;
  /** The forms of the steps around this one. */
  formOfStep: FormOfStep;
  /** Files of this form by the id that stands in its data. */
  files: Map<string, File>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** What the fields of the form around this one share. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('a field stands outside of a form');
  return context;
}
