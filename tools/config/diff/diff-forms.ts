import { mutations } from '#tools/config/code-definitions.ts';
import type { Json, JsonObject } from '#tools/config/json-value.ts';
import { allNames, type Change, fromTo, listChanges, shortJson } from './change.ts';
import { conditionWords } from './condition-words.ts';
import { diffFields } from './diff-fields.ts';
import { diffLooks } from './diff-looks.ts';
import type { Snapshot } from './snapshot.ts';

/** Forms that are added, removed or changed, apart from their texts. */
export function diffForms(before: Snapshot, after: Snapshot, language: string): Change[] {
  return allNames(before.forms.keys(), after.forms.keys()).flatMap((name) => {
    const [was, is] = [before.forms.get(name), after.forms.get(name)];
    const about = `form ${name}`;
    if (!was) return [{ about, what: 'new' }];
    if (!is)
      return [{ about, what: 'taken out', breaks: keeps(name, was, before) ? ['drafts'] : [] }];
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
  return [
    ...diffFields({
      about,
      before: {
        schema: was.schema ?? {},
        ui: was.ui,
        texts: textsOf(name, before, language),
      },
      after: { schema: is.schema ?? {}, ui: is.ui, texts: textsOf(name, after, language) },
      isKept: (field) => keeps(name, was, before) && !never.includes(field),
      isTaken: (field) => takenBy(name, was, before).has(field.split('/')[0] ?? ''),
    }),
    ...diffLooks(about, was.ui, is.ui),
    ...diffDocument(about, was, is),
  ];
}

function diffDocument(about: string, was: JsonObject, is: JsonObject): Change[] {
  const changes: Change[] = [];
  const [requires, required] = [listAt(was, 'requires'), listAt(is, 'requires')];
  const { gone, added } = listChanges(requires, required);
  for (const one of added) changes.push({ about, what: `opens only when "${one}"` });
  for (const one of gone) changes.push({ about, what: `opens without "${one}"` });
  if (was.submit !== is.submit)
    changes.push({ about, what: `sent by ${fromTo(was.submit, is.submit)}`, breaks: ['API'] });
  const ofDraft = {
    keepMinutes: 'minutes that what was typed is kept',
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
    changes.push({ about, what: `${one} is no longer kept in drafts` });
  for (const one of never.gone) changes.push({ about, what: `${one} is kept in drafts now` });
  const [old, now] = [was, is].map((form) =>
    listAt(form, 'resets').map((reset) => resetWords(reset as JsonObject)),
  );
  const resets = listChanges(old ?? [], now ?? []);
  for (const one of resets.added) changes.push({ about, what: `new reset: ${one}` });
  for (const one of resets.gone) changes.push({ about, what: `no more reset: ${one}` });
  return changes;
}

function resetWords({ in: group, at, changed, if: asked, set }: JsonObject): string {
  const every = at === 'start' ? 'when the form opens' : 'always';
  const on = Array.isArray(changed) ? `when ${changed.join(' or ')} changes` : every;
  const only = asked !== undefined ? `, if ${conditionWords(asked)}` : '';
  const values = Object.entries((set ?? {}) as JsonObject).sort(([a], [b]) => (a < b ? -1 : 1));
  const answers = values.map(([field, value]) => `${field} becomes ${shortJson(value)}`).join(', ');
  return `${group ? `in ${group}, ` : ''}${on}${only}: ${answers}`;
}

/** Names of the answers of a form that its mutation, or that of its wizards, takes. */
function takenBy(name: string, { submit }: JsonObject, snapshot: Snapshot): ReadonlySet<string> {
  const own = mutationOf(submit);
  const ofWizards = wizardsWith(name, snapshot).flatMap(({ operation, steps }) => {
    const mutation = mutationOf(operation);
    if (mutation?.kind !== 'wizard') return [];
    return (steps as JsonObject[]).flatMap(({ id, form }) =>
      form === name ? (mutation.takes[String(id)] ?? []) : [],
    );
  });
  return new Set([...(own?.kind === 'form' ? own.takes : []), ...ofWizards]);
}

const mutationOf = (name: Json | undefined) =>
  typeof name === 'string' && Object.hasOwn(mutations, name) ? mutations[name] : undefined;

/** True when answers of a form may be stored: it has drafts, or belongs to a wizard. */
function keeps(name: string, form: JsonObject, snapshot: Snapshot): boolean {
  return form.draft !== undefined || wizardsWith(name, snapshot).length > 0;
}

function wizardsWith(form: string, { wizards }: Snapshot): JsonObject[] {
  return [...wizards.values()].filter((wizard) =>
    listAt(wizard, 'steps').some((step) => (step as JsonObject).form === form),
  );
}

function listAt(value: JsonObject, ...path: string[]): Json[] {
  const found = path.reduce<Json | undefined>((part, key) => (part as JsonObject)?.[key], value);
  return Array.isArray(found) ? found : [];
}

/** Texts of a form in one language. */
function textsOf(form: string, { texts }: Snapshot, language: string): ReadonlyMap<string, string> {
  const start = `forms.${form}.`;
  const all = texts.get(language) ?? [...texts.values()][0] ?? new Map<string, string>();
  return new Map(
    [...all].flatMap(([key, text]) =>
      key.startsWith(start) ? [[key.slice(start.length), text]] : [],
    ),
  );
}
