import { ACCOUNT, KINDS, PROVINCES, type SampleField } from './sample-form.ts';

type Schema = Record<string, unknown>;

/** What an answer must be by itself, in plain JSON Schema. */
function answerOf(field: SampleField): Schema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', minLength: 2 };
    case 'repeat':
      return { type: 'string' };
    case 'email':
      return { type: 'string', format: 'email' };
    case 'account':
      return { type: 'string', pattern: ACCOUNT };
    case 'number':
      return { type: 'number', minimum: 0.1, maximum: 450 };
    case 'choice':
      return { type: 'string', enum: KINDS };
    case 'select':
      return { type: 'string', enum: PROVINCES };
    case 'consent':
      return { type: 'boolean', const: true };
  }
}

interface SchemaShape {
  /** True when every field stands in `properties`: the engine shows and hides by rules of its own. */
  lists: boolean;
  /** True when labels stand in the schema. */
  titles: boolean;
  /** What the engine adds to a field that repeats another. */
  repeating?: (name: string) => Schema;
  /** Further rules. */
  rules?: readonly Schema[];
}

/** The sample form as JSON Schema. A conditional field is in its own branch. */
export function sampleSchema(
  fields: readonly SampleField[],
  { lists, titles, repeating, rules = [] }: SchemaShape,
): Schema {
  const property = (field: SampleField) => [
    field.name,
    {
      ...answerOf(field),
      ...(field.repeats ? repeating?.(field.repeats) : {}),
      ...(titles ? { title: field.label } : {}),
    },
  ];
  const conditional = fields.filter(({ shownBy }) => shownBy);
  const always = fields.filter(({ shownBy }) => !shownBy);
  const branch = (field: SampleField) => ({
    if: {
      required: [field.shownBy],
      properties: { [field.shownBy ?? '']: { const: 'company' } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: {
      required: [field.name],
      ...(lists ? {} : { properties: Object.fromEntries([property(field)]) }),
    },
  });
  return {
    type: 'object',
    required: always.filter(({ optional }) => !optional).map(({ name }) => name),
    properties: Object.fromEntries((lists ? fields : always).map(property)),
    allOf: [...conditional.map(branch), ...rules],
  };
}
