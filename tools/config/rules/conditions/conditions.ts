import { contradictionIn } from '#tools/config/analysis/contradiction.ts';
import { FactPaths } from '#tools/config/analysis/fact-paths.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaContext, SchemaRule } from '#tools/config/rule.ts';
import { conditionsOf, documentsOf } from '#tools/config/rules/view-names.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import {
  type Conditions,
  conditionNames,
  resolveCondition,
} from '#tools/config/sources/inline-conditions.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import { conditionFactDiagnostics } from './condition-facts.ts';

/** Conditions read facts that exist, can hold, and are named only where they can be resolved. */
export const conditionsRule: SchemaRule = (context) => {
  const { view, meta } = context;
  const facts = new FactPaths(meta('facts'), meta('portal'));
  const conditions = conditionsOf(view);
  return [
    ...Object.entries(conditions).flatMap(([name, condition]) => [
      ...conditionFactDiagnostics(view.conditions, ['conditions', name], condition, facts),
      ...wholeDiagnostics(context, name, conditions, facts),
    ]),
    ...togetherDiagnostics(context, conditions, facts),
  ];
};

function wholeDiagnostics(
  { view }: SchemaContext,
  name: string,
  conditions: Conditions,
  facts: FactPaths,
): Diagnostic[] {
  const place = () => view.conditions.place(['conditions', name], 'key');
  try {
    const fact = contradictionIn([resolveCondition(name, conditions)], facts);
    if (fact === null) return [];
    const what = sentence`the condition "${name}" can never hold: it demands impossible things of ${fact}`;
    return [{ ...place(), what, fix: sentence`keep one of the demands, or use anyOf` }];
  } catch (error) {
    const circle = error instanceof Error && error.message.includes('circle');
    return circle
      ? [
          {
            ...place(),
            what: error.message as Sentence,
            fix: sentence`take one of these $condition out`,
          },
        ]
      : [];
  }
}

/** Conditions that must all hold (`requires`, `when`) must not contradict one another. */
function togetherDiagnostics(
  { view }: SchemaContext,
  conditions: Conditions,
  facts: FactPaths,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const document of documentsOf(view))
    eachObject(document.value, (object, path) => {
      for (const key of ['requires', 'when', '$condition']) {
        const names = Array.isArray(object[key]) ? conditionNames(object[key]) : [];
        if (names.length < 2 || !names.every((name) => Object.hasOwn(conditions, name))) continue;
        const fact = contradictionOf(names, conditions, facts);
        if (fact === null) continue;
        const what = sentence`these conditions never hold together (${fact})${key === 'when' ? sentence`: no customer reaches this step` : ''}`;
        diagnostics.push({
          ...document.place([...path, key]),
          what,
          fix: sentence`take one of them out`,
        });
      }
    });
  return diagnostics;
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
