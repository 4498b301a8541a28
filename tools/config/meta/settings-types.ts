import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/**
 * TypeScript types of the settings in force, from the schema of portal.json: `Settings`, in which every declared
 * setting is present, and one interface for each of its definitions, in which members with a default are optional.
 */
export function settingsTypes(meta: JsonObject): string {
  const definitions = isJsonObject(meta.definitions) ? Object.entries(meta.definitions) : [];
  const interfaces = definitions.map(([name, schema]) =>
    isJsonObject(schema) ? interfaceOf(typeName(name), schema, false) : '',
  );
  return [
    '// Made from schemas/meta/portal.schema.json by `npm run generate`.\n',
    interfaceOf('Settings', meta, true),
    ...interfaces,
  ].join('\n');
}

function interfaceOf(name: string, schema: JsonObject, filled: boolean): string {
  return `${comment(schema, '')}export interface ${name} ${typeOf(schema, filled, '')}\n`;
}

function typeOf(schema: JsonObject, filled: boolean, indent: string): string {
  const { $ref, enum: values, properties, additionalProperties, items, type } = schema;
  if (typeof $ref === 'string') return typeName($ref.replace('#/definitions/', ''));
  if (Array.isArray(values)) return values.map(literal).join(' | ');
  if (isJsonObject(properties)) return membersOf(schema, properties, filled, indent);
  if (isJsonObject(additionalProperties))
    return `Record<string, ${typeOf(additionalProperties, false, indent)}>`;
  if (isJsonObject(items)) return listOf(typeOf(items, false, indent));
  const kinds = [type].flat().filter((kind) => typeof kind === 'string');
  return kinds.map((kind) => (kind === 'integer' ? 'number' : kind)).join(' | ') || 'unknown';
}

function membersOf(
  { required }: JsonObject,
  properties: JsonObject,
  filled: boolean,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([key, member]) => {
    if (key === '$schema' || !isJsonObject(member)) return [];
    const there = filled || (Array.isArray(required) && required.includes(key));
    const type = typeOf(member, filled, inner);
    return [`${comment(member, inner)}${inner}${key}${there ? '' : '?'}: ${type};\n`];
  });
  return `{\n${lines.join('')}${indent}}`;
}

const listOf = (type: string): string =>
  type.includes(' | ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`;

const literal = (value: Json): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

const typeName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function comment({ description, unit }: JsonObject, indent: string): string {
  if (typeof description !== 'string') return '';
  return `${indent}/** ${description}${typeof unit === 'string' ? ` Unit: ${unit}.` : ''} */\n`;
}
