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

/** What the query of an address sets the filters of a form to; what the form refuses is left out. */
export function filtersIn(params: URLSearchParams, form: CompiledForm, facts: Facts): Answers {
  const given = fieldsOf(form).flatMap(([name, field]) => {
    const values = params.getAll(name);
    return values.length > 0 ? [[name, answerOf(field, values)]] : [];
  });
  return dropInvalid(form, Object.fromEntries(given), facts);
}

/** Parameters of the address for what the filters of a form are set to: none for a filter that is not set. */
export function filterParams(form: CompiledForm, answers: Answers): FilterParams {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';
  return Object.fromEntries(
    fieldsOf(form).map(([name]) => [name, [answers[name]].flat().filter(isSet).map(String)]),
  );
}
