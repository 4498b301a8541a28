import { isObject } from '#studio/client/api/json-paths.ts';
import type { Json, JsonObject } from '#studio/contract.ts';
import { rulesOf } from './comparisons.ts';
import type { ConditionNode, FactLine, Group } from './condition-node.ts';

/** A condition as files hold it; undefined for a group without lines. */
export function printed(node: ConditionNode): JsonObject | undefined {
  const positive = printedPositive(node);
  return positive && node.isNot ? { not: positive } : positive;
}

function printedPositive(node: ConditionNode): JsonObject | undefined {
  if (node.kind === 'named') return { $condition: node.name };
  if (node.kind === 'other') return node.json;
  if (node.kind === 'fact') return printedFact(node);
  if (node.way === 'all') return printedAll(node);
  const parts = node.parts.flatMap((part) => printed(part) ?? []);
  return parts.length > 0 ? { anyOf: parts } : undefined;
}

function printedFact({ address, comparison }: FactLine): JsonObject {
  const [kind, ...names] = address.split('/');
  const rules = rulesOf(comparison);
  if (kind === 'settings') return { $setting: names.join('.'), ...rules };
  if (kind !== 'answers') return { $fact: address, ...rules };
  const last = names.at(-1) ?? '';
  const said: JsonObject = comparison.name === 'answered' ? {} : { properties: { [last]: rules } };
  return inGroup(names.slice(0, -1), { ...said, required: [last] });
}

/** What is said of a group of answers, from the root of the form. */
export const inGroup = (group: readonly string[], rules: JsonObject): JsonObject =>
  group.reduceRight<JsonObject>(
    (inner, name) => ({ properties: { [name]: inner }, required: [name] }),
    rules,
  );

/** Lines that must all hold stand beside one another in an object where they can, the others in `allOf`. */
function printedAll({ parts }: Group): JsonObject | undefined {
  const all = parts.flatMap((part) => {
    const json = printed(part);
    return json ? [{ part, json }] : [];
  });
  const [only] = all;
  if (!only) return undefined;
  if (all.length === 1 && !only.part.isApart) return only.json;
  let beside: JsonObject = {};
  const apart: Json[] = [];
  for (const { part, json } of all) {
    const isGroup = part.kind === 'group' && part.way === 'all' && !part.isNot;
    const merged = part.isApart || isGroup ? null : mergedWith(beside, json);
    if (merged) beside = merged;
    else apart.push(json);
  }
  return apart.length > 0 ? { ...beside, allOf: apart } : beside;
}

const isNamedFact = ({ $setting, $fact }: JsonObject) =>
  $setting !== undefined || $fact !== undefined;

/** Two conditions as one object; null where they would say something else together. */
function mergedWith(one: JsonObject, next: JsonObject): JsonObject | null {
  if (isNamedFact(one) || isNamedFact(next)) return null;
  const merged: JsonObject = { ...one };
  for (const [key, value] of Object.entries(next)) {
    const before = one[key];
    if (before === undefined) merged[key] = value;
    else if (key === '$condition') merged[key] = [before, value].flat();
    else if (key === 'required' && Array.isArray(before) && Array.isArray(value))
      merged[key] = [...new Set([...before, ...value])];
    else {
      const inner = key === 'properties' ? mergedMembers(before, value) : null;
      if (!inner) return null;
      merged[key] = inner;
    }
  }
  return merged;
}

/** Rules of several answers; those of one only where it is a group of others. */
function mergedMembers(one: Json, next: Json): JsonObject | null {
  if (!isObject(one) || !isObject(next)) return null;
  const merged: JsonObject = { ...one };
  for (const [name, rules] of Object.entries(next)) {
    const before = one[name];
    if (before === undefined) merged[name] = rules;
    else {
      const isGroup = [before, rules].every(
        (part) => isObject(part) && (part.properties !== undefined || part.required !== undefined),
      );
      const inner = isGroup ? mergedWith(before as JsonObject, rules as JsonObject) : null;
      if (!inner) return null;
      merged[name] = inner;
    }
  }
  return merged;
}
