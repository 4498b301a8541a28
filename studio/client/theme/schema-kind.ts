import type { RJSFSchema } from '@rjsf/utils';
import { isObject } from '#studio/client/api/json-paths.ts';

/** Pattern of a colour in the meta schemas: `#rrggbb`. */
export const COLOR = '^#[0-9a-fA-F]{6}$';

/** How a value is edited. */
export type ValueKind =
  | 'choice'
  | 'text'
  | 'color'
  | 'number'
  | 'boolean'
  | 'fixed'
  | 'words'
  | 'cards'
  | 'object'
  | 'alternatives'
  | 'json'
  | 'condition'
  | 'conditions';

/** One of several kinds that a value may have. */
export interface Alternative {
  /** Name of its words: a type of JSON, or a position. */
  name: string;
  schema: RJSFSchema;
}

const typesOf = ({ type }: RJSFSchema): string[] =>
  type === undefined ? [] : Array.isArray(type) ? type : [type];

/** The kinds that a value may have, where there are several; `resolve` gives a schema for one that refers to it. */
export function alternativesOf(
  schema: RJSFSchema,
  resolve = (option: RJSFSchema) => option,
): Alternative[] {
  const types = typesOf(schema);
  if (types.length > 1)
    return types.map((type) => ({ name: type, schema: { ...schema, type: type as 'string' } }));
  const { anyOf, oneOf, ...rest } = schema;
  const options = (anyOf ?? oneOf ?? []).filter((option) => isObject(option)) as RJSFSchema[];
  // Alternatives of rules only, such as which members are required, are no kinds of value.
  if (options.length < 2 || !options.every(saysKind)) return [];
  return options.map(resolve).map((option, at) => ({
    name: typesOf(option)[0] ?? (option.enum ? 'enum' : String(at)),
    schema: { ...rest, ...option },
  }));
}

const saysKind = ({ type, enum: values, const: value, $ref, properties }: RJSFSchema): boolean =>
  [type, values, value, $ref, properties].some((member) => member !== undefined);

const isPlain = (items: unknown): boolean => {
  if (!isObject(items)) return false;
  const types = typesOf(items as RJSFSchema);
  return (
    Array.isArray(items.enum) ||
    (types.length === 1 && ['string', 'number', 'integer'].includes(types[0] ?? ''))
  );
};

/** True for an object whose members may have names of the owner's own. */
export const hasNamedEntries = ({
  additionalProperties,
  patternProperties,
  properties,
}: RJSFSchema): boolean =>
  isObject(additionalProperties) || (patternProperties !== undefined && properties === undefined);

/** How a value is edited, by its schema without references. */
export function kindOf(schema: RJSFSchema, value: unknown): ValueKind {
  // The server marks what is a condition, and what names some.
  if (schema.condition) return schema.condition === 'names' ? 'conditions' : 'condition';
  if (schema.const !== undefined) return 'fixed';
  if (schema.enum) return 'choice';
  if (alternativesOf(schema).length > 1) return 'alternatives';
  const [type] = typesOf(schema);
  if (type === 'boolean') return 'boolean';
  if (type === 'string') return schema.pattern === COLOR ? 'color' : 'text';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array' || (!type && schema.items))
    return isPlain(schema.items) ? 'words' : listKind(schema);
  if (type === 'object' || (!type && (schema.properties || hasNamedEntries(schema))))
    return schema.properties || hasNamedEntries(schema) ? 'object' : 'json';
  if (type === 'null') return 'fixed';
  return typeof value === 'string' ? 'text' : 'json';
}

const listKind = ({ items }: RJSFSchema): ValueKind => (isObject(items) ? 'cards' : 'json');

/** True when a value is of an alternative, by its type. */
export function isOf({ schema }: Alternative, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value as string);
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const types = typesOf(schema);
  if (types.length === 0) return type === 'object';
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}
