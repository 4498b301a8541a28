import { ADDITIONAL_PROPERTY_FLAG, type RJSFSchema } from '@rjsf/utils';
import { isObject } from '#studio/client/api/json-paths.ts';

const hides = new Set(['$schema']);

const isDeclared = (schema: unknown): boolean =>
  isObject(schema) && !Object.hasOwn(schema, ADDITIONAL_PROPERTY_FLAG);

/** Members that a schema names, in its order. */
export function declaredMembers({ properties = {} }: RJSFSchema): string[] {
  return Object.keys(properties).filter(
    (name) => !hides.has(name) && properties[name] !== false && isDeclared(properties[name]),
  );
}

/** Members of a value that its schema does not name, in the order of the value. */
export function namedEntries(schema: RJSFSchema, value: unknown): string[] {
  const declared = new Set(declaredMembers(schema));
  return isObject(value)
    ? Object.keys(value).filter(
        (name) => !declared.has(name) && !hides.has(name) && value[name] !== undefined,
      )
    : [];
}

/** Schema of an entry whose name is the owner's own. */
export function entrySchema(schema: RJSFSchema, name: string): RJSFSchema {
  const { patternProperties = {}, additionalProperties } = schema;
  const pattern = Object.keys(patternProperties).find((one) => new RegExp(one, 'u').test(name));
  const found = pattern === undefined ? additionalProperties : patternProperties[pattern];
  return isObject(found) ? (found as RJSFSchema) : {};
}

/** Value that a member gets when it is added; undefined for one that is typed or chosen. */
export function addedValue(schema: RJSFSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'boolean') return schema.default !== true;
  return undefined;
}
