import { answerRoute } from '#tools/config/description/answer-routes.ts';
import { remembered } from '#tools/config/remembered.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  stableJson,
} from '#tools/config/sources/json-value.ts';
import { withoutRemoved } from '#tools/config/sources/removed-fields.ts';
import { allNames, type Change, fromTo, listAt, listChanges, shortJson } from './change.ts';
import { conditionWords } from './condition-words.ts';
import { diffFields } from './diff-fields.ts';
import { diffLooks } from './diff-looks.ts';
import { formFields } from './form-fields.ts';
import type { Snapshot, Texts } from './snapshot.ts';
import { wizardsWith } from './taken-answers.ts';

/** Forms that are added, removed or changed, apart from their texts. */
export function diffForms(before: Snapshot, after: Snapshot, language: string): Change[] {
  return allNames(before.forms.keys(), after.forms.keys()).flatMap((name) => {
    const [was, is] = [before.forms.get(name), after.forms.get(name)];
    const about = `form ${name}`;
    if (!was) return [{ about, what: 'new' }];
    if (!is)
      return [{ about, what: 'taken out', breaks: keeps(name, was, before) ? ['drafts'] : [] }];
    // Not `isSame`: fields are shown in the order in which they are written.
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return diffForm(name, [was, is], [before, after], language);
  });
}

function diffForm(
  name: string,
  [was, is]: [JsonObject, JsonObject],
  [before, after]: [Snapshot, Snapshot],
  language: string,
): Change[] {
  const about = `form ${name}`;
  const never = listAt(was, 'draft', 'never');
  const [old, now] = [formFields(was.schema ?? {}), formFields(is.schema ?? {})];
  // References to a removed field are removed with it; its removal is reported once.
  const gone = new Set([...old.keys()].filter((field) => !now.has(field)));
  const [wasLeft, isLeft] = [withoutRemoved(was, gone), withoutRemoved(is, gone)];
  return [
    ...diffFields({
      about,
      before: {
        schema: was.schema ?? {},
        ui: was.ui,
        texts: textsOf(name, before, language),
        routeOf: (field) => answerRoute(name, field, before).kind,
      },
      after: {
        schema: is.schema ?? {},
        ui: is.ui,
        texts: textsOf(name, after, language),
        routeOf: (field) => answerRoute(name, field, after).kind,
      },
      isStored: (field) => keeps(name, was, before) && !never.includes(field),
    }),
    ...diffLooks(about, wasLeft.ui, isLeft.ui),
    ...diffDocument(about, wasLeft, isLeft),
  ];
}

function diffDocument(about: string, was: JsonObject, is: JsonObject): Change[] {
  const changes: Change[] = [];
  const [requires, required] = [listAt(was, 'requires'), listAt(is, 'requires')];
  const { gone, added } = listChanges(requires, required);
  for (const one of added) changes.push({ about, what: `opens only when "${one}"` });
  for (const one of gone) changes.push({ about, what: `opens without "${one}"` });
  const [sentBefore, sentNow] = [submitName(was.submit), submitName(is.submit)];
  if (sentBefore !== sentNow)
    changes.push({ about, what: `sent by ${fromTo(sentBefore, sentNow)}`, breaks: ['API'] });
  else if (stableJson(was.submit) !== stableJson(is.submit))
    changes.push({ about, what: `its call of ${sentNow} is another`, breaks: ['API'] });
  const ofDraft = {
    keepMinutes: 'minutes for which typed answers are stored',
    delayMs: 'milliseconds until what was typed is stored',
  };
  for (const [name, words] of Object.entries(ofDraft)) {
    const [before, after] = [was.draft, is.draft].map(
      (draft) => (draft as JsonObject | undefined)?.[name],
    );
    if (JSON.stringify(before) !== JSON.stringify(after))
      changes.push({ about, what: `${words}: ${fromTo(before, after)}` });
  }
  const never = listChanges(listAt(was, 'draft', 'never'), listAt(is, 'draft', 'never'));
  for (const one of never.added)
    changes.push({ about, what: `${one} is no longer stored in drafts` });
  for (const one of never.gone) changes.push({ about, what: `${one} is stored in drafts now` });
  for (const [kind, words] of [
    ['resets', resetWords],
    ['warnings', warningWords],
  ] as const) {
    const [old = [], now = []] = [was, is].map((form) =>
      listAt(form, kind).map((one) => words(one as JsonObject)),
    );
    const { added, gone: lost } = listChanges(old, now);
    const name = kind === 'resets' ? 'reset' : 'warning';
    for (const one of added) changes.push({ about, what: `new ${name}: ${one}` });
    for (const one of lost) changes.push({ about, what: `no more ${name}: ${one}` });
  }
  return changes;
}

/** Name of what a form submits: its mutation, or the operation that it calls. */
const submitName = (submit: Json | undefined): Json | undefined =>
  isJsonObject(submit) ? submit.operation : submit;

function warningWords({ field, name, if: condition }: JsonObject): string {
  return `"${name}" of ${field}, if ${conditionWords(condition)}`;
}

function resetWords({ in: group, at, changed, if: condition, set }: JsonObject): string {
  const every = at === 'start' ? 'when the form opens' : 'always';
  const on = Array.isArray(changed) ? `when ${changed.join(' or ')} changes` : every;
  const only = condition !== undefined ? `, if ${conditionWords(condition)}` : '';
  const values = Object.entries((set ?? {}) as JsonObject).sort(([a], [b]) => (a < b ? -1 : 1));
  const answers = values
    .map(([field, value]) => `${field} becomes ${valueWords(value)}`)
    .join(', ');
  return `${group ? `in ${group}, ` : ''}${on}${only}: ${answers}`;
}

/** The new answer that a reset says, in words: `p1 + p2 - discount to 2 decimals`. */
function valueWords(value: Json): string {
  if (!isJsonObject(value) || !Array.isArray(value.sum)) return shortJson(value);
  const minus = Array.isArray(value.minus) ? value.minus : [];
  const sum = [value.sum.join(' + '), ...minus].join(' - ');
  return value.decimals === undefined ? sum : `${sum} to ${shortJson(value.decimals)} decimals`;
}

/** True when answers of a form may be stored: it has drafts, or belongs to a wizard. */
function keeps(name: string, form: JsonObject, snapshot: Snapshot): boolean {
  return form.draft !== undefined || wizardsWith(name, snapshot).length > 0;
}

/** Texts of a form in one language. */
function textsOf(form: string, { texts }: Snapshot, language: string): Texts {
  const all = texts.get(language) ?? [...texts.values()][0];
  return (all && byForm(all).get(form)) ?? new Map();
}

const byForm = remembered((all: Texts): ReadonlyMap<string, Texts> => {
  const found = new Map<string, Map<string, string>>();
  for (const [key, text] of all) {
    const [, form, name] = /^forms\.([^.]+)\.(.+)$/s.exec(key) ?? [];
    if (form === undefined || name === undefined) continue;
    const texts = found.get(form) ?? new Map<string, string>();
    found.set(form, texts.set(name, text));
  }
  return found;
});
