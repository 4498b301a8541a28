import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { withValueAt } from '#forms/engine/field-address.ts';

const without = (answers: Answers, addresses: readonly string[]): Answers =>
  addresses.reduce((all, address) => withValueAt(all, address.split('/'), undefined), answers);

/** What of the answers may be kept while the page is open: no password and no file. */
export function keepableAnswers(form: CompiledForm, answers: Answers): Answers {
  return without(answers, form.neverKept);
}

/** What of the answers may be stored in the browser: no password, file, account, consent, nor what the form names. */
export function storableAnswers(form: CompiledForm, answers: Answers): Answers {
  return without(answers, form.neverStored);
}
