import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { sentence } from '#tools/config/sentence.ts';
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
      stepsRead(name, view).flatMap((read) => {
        const at = ids.indexOf(read);
        if (at < index) return [];
        const [which, way] =
          at === index
            ? [sentence`is this step itself`, sentence`test an answer of an earlier one`]
            : [sentence`comes later`, sentence`move "${read}" before "${id}"`];
        const what = sentence`"${name}" tests answers of the step "${read}", which ${which}`;
        const fix = sentence`${way}, or take this condition out`;
        return [{ ...wizard.place(['steps', index, 'when', place]), what, fix }];
      }),
    ),
  );
}

/** Ids of the steps whose answers a condition reads. */
function stepsRead(name: string, view: View): string[] {
  const read = new Set<string>();
  const visit = (schema: Json | undefined, path: readonly string[]) => {
    if (!isJsonObject(schema)) return;
    const members = isJsonObject(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
    if (path.join('/') === ANSWERS.join('/'))
      for (const step of [...Object.keys(members), ...required]) read.add(step);
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
  return [...read];
}
