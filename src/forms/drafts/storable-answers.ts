import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { FilledAnswers } from '#forms/engine/answers/filled-answers.ts';
import { pathOfAddress, withValueAt } from '#forms/engine/field-address.ts';
import { lookupsIn } from '#forms/lookups/looked-up.ts';
import type { LookupParam } from '#forms/lookups/lookup-params.ts';

const without = (answers: Answers, addresses: readonly string[]): Answers =>
  addresses.reduce((all, address) => withValueAt(all, address.split('/'), undefined), answers);

/** The answers that may be retained in memory while the page is open: no password and no file. */
export function keepableAnswers(form: CompiledForm, answers: Answers): Answers {
  return without(answers, form.notInDrafts);
}

/** The answers that may be stored in the browser: no password, file, account, consent, nor what the form names. */
export function storableAnswers(form: CompiledForm, answers: Answers): Answers {
  return without(answers, form.neverStored);
}

/** What of the filled answers may be stored, where neither they nor what they were read for is private. */
export function storableFilled(
  { neverStored, ui }: CompiledForm,
  filled: FilledAnswers,
): FilledAnswers {
  const isPrivate = (address: string) =>
    neverStored.some((one) => address === one || address.startsWith(`${one}/`));
  const reading = lookupsIn(ui).flatMap(({ field, lookup }) => {
    const read = [
      ...Object.values(lookup.params ?? {}).flatMap(addressesIn),
      lookup.prefer ?? [],
    ].flat();
    const isOpen = !read.some((address) => isPrivate(pathOfAddress(address, field).join('/')));
    return isOpen ? [] : [field.join('/')];
  });
  return Object.fromEntries(
    Object.entries(filled).flatMap(([source, one]) => {
      if (reading.includes(source)) return [];
      const values = Object.entries(one.values).filter(([address]) => !isPrivate(address));
      return [[source, { ...one, values: Object.fromEntries(values) }]];
    }),
  );
}

function addressesIn(param: LookupParam): string[] {
  if (typeof param === 'string') return [param];
  if (typeof param !== 'object') return [];
  if ('from' in param) return [param.from];
  return 'is' in param ? [] : param;
}
