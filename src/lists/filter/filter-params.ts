import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { CompiledForm } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import type { ListChanges } from '../use-list-address.ts';

interface FieldGroup {
  fields: string[];
}

type FilterParams = NonNullable<ListChanges['filters']>;

const FIGURE = /^-?\d+(\.\d+)?$/;

function answerOf({ type }: RJSFSchema, [text = '', ...more]: string[]): unknown {
  if (type === 'array') return [text, ...more];
  // The schema refuses a text; what Number makes of any other would pass for a number.
  if (type === 'number' || type === 'integer') return FIGURE.test(text) ? Number(text) : text;
  return type === 'boolean' ? text === 'true' : text;
}

const fieldsOf = (form: CompiledForm) =>
  Object.entries((form.schema.properties ?? {}) as Record<string, RJSFSchema>);

/** Fields of a form that are not among these. */
export const fieldsBeside = (form: CompiledForm, names: readonly string[]): string[] =>
  fieldsOf(form).flatMap(([name]) => (names.includes(name) ? [] : [name]));

/** A form that does not show some of its fields; its schema stays the one that its validator knows. */
export function withoutFields(form: CompiledForm, names: readonly string[]): CompiledForm {
  const { 'ui:groups': groups = [], ...ui } = form.ui as UiSchema & { 'ui:groups'?: FieldGroup[] };
  const shown = groups.map(({ fields, ...group }) => ({
    ...group,
    fields: fields.filter((field) => !names.includes(field)),
  }));
  const hidden = Object.fromEntries(names.map((name) => [name, { 'ui:widget': 'hidden' }]));
  return { ...form, ui: { ...ui, ...hidden, 'ui:groups': shown } };
}

/** What the query of an address says of the filters, without those that are left out; the form's schema may refuse it. */
export function filtersIn(
  params: URLSearchParams,
  form: CompiledForm,
  leftOut: readonly string[],
): Answers {
  const given = fieldsOf(form).flatMap(([name, field]) => {
    const values = leftOut.includes(name) ? [] : params.getAll(name);
    return values.length > 0 ? [[name, answerOf(field, values)]] : [];
  });
  return Object.fromEntries(given);
}

/** Query parameters for the values of the filters; an empty list for a filter without a value. */
export function filterParams(form: CompiledForm, answers: Answers): FilterParams {
  return Object.fromEntries(
    fieldsOf(form).map(([name]) => [
      name,
      [answers[name]]
        .flat()
        .filter((one) => !isNothing(one))
        .map(String),
    ]),
  );
}
