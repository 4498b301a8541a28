import { allNames, type Change } from './change.ts';
import { formFields } from './form-fields.ts';
import type { Snapshot } from './snapshot.ts';

/** Texts that change, by language; those of forms are listed with their form. */
export function diffTexts(before: Snapshot, after: Snapshot): Change[] {
  const languages = allNames(before.texts.keys(), after.texts.keys());
  const reported = alreadyReported(before, after);
  return languages.flatMap((language) => {
    const [was, is] = [before.texts.get(language), after.texts.get(language)];
    const about = 'languages';
    if (!was) return [{ about, what: `texts in ${language} are new` }];
    if (!is) return [{ about, what: `texts in ${language} are taken out` }];
    return allNames(was.keys(), is.keys()).flatMap((key): Change[] => {
      const [old, now] = [was.get(key), is.get(key)];
      if (old === now || reported.some((start) => key.startsWith(start))) return [];
      const [, form, rest] = /^forms\.([^.]+)\.(.+)$/.exec(key) ?? [];
      const what = `text ${rest ?? key} (${language}): ${textWords(old, now)}`;
      return [{ about: form ? `form ${form}` : 'texts', what }];
    });
  });
}

/** Prefixes of keys that other changes report: added or removed forms and fields. */
function alreadyReported(before: Snapshot, after: Snapshot): string[] {
  return allNames(before.forms.keys(), after.forms.keys()).flatMap((form) => {
    const [was, is] = [before.forms.get(form), after.forms.get(form)];
    if (!was || !is) return [`forms.${form}.`];
    const [old, now] = [formFields(was.schema ?? {}), formFields(is.schema ?? {})];
    return allNames(old.keys(), now.keys())
      .filter((field) => !(old.has(field) && now.has(field)))
      .map(
        (field) =>
          `forms.${form}.${field.replace(/^|\//g, (slash) => `${slash ? '.' : ''}fields.`)}.`,
      );
  });
}

/** For long texts, the part that differs with a few words around it. */
function textWords(old: string | undefined, now: string | undefined): string {
  if (old === undefined) return `new ${JSON.stringify(now)}`;
  if (now === undefined) return `taken out ${JSON.stringify(old)}`;
  const shortest = Math.min(old.length, now.length);
  let start = 0;
  while (start < shortest && old[start] === now[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const from = start > 60 ? start - 30 : 0;
  const until = end > 60 ? end - 30 : 0;
  const part = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, text.length - until)}${until > 0 ? '…' : ''}`;
  return `${JSON.stringify(part(old))} → ${JSON.stringify(part(now))}`;
}
