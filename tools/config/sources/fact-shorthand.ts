import { isJsonObject, type Json, type JsonObject } from './json-value.ts';

/** The keys that name a fact in a condition, with the function that turns their value into a path. */
const ways: Readonly<Record<string, (value: string) => string[]>> = {
  $setting: (value) => ['settings', ...value.split('.')],
  $fact: (value) => value.split('/'),
};

/** What a part of a condition says of the fact that it names by `$setting` or `$fact`. */
export interface NamedFact {
  key: string;
  /** Path from the root of the facts: `['settings', 'homepage']`. */
  path: string[];
  /** The schema for the fact. */
  rules: JsonObject;
}

/** The fact that this part of a condition names, or undefined. */
export function namedFact(condition: JsonObject): NamedFact | undefined {
  for (const [key, read] of Object.entries(ways)) {
    const { [key]: value, ...rules } = condition;
    if (typeof value === 'string') return { key, path: read(value), rules };
  }
  return undefined;
}

/**
 * A condition without shorthand: `{ "$setting": "a.b", "const": 1 }` becomes the nested schema over the facts. An
 * absent fact never matches.
 */
export function withoutShorthand(condition: Json): Json {
  if (Array.isArray(condition)) return condition.map(withoutShorthand);
  if (!isJsonObject(condition)) return condition;
  const fact = namedFact(condition);
  if (fact)
    return fact.path.reduceRight<JsonObject>(
      (rules, name, depth) => ({
        // A group that is null fits whatever is said of its members.
        ...(depth > 0 && { type: 'object' }),
        ...{ required: [name], properties: { [name]: rules } },
      }),
      fact.rules,
    );
  return Object.fromEntries(
    Object.entries(condition).map(([key, part]) => [key, withoutShorthand(part)]),
  );
}
