import { readFileSync } from 'node:fs';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { conditionsOf, documentsOf } from '#tools/config/rules/view-names.ts';
import { withoutShorthand } from '#tools/config/sources/fact-shorthand.ts';
import { conditionNames } from '#tools/config/sources/inline-conditions.ts';
import type { Json, JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import type { View } from '#tools/config/sources/view.ts';
import { conditionsOfCode } from './condition-uses.ts';

/** Dotted keys of settings, or of groups of settings; names of conditions. */
export interface ReadNames {
  settings: readonly string[];
  conditions: readonly string[];
}

/** Settings that the portal's code reads, as `npm run generate` found them by its types. */
const { settings: settingsRead } = JSON.parse(
  readFileSync(new URL('./code-reads.json', import.meta.url), 'utf8'),
) as Pick<ReadNames, 'settings'>;

/** The names that the portal's code reads. */
export const codeReads = (root: string): ReadNames => ({
  settings: settingsRead,
  conditions: [...conditionsOfCode(root)],
});

/** Names that documents and conditions of a configuration read, in addition to the given ones. */
export function readNames(view: View, { settings, conditions }: ReadNames): ReadNames {
  const values = documentsOf(view).map(({ value }) => value);
  const known = conditionsOf(view);
  const read = new Set<string>();
  const take = (name: string) => {
    if (read.has(name)) return;
    read.add(name);
    conditionsIn(known[name]).forEach(take);
  };
  [...conditions, ...values.flatMap(conditionsIn)].forEach(take);
  const inConditions = [...read].flatMap((name) => settingsOf(known[name]));
  return {
    settings: [...settings, ...values.flatMap(settingsIn), ...inConditions],
    conditions: [...read],
  };
}

/** Conditions that a part of a document names. */
function conditionsIn(part: Json | undefined): string[] {
  const names: string[] = [];
  eachObject(part, (object) => {
    for (const key of ['requires', 'when', '$condition'])
      names.push(...conditionNames(object[key]));
  });
  return names;
}

const POINTER = /(?:^|\/)facts\/settings\/(.+)$/;

/** Settings that a form names: as a limit, by a pointer into the facts, as the rules of a password. */
function settingsIn(document: JsonObject): string[] {
  const keys: string[] = [];
  eachObject(document, (object) => {
    for (const [name, value] of Object.entries(object)) {
      if (typeof value !== 'string') continue;
      const [, pointer] = POINTER.exec(value) ?? [];
      if (pointer) keys.push(pointer.replaceAll('/', '.'));
      if (name === '$setting' || name === 'policy') keys.push(value);
    }
  });
  return keys;
}

/** Settings that a condition reads itself. */
function settingsOf(condition: JsonObject | undefined): string[] {
  return subSchemasOf(withoutShorthand(condition ?? {})).flatMap(({ schema, address }) => {
    const [fact, ...path] = address.filter((name) => name !== '*');
    return fact === 'settings' && !schema.properties ? [path.join('.')] : [];
  });
}
