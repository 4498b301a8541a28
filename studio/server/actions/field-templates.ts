import { fold } from '#domain/values/fold.ts';
import type { FieldKind, NewField } from '#studio/contract.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';

interface FieldTemplate {
  schema: JsonObject;
  ui?: JsonObject;
}

/** Beside the answer of a person or an account a consent or a file has to say what it is about; a new one: no answer. */
const ABOUT_NOTHING: JsonObject = { 'ui:about': [] };

/** Rules and look that a field of each kind begins with. */
const templates: Readonly<Record<FieldKind, FieldTemplate>> = {
  text: { schema: { type: 'string', maxLength: 100 } },
  'long-text': { schema: { type: 'string', maxLength: 1000 }, ui: { 'ui:widget': 'textarea' } },
  number: { schema: { type: 'number', minimum: 0 } },
  date: { schema: { type: 'string', format: 'date' } },
  email: { schema: { type: 'string', format: 'email', maxLength: 254 } },
  phone: { schema: { type: 'string', format: 'phone' } },
  'yes-no': {
    schema: { type: 'boolean', enum: [true, false] },
    ui: { 'ui:widget': 'choice', 'ui:options': { look: 'row' } },
  },
  consent: {
    schema: { type: 'boolean', const: true },
    ui: { 'ui:widget': 'consent', ...ABOUT_NOTHING },
  },
  choice: { schema: { type: 'string' }, ui: { 'ui:widget': 'choice' } },
  files: {
    schema: { type: 'array', maxItems: 3, items: { type: 'string' } },
    ui: { 'ui:widget': 'files', ...ABOUT_NOTHING },
  },
};

/** Schema, look and texts of a new field of its own name; `yesNo` are the words of its two answers, of a choice of those. */
export function fieldOf(
  { kind, label, options = [] }: NewField,
  yesNo: JsonObject,
): Required<FieldTemplate> & { texts: JsonObject } {
  const { schema, ui = {} } = templates[kind];
  if (kind === 'yes-no') return { schema, ui, texts: { label, options: yesNo } };
  if (kind !== 'choice') return { schema, ui, texts: { label } };
  const names: string[] = [];
  for (const text of options) names.push(nameFor(text, names));
  const texts = Object.fromEntries(names.map((name, index) => [name, options[index] ?? name]));
  return { schema: { ...schema, enum: names }, ui, texts: { label, options: texts } };
}

/** A name for what is called `words`: `Nombre del banco` -> `nombreDelBanco`; another one where that is taken. */
export function nameFor(words: string, taken: readonly string[]): string {
  const [first = '', ...rest] =
    fold(words)
      .match(/[a-z0-9]+/g)
      ?.slice(0, 5) ?? [];
  const joined = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const name = /^[a-z]/.test(joined) ? joined : `field${joined}`;
  if (!taken.includes(name) && name !== 'facts') return name;
  let number = 2;
  while (taken.includes(`${name}${number}`)) number++;
  return `${name}${number}`;
}
