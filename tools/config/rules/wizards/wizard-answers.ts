import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { SchemaView } from '#tools/config/sources/view.ts';

/** An answer of a wizard's step, as conditions and forms name it. */
const ANSWER = /^(?:facts\/|\/facts\/)?subject\/wizard\/answers\/([^/]+)\/(.+)$/;

type Fields = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The name that was meant, when this one is a misspelling: at most two edits, fewer in a short name. Short names (`bq`,
 * `dp`) and those that differ by a number (`power`, `power2`) are names of other things, of which one was taken out.
 */
function meantBy(name: string, names: Iterable<string>): string | undefined {
  const last = name.slice(name.lastIndexOf('/') + 1);
  const withoutNumber = (text: string) => text.replace(/\d+/g, '');
  const others = [...names].filter((one) => withoutNumber(one) !== withoutNumber(name));
  return closestName(name, others, Math.min(2, Math.floor(last.length / 3)));
}

/**
 * What names an answer of a wizard's step (wordings, running summary, conditions, forms) does not misspell a step or a
 * field. An answer that no step has is no mistake: a retailer may remove a step, and what depends on it never applies.
 */
export const wizardAnswersRule: SchemaRule = ({ view }) => {
  const wizards = [...view.wizards.values()].map((wizard) => ({
    wizard,
    steps: stepsOf(wizard.value),
  }));
  const everywhere = new Map<string, Set<string>>();
  for (const { steps } of wizards)
    for (const { id, form } of steps)
      everywhere.set(id, new Set([...(everywhere.get(id) ?? []), ...fieldsIn(form, view)]));
  return [
    ...wizards.flatMap(({ wizard, steps }) => {
      const own = new Map(steps.map(({ id, form }) => [id, fieldsIn(form, view)]));
      return [
        ...steps.flatMap(({ wordings }, at) =>
          wordings.flatMap(({ takes }, place) =>
            Object.entries(isJsonObject(takes) ? takes : {}).flatMap(([name, answers]) =>
              [answers].flat().flatMap((answer, one) => {
                const [step = '', ...field] = String(answer).split('/');
                const path = ['steps', at, 'wordings', place, 'takes', name];
                const entry = Array.isArray(answers) ? [...path, one] : path;
                return misspeltAnswer(step, field.join('/'), own, () => wizard.place(entry));
              }),
            ),
          ),
        ),
        ...runningLinesOf(wizard.value).flatMap(({ step, field, path, stepPath }) =>
          misspeltAnswer(step, field, own, () => wizard.place(own.has(step) ? path : stepPath)),
        ),
      ];
    }),
    ...[view.conditions, ...view.forms.values()].flatMap((document) =>
      textsIn(document.value).flatMap(({ path, text }) => {
        const [, step, field] = ANSWER.exec(text) ?? [];
        if (!step || !field) return [];
        return misspeltAnswer(step, field, everywhere, () => document.place(path));
      }),
    ),
  ];
};

/** Answers that the running summary of a wizard says, with the path to each. */
function runningLinesOf({ running }: JsonObject) {
  return objectsIn(running).flatMap((line, at) =>
    [
      { own: line, at: [at] },
      { own: line.before, at: [at, 'before'] },
    ].flatMap(({ own, at }) => {
      if (!isJsonObject(own)) return [];
      const path = ['running', ...at];
      return listOf(own.fields).map((field, place) => ({
        ...{ step: String(own.step), field: String(field) },
        ...{ path: [...path, 'fields', place], stepPath: [...path, 'step'] },
      }));
    }),
  );
}

function misspeltAnswer(
  step: string,
  field: string,
  known: Fields,
  place: () => Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Diagnostic[] {
  const misspelt = (what: Sentence, name: string, names: Iterable<string>): Diagnostic[] => {
    const meant = meantBy(name, names);
    return meant === undefined ? [] : [{ ...place(), what, fix: sentence`write "${meant}"` }];
  };
  const fields = known.get(step);
  if (!fields) return misspelt(sentence`there is no step "${step}"`, step, known.keys());
  if (fields.has(field)) return [];
  return misspelt(sentence`the step "${step}" has no field "${field}"`, field, fields);
}

/** Fields of a form; none when it cannot be read, which another rule reports. */
function fieldsIn(form: string, { forms }: SchemaView): Set<string> {
  const document = forms.get(form);
  return new Set(document?.readable ? fieldsOf(document.value.schema).keys() : []);
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const objectsIn = (value: Json | undefined) => listOf(value).filter(isJsonObject);

function stepsOf({ steps }: JsonObject) {
  return objectsIn(steps).map(({ id, form, wordings }) => ({
    id: String(id),
    form: String(form),
    wordings: objectsIn(wordings),
  }));
}

function textsIn(value: Json, path: JsonPath = []): { path: JsonPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, [...path, at]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...path, key]));
}
