import { namedFact } from '#tools/config/sources/fact-shorthand.ts';
import { type Conditions, resolveCondition } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { functionsOf } from './compile-rules.ts';
import { moduleCode } from './standalone-module.ts';

/** Code that compares the fact at a path with a value. */
const comparing = `
const at=(facts,path)=>path.reduce((value,name)=>
  typeof value==="object"&&value!==null&&Object.hasOwn(value,name)?value[name]:undefined,facts);
const is=(path,wanted)=>facts=>at(facts,path)===wanted;
`;

/**
 * An ES module exporting `conditions` (name -> facts => boolean), which the first page of every visit loads. Most
 * conditions compare one fact with one value; their code is written by hand, a tenth of what Ajv generates.
 */
export function compileConditions(conditions: Conditions, runtimeUrl: string): string {
  const others: (readonly [string, JsonObject])[] = [];
  const simple: string[] = [];
  for (const [name, condition] of Object.entries(conditions)) {
    const comparison = comparisonOf(condition);
    if (comparison) simple.push(`${JSON.stringify(name)}:${comparison}`);
    else others.push([name, resolveCondition(name, conditions)]);
  }
  const body = `export const conditions={...${functionsOf(others)},${simple.join(',')}};`;
  return moduleCode('rules', `${comparing}${body}`, runtimeUrl);
}

function comparisonOf(condition: JsonObject): string | undefined {
  const fact = namedFact(condition);
  if (!fact) return undefined;
  const { const: wanted, ...rules } = fact.rules;
  if (wanted === undefined || isJsonObject(wanted) || Array.isArray(wanted)) return undefined;
  if (Object.keys(rules).length > 0) return undefined;
  return `is(${JSON.stringify(fact.path)},${JSON.stringify(wanted)})`;
}
