import type { ReactNode } from 'react';
import type { CompiledForm, Facts, TextTree } from '#config/configuration-types.ts';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import type { FormOfStep } from '#forms/lookups/looked-up.ts';
import type { FormStore } from './form-store.ts';

export interface FormEngineProps {
  form: CompiledForm;
  /** Texts of the form in the language of the page, already known as `forms.<name>`. */
  texts: TextTree;
  facts: Facts;
  /** The answers, made by the part of the page that keeps them. */
  store: FormStore;
  /** Called with valid answers of the fields that are shown. */
  onSubmit: (answers: Answers) => void;
  /** What went wrong with the last attempt. */
  problem?: Problem | null;
  /** True while an attempt is under way: nothing is sent twice and nothing changes. */
  busy?: boolean;
  /** The answers are shown and nothing can be changed or sent. */
  readOnly?: boolean;
  /** Files by the id that stands in the answers; made by the part of the page that keeps them. */
  files?: Map<string, File>;
  /** Addresses of answers that the retailer has and that are not here: they need not be given again. */
  retained?: readonly string[];
  /** The forms of the other steps, for one of a wizard. */
  formOfStep?: FormOfStep;
  /** Why these answers cannot be sent yet; the submit button says it. */
  notYet?: (answers: Answers) => string | undefined;
  /** Stands between the fields and the actions. */
  details?: ReactNode;
  /** Stands above the submit button, in sight with it. */
  actionNote?: ReactNode;
  /** True for one field that is changed where it stands: its error stands beside it, and it takes the focus. */
  isInline?: boolean;
  /** Id of the form element, for buttons outside of it (`<button form={…}>`). */
  formId?: string;
  /**
   * What stands in the place of the submit button and its neighbours; one of them submits. `isWaiting` while a press on it
   * waits for a look-up. Null for nothing.
   */
  formActions?: ((isWaiting: boolean) => ReactNode) | null;
  /** Further actions beside the submit button. */
  children?: ReactNode;
}
