import { pageDefinition } from '#parts/page-definitions.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { sentence } from '#tools/config/sentence.ts';
import { resolveCondition } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Settings that show or close something by conditions where there is no contract, invoice or other subject. */
const parts = ['menus', 'home', 'helpDialog', 'routes', 'listedPages'];

/**
 * Conditions of menus, pages and the home page do not read facts of a contract, an invoice or another subject; those of
 * the parts of a page only facts of what the page is about.
 */
export const metConditionsRule: SchemaRule = ({ view }) => {
  const conditions = conditionsOf(view);
  const unmet = (document: LayeredDocument, part: string, subject?: string): Diagnostic[] => {
    const diagnostics: Diagnostic[] = [];
    eachObject(document.value[part], (entry, path) => {
      for (const key of ['requires', 'when'])
        for (const [index, name] of listOf(entry[key]).entries()) {
          const needed = typeof name === 'string' ? subjectOf(name, conditions) : null;
          if (needed === null || needed === subject) continue;
          const at: JsonPath = [part, ...path, key, index];
          const what = sentence`"${String(name)}" reads a fact of the ${needed}, and none is at hand here: it never holds`;
          const usable = subject ? sentence`the ${subject}, settings` : sentence`settings`;
          const fix = sentence`name a condition over ${usable}, flags or the session, or take it out`;
          diagnostics.push({ ...document.place(at), what, fix });
        }
    });
    return diagnostics;
  };
  return [
    ...parts.flatMap((part) => unmet(view.portal, part)),
    ...[...view.screens].flatMap(([page, document]) => [
      ...unmet(document, 'page'),
      ...unmet(document, 'areas', pageDefinition(page).subject),
    ]),
  ];
};

const listOf = (value: Json | undefined) => (Array.isArray(value) ? value : []);

/** The subject without which a condition never holds; null where it may hold without one. */
function subjectOf(name: string, conditions: Readonly<Record<string, JsonObject>>): string | null {
  try {
    return neededIn(resolveCondition(name, conditions), false);
  } catch {
    // Other rules report unknown names and cyclic conditions.
    return null;
  }
}

function neededIn(schema: Json | undefined, isSubject: boolean): string | null {
  if (!isJsonObject(schema)) return null;
  const [required] = isSubject ? listOf(schema.required) : [];
  if (required !== undefined) return String(required);
  const all = listOf(schema.allOf).map((one) => neededIn(one, isSubject));
  const any = listOf(schema.anyOf).map((one) => neededIn(one, isSubject));
  const members = isJsonObject(schema.properties) && !isSubject ? schema.properties : {};
  return (
    neededIn(members.subject, true) ??
    all.find((one) => one !== null) ??
    (any.every((one) => one !== null) ? (any[0] ?? null) : null)
  );
}
