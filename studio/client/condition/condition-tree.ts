import { isObject, isSame } from '#studio/client/api/json-paths.ts';
import type { Json, JsonObject } from '#studio/contract.ts';
import { type Comparison, comparisonOf } from './comparisons.ts';
import {
  type ConditionNode,
  type FactLine,
  type Group,
  groupOf,
  type OtherLine,
  type Over,
  plain,
} from './condition-node.ts';
import { inGroup, printed } from './condition-print.ts';

const other = (json: JsonObject): OtherLine => ({ kind: 'other', ...plain, json });

/** A condition as a group of lines; null for a form that lines would write in another way. */
export function treeOf(condition: Json | undefined, over: Over): Group | null {
  if (condition === undefined) return groupOf([]);
  if (!isObject(condition)) return null;
  const node = nodeOf(condition, over);
  const tree = node.kind === 'group' ? node : groupOf([node]);
  return isSame(printed(tree), condition) ? tree : null;
}

function nodeOf(json: Json, over: Over): ConditionNode {
  if (!isObject(json)) return other({ const: json });
  const parts = partsOf(json, over);
  const [only] = parts;
  return parts.length === 1 && only && !only.isApart ? only : groupOf(parts);
}

function partsOf(json: JsonObject, over: Over): ConditionNode[] {
  const named = factIn(json);
  if (named) {
    const comparison = over === 'facts' ? comparisonOf(named.rules) : null;
    return comparison
      ? [{ kind: 'fact', ...plain, address: named.address, comparison }]
      : [other(json)];
  }
  const { properties, required, ...members } = json;
  const hasAnswers = properties !== undefined || required !== undefined;
  return [
    ...Object.entries(members).flatMap(([key, value]) => memberParts(key, value, over)),
    ...(hasAnswers ? answerParts({ properties, required }, [], over) : []),
  ].sort((one, next) => Number(one.isApart) - Number(next.isApart));
}

function memberParts(key: string, value: Json, over: Over): ConditionNode[] {
  const all = Array.isArray(value) ? value : [];
  if (key === '$condition')
    return [value].flat().map((name) => ({ kind: 'named', ...plain, name: String(name) }));
  if (key === 'allOf') return all.map((part) => ({ ...nodeOf(part, over), isApart: true }));
  if (key === 'anyOf')
    return [
      groupOf(
        all.map((part) => nodeOf(part, over)),
        'any',
      ),
    ];
  if (key !== 'not') return [other({ [key]: value })];
  const inner = nodeOf(value, over);
  return [inner.isNot ? { ...groupOf([inner]), isNot: true } : { ...inner, isNot: true }];
}

/** The fact that a condition names, and what must be true of it. */
function factIn({ $setting, $fact, ...rules }: JsonObject) {
  if (typeof $setting === 'string')
    return { address: `settings/${$setting.replaceAll('.', '/')}`, rules };
  return typeof $fact === 'string' ? { address: $fact, rules } : null;
}

type Members = { properties?: Json | undefined; required?: Json | undefined };

/** Lines about answers: `{ "properties": { "start": { "const": "date" } }, "required": ["start"] }`. */
function answerParts(
  { properties, required }: Members,
  group: readonly string[],
  over: Over,
): ConditionNode[] {
  const names = Array.isArray(required) ? required.map(String) : [];
  const members = isObject(properties) ? properties : {};
  const line = (name: string, comparison: Comparison): FactLine => ({
    ...{ kind: 'fact', ...plain, comparison },
    address: ['answers', ...group, name].join('/'),
  });
  const rare = (name: string, rules: Json) => {
    const needed: JsonObject = names.includes(name) ? { required: [name] } : {};
    return other(inGroup(group, { properties: { [name]: rules }, ...needed }));
  };
  const said = Object.entries(members).flatMap(([name, rules]): ConditionNode[] => {
    if (over !== 'answers' || !names.includes(name) || !isObject(rules)) return [rare(name, rules)];
    const isGroup = Object.keys(rules).every((key) => key === 'properties' || key === 'required');
    if (isGroup) return answerParts(rules, [...group, name], over);
    const comparison = comparisonOf(rules);
    return [comparison ? line(name, comparison) : rare(name, rules)];
  });
  const answered = names
    .filter((name) => !Object.hasOwn(members, name))
    .map((name) =>
      over === 'answers'
        ? line(name, { name: 'answered' })
        : other(inGroup(group, { required: [name] })),
    );
  return [...said, ...answered];
}
