import { crossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';
import { type CoveragePoint, coverageIds, isRule, lookupOutcomes } from './coverage-ids.ts';
import { partPoints } from './coverage-parts.ts';
import { textPoints } from './coverage-texts.ts';

/** All coverage points of a view. */
export function coveragePoints(view: View): CoveragePoint[] {
  return [
    ...conditionPoints(view),
    ...[...view.forms].flatMap(([name, form]) => [
      ...branchPoints(name, form),
      ...rulePoints(name, form),
      ...lookupPoints(name, form),
    ]),
    ...partPoints(view),
    ...textPoints(view),
  ];
}

function conditionPoints(view: View): CoveragePoint[] {
  return Object.keys(conditionsOf(view)).flatMap((name) =>
    [true, false].map((isMet) => ({
      kind: 'conditions' as const,
      place: view.conditions.place(['conditions', name], 'key'),
      what: `"${name}" never ${isMet ? 'held' : 'failed'}`,
      ids: [coverageIds.condition(name, isMet)],
    })),
  );
}

function branchPoints(name: string, form: LayeredDocument): CoveragePoint[] {
  const inSchema = subSchemasOf(form.value.schema)
    .filter(({ schema, inCondition }) => !inCondition && schema.if !== undefined)
    .map(({ path }): JsonPath => ['schema', ...path, 'if']);
  const inLists = ['resets', 'warnings'].flatMap((kind) => {
    const list = form.value[kind];
    return (Array.isArray(list) ? list : []).flatMap((part, index): JsonPath[] =>
      isJsonObject(part) && part.if !== undefined ? [[kind, index, 'if']] : [],
    );
  });
  return [...inSchema, ...inLists].flatMap((path) =>
    (['then', 'else'] as const).map((side) => ({
      kind: 'branches' as const,
      place: form.place(path, 'key'),
      what: `"${side}" of this "if" never in force`,
      ids: [coverageIds.branch(name, path, side)],
    })),
  );
}

function rulePoints(name: string, form: LayeredDocument): CoveragePoint[] {
  const point = (path: JsonPath, id: JsonPath, what: string): CoveragePoint => ({
    kind: 'rules',
    place: form.place(['schema', ...path], 'key'),
    what: `${what} never failed`,
    ids: [coverageIds.rule(name, ['schema', ...id])],
  });
  return subSchemasOf(form.value.schema)
    .filter(({ inCondition }) => !inCondition)
    .flatMap(({ schema, path, address }) =>
      Object.entries(schema).flatMap(([keyword, value]) => {
        const at = [...path, keyword];
        if (keyword === 'required' && Array.isArray(value))
          return value.map((field, index) =>
            point(
              [...at, index],
              [...at, String(field)],
              `"required" of ${[...address, field].join('/')}`,
            ),
          );
        return isRule(keyword, value, crossFieldKeywords)
          ? [point(at, at, `"${keyword}" of ${address.join('/')}`)]
          : [];
      }),
    );
}

const outcomeWords = {
  none: 'found nothing',
  one: 'found one entry',
  many: 'found several entries',
  error: 'failed',
};

function lookupPoints(name: string, form: LayeredDocument): CoveragePoint[] {
  const points: CoveragePoint[] = [];
  eachObject(form.value.ui, (look, path) => {
    if (!isJsonObject(look['ui:lookup'])) return;
    const at = ['ui', ...path, 'ui:lookup'];
    for (const outcome of lookupOutcomes)
      points.push({
        kind: 'look-ups',
        place: form.place(at, 'key'),
        what: `look-up of ${path.join('/')} never ${outcomeWords[outcome]}`,
        ids: [coverageIds.lookup(name, at, outcome)],
      });
  });
  return points;
}
