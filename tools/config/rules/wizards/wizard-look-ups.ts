import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';

/** An answer of a step, as look-ups and resets name it. */
const ANSWER = /^facts\/subject\/wizard\/answers\/([^/]+)\//;

const listOf = (value: Json | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).filter(isJsonObject);
const members = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/**
 * Reports a step whose form looks something up by an answer of a later step: the customer would find nothing to choose,
 * and could not complete the step.
 */
export function lookUpDiagnostics(
  wizard: LayeredDocument,
  steps: readonly JsonObject[],
  { forms }: View,
): Diagnostic[] {
  const ids = steps.map(({ id }) => String(id));
  return steps.flatMap(({ form }, index) => {
    const document = forms.get(String(form));
    if (!document?.readable) return [];
    return [...stepsNeeded(document.value)]
      .filter(([step]) => ids.lastIndexOf(step) > index)
      .map(([step, field]) => ({
        ...wizard.place(['steps', index, 'form']),
        what: sentence`"${field}" is looked up by an answer of the step "${step}", which comes later`,
        fix: sentence`put "${step}" before "${ids[index]}"`,
      }));
  });
}

/** Steps without whose answers a look-up of a form never runs -> the field that it is for. */
function stepsNeeded({ ui, resets }: JsonObject): Map<string, string> {
  const needed = new Map<string, string>();
  eachObject(ui, (look, path) => {
    const group = path.slice(0, -1).map(String);
    for (const param of Object.values(members(members(look['ui:lookup']).params)))
      for (const part of [param].flat()) {
        const { from: named, optional } = members(part);
        const address = typeof part === 'string' ? part : named;
        if (typeof address !== 'string' || optional === true) continue;
        for (const from of [address, ...sourcesOf(address, group, members(ui), listOf(resets))]) {
          const [, step] = ANSWER.exec(from) ?? [];
          if (step) needed.set(step, path.join('/'));
        }
      }
  });
  return needed;
}

/** Where the value of a field comes from that no customer fills in. */
function sourcesOf(
  address: string,
  group: readonly string[],
  ui: JsonObject,
  resets: readonly JsonObject[],
): string[] {
  const field = absoluteAddress(address, group);
  if (field === null) return [];
  const look = field.split('/').reduce<JsonObject>((part, name) => members(part[name]), ui);
  if (look['ui:widget'] !== 'hidden') return [];
  return resets.flatMap(({ set }) => {
    const { from } = members(members(set)[field]);
    return typeof from === 'string' ? [from] : [];
  });
}
