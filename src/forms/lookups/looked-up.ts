import type { CompiledForm } from '#config/configuration-types.ts';
import { isObject } from '#domain/values/is-object.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import { sourcesOfReset } from '#forms/engine/resets/reset-answers.ts';
import type { Lookup } from './lookup-params.ts';

/** A look-up of a form, and the path of its field. */
export interface FormLookup {
  field: readonly string[];
  lookup: Lookup;
}

/** The look-ups of a form, as its `ui` has them. */
export function lookupsIn(ui: unknown, path: readonly string[] = []): FormLookup[] {
  if (!isObject(ui)) return [];
  const lookup = ui['ui:lookup'] as Lookup | undefined;
  const inner = Object.entries(ui).filter(([name]) => !name.startsWith('ui:'));
  return [
    ...(lookup ? [{ field: path, lookup }] : []),
    ...inner.flatMap(([name, look]) => lookupsIn(look, [...path, name])),
  ];
}

/** The form of a step of the wizard around a form; undefined for one that was not shown. */
export type FormOfStep = (step: string) => CompiledForm | undefined;

const WIZARD = 'facts/subject/wizard/answers/';

/**
 * True for a value that a look-up fills in: an answer of the form, or one of a step before it (`facts/subject/wizard/…`),
 * also where resets copy it from there.
 */
export function isLookedUp(
  form: CompiledForm,
  path: readonly string[],
  formOfStep: FormOfStep,
  seen: readonly string[] = [],
): boolean {
  const address = path.join('/');
  if (address.startsWith(WIZARD)) {
    const [step = '', ...inner] = address.slice(WIZARD.length).split('/');
    const earlier = formOfStep(step);
    return earlier !== undefined && isLookedUp(earlier, inner, formOfStep);
  }
  if (seen.includes(address) || path[0] === 'facts') return false;
  const isFilled = lookupsIn(form.ui).some(({ field, lookup }) =>
    Object.keys(lookup.fills ?? {}).some((to) => pathOfAddress(to, field).join('/') === address),
  );
  return isFilled || copiesLookedUp(form, path, formOfStep, seen);
}

/** True for an answer that resets take from what a look-up fills in. */
export function copiesLookedUp(
  form: CompiledForm,
  path: readonly string[],
  formOfStep: FormOfStep,
  seen: readonly string[] = [],
): boolean {
  const sources = (form.resets ?? []).flatMap((reset) => sourcesOfReset(reset, path));
  return sources.some((one) => isLookedUp(form, one, formOfStep, [...seen, path.join('/')]));
}
