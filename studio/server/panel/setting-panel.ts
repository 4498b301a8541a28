import type { Section } from '#studio/contract.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { partOf } from '../files/part-of.ts';
import { ownSchema } from './own-schema.ts';
import type { Scope } from './scope.ts';
import { section } from './section.ts';

/** What a setting or a group of settings says, by its dotted key; nothing for a key that is none. */
export function settingSections(scope: Scope, key: string): Section[] {
  const meta = scope.meta('portal');
  const path = key.split('.');
  const schema = path.reduce<Json | undefined>(memberSchema, meta);
  if (schema === undefined) return [];
  return [
    section(scope, {
      ...{ name: 'setting', file: 'schemas/portal.json', path },
      schema: ownSchema(schema, meta, scope.names),
      // Without it the form would fill its default in by itself.
      usual: partOf(scope.view.portal.value, path) ?? partOf(schema, ['default']),
    }),
  ];
}

function memberSchema(schema: Json | undefined, name: string): Json | undefined {
  const named = partOf(schema, ['properties', name]);
  if (named !== undefined) return named;
  const free = partOf(schema, ['additionalProperties']);
  return isJsonObject(free) ? free : undefined;
}
