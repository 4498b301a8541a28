import { conditionNames } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { shortJson } from './change.ts';

/** An `if` in words: `when "gas-enabled"`, `account is "another"`. */
export function conditionWords(condition: Json | undefined, about: readonly string[] = []): string {
  if (!isJsonObject(condition)) return shortJson(condition);
  const name = about.join('.');
  const { $condition, properties, not, allOf, anyOf, required, ...rules } = condition;
  const words = conditionNames($condition).map((one) => `"${one}"`);
  const members = Object.entries(isJsonObject(properties) ? properties : {});
  for (const [key, member] of members)
    words.push(conditionWords(member, key === 'facts' ? about : [...about, key]));
  const answered = (Array.isArray(required) ? required : []).filter(
    (key) => !members.some(([member]) => member === key),
  );
  for (const key of answered) words.push(`${[...about, String(key)].join('.')} is answered`);
  if (not !== undefined) words.push(`not (${conditionWords(not, about)})`);
  for (const part of Array.isArray(allOf) ? allOf : []) words.push(conditionWords(part, about));
  if (Array.isArray(anyOf))
    words.push(`(${anyOf.map((part) => conditionWords(part, about)).join(' or ')})`);
  for (const [keyword, value] of Object.entries(rules))
    if (keyword !== 'type') words.push(`${name} ${ruleWords(keyword, value)}`.trim());
  return words.filter((one) => one !== '').join(' and ');
}

const rulesInWords: Record<string, string> = {
  const: 'is',
  enum: 'is one of',
  minimum: 'is at least',
  maximum: 'is at most',
  exclusiveMinimum: 'is more than',
  exclusiveMaximum: 'is less than',
  contains: 'contains',
  pattern: 'fits',
};

function ruleWords(keyword: string, value: Json): string {
  return `${rulesInWords[keyword] ?? keyword} ${shortJson(value)}`;
}
