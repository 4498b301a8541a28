import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { conditionNames, resolveCondition } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';

/** Path of a wizard's answers in the facts; the next key is the step. */
const ANSWERS = ['subject', 'wizard', 'answers'];

/** Reports conditions of steps that read answers of the step itself, or of a later one. */
export function wizardConditionDiagnostics(
  wizard: LayeredDocument,
  steps: readonly JsonObject[],
  view: View,
): Diagnostic[] {
  const ids = steps.map(({ id }) => id);
  return steps.flatMap(({ id, when }, index) =>
    conditionNames(when).flatMap((name, place) =>
      stepsAsked(name, view).flatMap((asked) => {
        const at = ids.indexOf(asked);
        if (at < index) return [];
        const [which, way] =
          at === index
            ? ['is this step itself', 'ask for an answer of an earlier one']
            : ['comes later', `move "${asked}" before "${id}"`];
        const what = `"${name}" asks for answers of the step "${asked}", which ${which}`;
        const fix = `${way}, or take this condition out`;
        return [{ ...wizard.place(['steps', index, 'when', place]), what, fix }];
      }),
    ),
  );
}

/** Ids of the steps whose answers a condition reads. */
function stepsAsked(name: string, view: View): string[] {
  const asked = new Set<string>();
  const visit = (schema: Json | undefined, path: readonly string[]) => {
    if (!isJsonObject(schema)) return;
    const members = isJsonObject(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
    if (path.join('/') === ANSWERS.join('/'))
      for (const step of [...Object.keys(members), ...required]) asked.add(step);
    for (const [member, inner] of Object.entries(members)) visit(inner, [...path, member]);
    for (const key of ['allOf', 'anyOf'])
      for (const part of Array.isArray(schema[key]) ? schema[key] : []) visit(part, path);
    visit(schema.not, path);
  };
  try {
    visit(resolveCondition(name, conditionsOf(view)), []);
  } catch {
    // Other rules report unknown names and cyclic conditions.
  }
  return [...asked];
}
