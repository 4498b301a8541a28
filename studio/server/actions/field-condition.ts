import type { Change, Edit, FieldCondition, Path } from '#studio/contract.ts';
import { fieldExplanations } from '#tools/config/explain/field-explanations.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { partOf } from '../files/part-of.ts';
import type { Scope } from '../panel/scope.ts';
import { listed } from './field-actions.ts';

const members = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/**
 * The change by which a field of the retailer is shown only where a condition holds, or always again; null for a field that
 * its form's own file does not have in that way.
 */
export function fieldConditioned(
  scope: Scope,
  { form, path, condition }: FieldCondition,
): Change | null {
  const file = `schemas/forms/${form}.json`;
  const own = scope.own(file);
  const [name, group] = [path.at(-1) ?? '', path.slice(0, -1)];
  const base: Path = ['schema', ...group.flatMap((one) => ['properties', one])];
  const edits =
    condition === null
      ? shownAlways(own, file, base, path)
      : shownIf(own, file, base, name, condition);
  return edits && { edits, thing: { kind: 'field', form, path } };
}

/** Moves a field and whether it is required into the `then` of a rule beside the other fields. */
function shownIf(
  own: JsonObject,
  file: string,
  base: Path,
  name: string,
  condition: JsonObject,
): Edit[] | null {
  const field = partOf(own, [...base, 'properties', name]);
  if (field === undefined) return null;
  const required = partOf(own, [...base, 'required']);
  const at = Array.isArray(required) ? required.indexOf(name) : -1;
  const then: JsonObject = {
    properties: { [name]: field },
    ...(at >= 0 && { required: [name] }),
  };
  return [
    { op: 'remove', file, path: [...base, 'properties', name], before: field },
    ...(at >= 0
      ? [{ op: 'remove' as const, file, path: [...base, 'required', at], before: name }]
      : []),
    listed(own, file, [...base, 'allOf'], { if: condition, then }),
  ];
}

/** Moves a field out of the `then` of its rule, which goes with it where it was about that field alone. */
function shownAlways(own: JsonObject, file: string, base: Path, path: string[]): Edit[] | null {
  const name = path.at(-1) ?? '';
  const claims = fieldExplanations(own).get(path.join('/')) ?? [];
  const guards = claims.flatMap(({ says, guards: all }) => (says === 'shown' ? [all] : []));
  const [[guard, ...outer] = []] = guards;
  if (guards.length !== 1 || !guard || outer.length > 0 || guard.branch !== 'then') return null;
  const rulePath: Path = ['schema', ...guard.path.slice(0, -1)];
  const rule = members(partOf(own, rulePath));
  const { properties, required, ...others } = members(rule.then);
  const field = members(properties)[name];
  const inList = Array.isArray(required) && required.includes(name);
  // A rule of a group around it is not this field's alone.
  if (field === undefined || rulePath.at(-2) !== 'allOf') return null;
  const isAlone =
    Object.keys(members(properties)).length === 1 &&
    (!Array.isArray(required) || required.every((one) => one === name)) &&
    Object.keys(others).length === 0 &&
    rule.else === undefined;
  const rules = partOf(own, rulePath.slice(0, -1));
  const isOnly = Array.isArray(rules) && rules.length === 1;
  const gone = isAlone && isOnly ? rulePath.slice(0, -1) : rulePath;
  const taken: Edit[] = isAlone
    ? [{ op: 'remove', file, path: gone, before: partOf(own, gone) as Json }]
    : [
        { op: 'remove', file, path: [...rulePath, 'then', 'properties', name], before: field },
        ...(inList
          ? [
              {
                ...{ op: 'remove' as const, file, before: name },
                path: [...rulePath, 'then', 'required', required.indexOf(name)],
              },
            ]
          : []),
      ];
  return [
    ...taken,
    { op: 'set', file, path: [...base, 'properties', name], after: field },
    ...(inList ? [listed(own, file, [...base, 'required'], name)] : []),
  ];
}
