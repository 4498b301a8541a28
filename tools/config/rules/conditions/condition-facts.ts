import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import {
  enumeratedValues,
  type FactPaths,
  fitsType,
  lostFact,
} from '#tools/config/analysis/fact-paths.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { either, type Sentence, sentence } from '#tools/config/sentence.ts';
import { namedFact } from '#tools/config/sources/fact-shorthand.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Keys that refer to the facts as a whole. */
const wholeKeys = ['$condition', '$setting', '$fact'];

/** Reports a condition that reads unknown facts, facts that may be absent, or compares with impossible values. */
export function conditionFactDiagnostics(
  document: LayeredDocument,
  at: JsonPath,
  condition: JsonObject,
  facts: FactPaths,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (path: JsonPath, part: 'key' | 'value', what: Sentence, fix: Sentence): void => {
    diagnostics.push({ ...document.place(path, part), what, fix });
  };
  const visit = (
    schema: Json | undefined,
    path: JsonPath,
    fact: string[],
    denied: boolean,
  ): void => {
    if (!isJsonObject(schema)) return;
    const kind = facts.at(fact);
    for (const key of fact.length > 0 ? wholeKeys.filter((name) => name in schema) : [])
      report(
        [...path, key],
        'key',
        sentence`${key} can be written for the facts as a whole only`,
        sentence`move ${key} to the top of this condition, inside allOf`,
      );
    const named = fact.length === 0 ? namedFact(schema) : undefined;
    if (named) {
      const lost = lostFact(facts, named.path);
      if (!lost) visit(named.rules, path, named.path, denied);
      else report([...path, named.key], 'value', ...unknownFact(lost.path, lost.members));
      return;
    }
    for (const key of ['const', 'enum'])
      for (const value of key in schema ? [schema[key]].flat() : [])
        if (kind && !denied && value !== undefined && !isPossible(value, kind.schema))
          report(
            [...path, key],
            'value',
            sentence`${fact.join('.')} is never ${JSON.stringify(value)}`,
            sentence`it is ${describe(kind.schema)}`,
          );
    const required = Array.isArray(schema.required) ? schema.required : [];
    for (const [name, member] of Object.entries(
      isJsonObject(schema.properties) ? schema.properties : {},
    )) {
      const inner = [...fact, name];
      const place = [...path, 'properties', name];
      const known = facts.at(inner);
      if (!known) {
        const members = kind?.members ?? [];
        report(place, 'key', ...unknownFact(inner, members));
        continue;
      }
      if (!known.certain && !required.includes(name) && !denied)
        report(
          place,
          'key',
          sentence`${inner.join('.')} may be absent, and then this holds`,
          sentence`add "required": ["${name}"] beside "properties"`,
        );
      visit(member, place, inner, denied);
    }
    for (const key of ['allOf', 'anyOf'])
      if (Array.isArray(schema[key]))
        for (const [index, part] of schema[key].entries())
          visit(part, [...path, key, index], fact, denied);
    visit(schema.not, [...path, 'not'], fact, true);
  };
  visit(condition, at, [], false);
  return diagnostics;
}

/** What is said of a path that is no fact. */
export function unknownFact(
  path: string[],
  members: readonly string[],
): [what: Sentence, fix: Sentence] {
  return [
    sentence`there is no fact ${path.join('.')}${didYouMean(path.at(-1) ?? '', members)}`,
    sentence`use one of: ${members.join(', ')}`,
  ];
}

function isPossible(value: Json, fact: JsonObject): boolean {
  return enumeratedValues(fact)?.includes(value) ?? fitsType(value, fact);
}

function describe(fact: JsonObject): string {
  const values = enumeratedValues(fact);
  return values
    ? sentence`one of: ${values.map((value) => JSON.stringify(value)).join(', ')}`
    : sentence`a ${either([fact.type].flat().map(String))}`;
}
