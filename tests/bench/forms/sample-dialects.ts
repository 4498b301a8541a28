import {
  ACCOUNT,
  KINDS,
  PROVINCES,
  type SampleField,
  sampleAnswers,
  sampleFields,
} from './sample-form.ts';
import { sampleSchema } from './sample-schema.ts';

/** The sample form as each of the engines reads it. */
export interface SampleDialects {
  ours: { document: { schema: object; ui: object }; texts: object };
  rjsf: { schema: object; uiSchema: object; repeats: (readonly [string, string])[] };
  'json-forms': { schema: object; uischema: object };
  survey: object;
}

const only = <T extends object>(fields: readonly SampleField[], kind: SampleField['kind'], ui: T) =>
  Object.fromEntries(fields.filter((field) => field.kind === kind).map(({ name }) => [name, ui]));

/** Pairs of a field and the one that it repeats. */
const repeatsOf = (fields: readonly SampleField[]) =>
  fields.flatMap(({ name, repeats }) => (repeats ? [[name, repeats] as const] : []));

const named = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, value]));

function ours(fields: readonly SampleField[]): SampleDialects['ours'] {
  const repeating = (name: string) => ({ equalTo: `1/${name}` });
  const schema = sampleSchema(fields, { lists: false, titles: false, repeating });
  const ui = {
    'ui:order': fields.map(({ name }) => name),
    ...only(fields, 'choice', { 'ui:widget': 'choice' }),
    ...only(fields, 'select', { 'ui:widget': 'select' }),
    ...only(fields, 'consent', { 'ui:widget': 'consent' }),
  };
  const texts = fields.map(({ name, label, kind }) => [
    name,
    {
      label,
      ...(kind === 'choice' ? { options: named(KINDS) } : {}),
      ...(kind === 'select' ? { options: named(PROVINCES) } : {}),
    },
  ]);
  return {
    document: { schema, ui },
    texts: { submit: 'Save', fields: Object.fromEntries(texts) },
  };
}

function rjsf(fields: readonly SampleField[]): SampleDialects['rjsf'] {
  return {
    schema: sampleSchema(fields, { lists: false, titles: true }),
    repeats: repeatsOf(fields),
    uiSchema: {
      'ui:order': [...fields.map(({ name }) => name), '*'],
      ...only(fields, 'choice', { 'ui:widget': 'radio' }),
    },
  };
}

function jsonForms(fields: readonly SampleField[]): SampleDialects['json-forms'] {
  const scope = (name: string | undefined) => `#/properties/${name}`;
  const rules = repeatsOf(fields).map(([name, repeated]) => ({
    properties: { [name]: { const: { $data: `1/${repeated}` } } },
  }));
  return {
    schema: sampleSchema(fields, { lists: true, titles: true, rules }),
    uischema: {
      type: 'VerticalLayout',
      elements: fields.map(({ name, kind, shownBy }) => ({
        type: 'Control',
        scope: scope(name),
        ...(kind === 'choice' ? { options: { format: 'radio' } } : {}),
        ...(shownBy
          ? {
              rule: {
                effect: 'SHOW',
                condition: { scope: scope(shownBy), schema: { const: 'company' } },
              },
            }
          : {}),
      })),
    },
  };
}

function question({ name, label, kind, repeats, shownBy, optional }: SampleField): object {
  const kinds: Record<SampleField['kind'], object> = {
    text: { type: 'text', validators: [{ type: 'text', minLength: 2 }] },
    email: { type: 'text', validators: [{ type: 'email' }] },
    repeat: {
      type: 'text',
      validators: [{ type: 'expression', expression: `{${name}} = {${repeats}}` }],
    },
    account: { type: 'text', validators: [{ type: 'regex', regex: ACCOUNT }] },
    number: { type: 'text', inputType: 'number', min: 0.1, max: 450 },
    choice: { type: 'radiogroup', choices: KINDS },
    select: { type: 'dropdown', choices: PROVINCES, renderAs: 'select' },
    consent: { type: 'checkbox', titleLocation: 'hidden', choices: [{ value: true, text: label }] },
  };
  return {
    name,
    title: label,
    isRequired: !optional,
    ...kinds[kind],
    ...(shownBy ? { visibleIf: `{${shownBy}} = 'company'` } : {}),
  };
}

/** The sample form of so many fields in every dialect, and the answers that it begins with. */
export function sampleDialects(count: number) {
  const fields = sampleFields(count);
  const dialects: SampleDialects = {
    ours: ours(fields),
    rjsf: rjsf(fields),
    'json-forms': jsonForms(fields),
    // Like the others, it takes what is typed at each key, not when the field is left.
    survey: {
      textUpdateMode: 'onTyping',
      showQuestionNumbers: 'off',
      elements: fields.map(question),
    },
  };
  return { fields, dialects, answers: sampleAnswers(fields) };
}
