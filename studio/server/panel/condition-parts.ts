import type { ConditionFact, ConditionParts } from '#studio/conditions-contract.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import { settingSchemas } from '#tools/config/meta/settings-schema.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { partOf } from '../files/part-of.ts';
import type { Scope } from './scope.ts';

/** A fact by whose number the day is compared. */
const TODAY = 'session/today';

/** What a condition can be built from: settings, flags, facts, answers of the steps of wizards, and those of a form. */
export function conditionParts(scope: Scope, form: string | undefined): ConditionParts {
  const facts = scope.meta('facts');
  const inFacts = ['flags', 'session', 'subject'].flatMap((kind) =>
    factsIn(partOf(facts, ['properties', kind]), [kind]),
  );
  return {
    facts: [
      ...(form === undefined ? [] : answersOf(scope, form, 'answers')),
      ...inFacts,
      ...wizardAnswers(scope),
      ...settingsOf(scope),
    ],
    named: conditionsOf(scope.view),
  };
}

function settingsOf({ meta }: Scope): ConditionFact[] {
  return [...settingSchemas(meta('portal'))].flatMap(([key, schema]) =>
    // Of a map of free keys no owner knows the names.
    key.includes('*') ? [] : [factOf(`settings/${key.replaceAll('.', '/')}`, schema)],
  );
}

/** A fact and, of an object, those in it. */
function factsIn(schema: Json | undefined, path: readonly string[]): ConditionFact[] {
  if (!isJsonObject(schema)) return [];
  const { properties } = schema;
  const address = path.join('/');
  const inside = Object.entries(isJsonObject(properties) ? properties : {}).flatMap(
    ([name, member]) => factsIn(member, [...path, name]),
  );
  // A group that is always there says nothing by itself.
  const isAbsent = typesIn(schema).includes('null');
  const isOpen = typesIn(schema)[0] === 'object' && !isJsonObject(properties);
  return [
    ...(path.length > 1 && (inside.length === 0 || isAbsent) && (!isOpen || isAbsent)
      ? [factOf(address, schema)]
      : []),
    ...inside,
  ];
}

/** Answers of the steps before, as a later step of their wizard knows them. */
function wizardAnswers(scope: Scope): ConditionFact[] {
  const all = [...scope.view.wizards.values()].flatMap(({ value }) =>
    (Array.isArray(value.steps) ? value.steps : []).flatMap((step) => {
      if (!isJsonObject(step) || typeof step.form !== 'string') return [];
      const id = typeof step.id === 'string' ? step.id : step.form;
      return answersOf(scope, step.form, `subject/wizard/answers/${id}`);
    }),
  );
  return [...new Map(all.map((fact) => [fact.address, fact])).values()];
}

function answersOf({ view, languages }: Scope, form: string, address: string): ConditionFact[] {
  const [language = ''] = languages;
  const texts = view.formTexts.get(language)?.get(form)?.value;
  return [...fieldsOf(view.forms.get(form)?.value.schema)].flatMap(([field, { schema }]) => {
    const names = field.split('/');
    if (names.includes('*') || schema.type === 'object') return [];
    const own = partOf(
      texts,
      names.flatMap((name) => ['fields', name]),
    );
    const { label, options } = isJsonObject(own) ? own : {};
    return [
      {
        ...factOf(`${address}/${field}`, schema),
        ...(typeof label === 'string' && { words: label }),
        ...(isJsonObject(options) && { valueWords: textsIn(options) }),
      },
    ];
  });
}

/** Plain texts by name; a choice with a help text has its label in an object. */
const textsIn = (options: JsonObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, text]) => {
      const words = isJsonObject(text) ? text.label : text;
      return typeof words === 'string' ? [[name, words]] : [];
    }),
  );

function factOf(address: string, schema: JsonObject): ConditionFact {
  const { description, unit, items } = schema;
  const entries = isJsonObject(items) ? shapeOf(items) : undefined;
  return {
    ...{ address, ...shapeOf(schema) },
    ...(typeof description === 'string' && { note: description }),
    ...(typeof unit === 'string' && { unit }),
    ...(address === TODAY && { isDay: true }),
    ...(entries && !entries.types.includes('object') && { entries }),
  };
}

const typesIn = ({ type }: JsonObject): string[] =>
  type === undefined ? [] : [type].flat().map(String);

function shapeOf(schema: JsonObject): Pick<ConditionFact, 'types' | 'values'> {
  const values = Array.isArray(schema.enum) ? schema.enum : undefined;
  const named = values?.map((value) => (value === null ? 'null' : typeof value));
  return { types: named ? [...new Set(named)] : typesIn(schema), ...(values && { values }) };
}
