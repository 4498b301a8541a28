import { didYouMean } from '#tools/config/closest-name.ts';
import { contradictionIn } from '#tools/config/contradiction.ts';
import { FactPaths, fewValues, fitsType } from '#tools/config/fact-paths.ts';
import type { Fault } from '#tools/config/fault.ts';
import {
  type Conditions,
  conditionNames,
  resolveCondition,
} from '#tools/config/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/json-walk.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { conditionsOf } from '#tools/config/view-names.ts';

/** Conditions ask about facts that exist, can hold, and are named where they can be understood. */
export const conditionsRule: ViewRule = (context) => {
  const { view, meta } = context;
  const facts = new FactPaths(meta('facts'), meta('portal'));
  const conditions = conditionsOf(view);
  return [
    ...Object.entries(conditions).flatMap(([name, condition]) => [
      ...factFaults(context, condition, ['conditions', name], facts),
      ...wholeFaults(context, name, conditions, facts),
    ]),
    ...togetherFaults(context, conditions, facts),
  ];
};

function factFaults(
  { view }: CheckContext,
  condition: JsonObject,
  at: JsonPath,
  facts: FactPaths,
): Fault[] {
  const faults: Fault[] = [];
  const report = (path: JsonPath, part: 'key' | 'value', what: string, mend: string) =>
    faults.push({ ...view.conditions.place(path, part), what, mend });
  const visit = (schema: Json | undefined, path: JsonPath, fact: string[], denied: boolean) => {
    if (!isJsonObject(schema)) return;
    const kind = facts.at(fact);
    if (fact.length > 0 && schema.$condition !== undefined)
      report(
        [...path, '$condition'],
        'key',
        'a condition can be named for the facts as a whole only',
        'move $condition to the top of this condition, inside allOf',
      );
    for (const key of ['const', 'enum'])
      for (const value of key in schema ? [schema[key]].flat() : [])
        if (kind && !denied && value !== undefined && !isPossible(value, kind.schema))
          report(
            [...path, key],
            'value',
            `${fact.join('.')} is never ${JSON.stringify(value)}`,
            `it is ${describe(kind.schema)}`,
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
        report(
          place,
          'key',
          `there is no fact ${inner.join('.')}${didYouMean(name, members)}`,
          `use one of: ${members.join(', ')}`,
        );
        continue;
      }
      if (!known.certain && !required.includes(name) && !denied)
        report(
          place,
          'key',
          `${inner.join('.')} may be absent, and then this holds`,
          `add "required": ["${name}"] beside "properties"`,
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
  return faults;
}

function isPossible(value: Json, fact: JsonObject): boolean {
  return fewValues(fact)?.includes(value) ?? fitsType(value, fact);
}

function describe(fact: JsonObject): string {
  const values = fewValues(fact);
  return values
    ? `one of: ${values.map((value) => JSON.stringify(value)).join(', ')}`
    : `a ${[fact.type].flat().join(' or ')}`;
}

function wholeFaults(
  { view }: CheckContext,
  name: string,
  conditions: Conditions,
  facts: FactPaths,
): Fault[] {
  const place = () => view.conditions.place(['conditions', name], 'key');
  try {
    const fact = contradictionIn([resolveCondition(name, conditions)], facts);
    if (fact === null) return [];
    const what = `the condition "${name}" can never hold: it asks impossible things of ${fact}`;
    return [{ ...place(), what, mend: 'keep one of the demands, or use anyOf' }];
  } catch (error) {
    const circle = error instanceof Error && error.message.includes('circle');
    return circle
      ? [{ ...place(), what: error.message, mend: 'take one of these $condition out' }]
      : [];
  }
}

/** Lists of conditions that must all hold (`requires`, `when`) can hold together. */
function togetherFaults({ view }: CheckContext, conditions: Conditions, facts: FactPaths): Fault[] {
  const faults: Fault[] = [];
  for (const document of [view.portal, ...view.forms.values(), ...view.wizards.values()])
    eachObject(document.value, (object, path) => {
      for (const key of ['requires', 'when', '$condition']) {
        const names = Array.isArray(object[key]) ? conditionNames(object[key]) : [];
        if (names.length < 2 || !names.every((name) => Object.hasOwn(conditions, name))) continue;
        const fact = contradictionOf(names, conditions, facts);
        if (fact === null) continue;
        const what = `these conditions never hold together (${fact})${key === 'when' ? ': nobody reaches this step' : ''}`;
        faults.push({ ...document.place([...path, key]), what, mend: 'take one of them out' });
      }
    });
  return faults;
}

function contradictionOf(names: string[], conditions: Conditions, facts: FactPaths): string | null {
  try {
    return contradictionIn(
      names.map((name) => resolveCondition(name, conditions)),
      facts,
    );
  } catch {
    return null;
  }
}
