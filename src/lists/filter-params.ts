import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { dropInvalid } from '#forms/drafts/drop-invalid.ts';
import type { ListChanges } from './use-list-address.ts';

type FilterParams = NonNullable<ListChanges['filters']>;

function answerOf({ type }: RJSFSchema, [text = '', ...more]: string[]): unknown {
  if (type === 'array') return [text, ...more];
  if (type === 'number' || type === 'integer') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

const fieldsOf = (form: CompiledForm) =>
  Object.entries((form.schema.properties ?? {}) as Record<string, RJSFSchema>);

/** Values of the filters in the query of an address, without those that the form's schema refuses. */
export function filtersIn(params: URLSearchParams, form: CompiledForm, facts: Facts): Answers {
  const given = fieldsOf(form).flatMap(([name, field]) => {
    const values = params.getAll(name);
    return values.length > 0 ? [[name, answerOf(field, values)]] : [];
  });
  return dropInvalid(form, Object.fromEntries(given), facts);
}

/** Query parameters for the values of the filters; an empty list for a filter without a value. */
export function filterParams(form: CompiledForm, answers: Answers): FilterParams {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';
  return Object.fromEntries(
    fieldsOf(form).map(([name]) => [name, [answers[name]].flat().filter(isSet).map(String)]),
  );
}
