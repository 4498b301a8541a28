import type { Contents } from '#studio/contract.ts';
import { settingSchemas } from '#tools/config/meta/settings-schema.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import { partOf } from '../files/part-of.ts';
import type { Scope } from './scope.ts';

type Entry = Contents['entries'][number];

/** Everything of the configuration that has a panel, with its words in the default language: forms, steps, pages, settings. */
export function contentsOf(scope: Scope): Contents {
  const { view, languages } = scope;
  const [language = ''] = languages;
  const text = (area: string, ...path: string[]) => {
    const found = partOf(view.texts.get(language)?.get(area)?.value, path);
    return typeof found === 'string' ? found : undefined;
  };
  const forms = [...view.forms.keys()].map((form): Entry => {
    const title = view.formTexts.get(language)?.get(form)?.value.title;
    return {
      thing: { kind: 'form', form },
      words: typeof title === 'string' ? title : form,
      file: `schemas/forms/${form}.json`,
    };
  });
  const pages = [...view.screens.keys()].map(
    (page): Entry => ({
      thing: { kind: 'page', page },
      words: text('frame', 'routes', page) ?? page,
      file: `schemas/screens/${page}.json`,
    }),
  );
  const steps = [...view.wizards].flatMap(([wizard, { value }]) =>
    (Array.isArray(value.steps) ? value.steps : []).flatMap((step): Entry[] => {
      const name = entryName(step);
      if (name === undefined) return [];
      const thing = { kind: 'step' as const, wizard, step: String(name) };
      return [{ thing, words: `${wizard}: ${name}`, file: `schemas/wizards/${wizard}.json` }];
    }),
  );
  const conditions = Object.keys(conditionsOf(view)).map(
    (name): Entry => ({
      thing: { kind: 'condition', name },
      words: text('conditions', name) ?? name,
      file: 'schemas/conditions.json',
    }),
  );
  const settings = settingsIn(scope.meta('portal'));
  return { entries: [...pages, ...forms, ...steps, ...settings, ...conditions] };
}

/** Settings and groups of them; entries of maps of free keys are changed in their group. */
function settingsIn(meta: JsonObject): Entry[] {
  const keys = [...settingSchemas(meta).keys()].map((key) => key.replace(/\.\*$/, ''));
  const groups = keys.flatMap((key) =>
    key.split('.').map((_, index, names) => names.slice(0, index + 1).join('.')),
  );
  return [...new Set(groups)].map((key) => ({
    thing: { kind: 'setting', key },
    words: descriptionOf(meta, key.split('.')) ?? key,
    file: 'schemas/portal.json',
  }));
}

function descriptionOf(meta: JsonObject, path: readonly string[]): string | undefined {
  const schema = partOf(
    meta,
    path.flatMap((name) => ['properties', name]),
  );
  const description = isJsonObject(schema) ? schema.description : undefined;
  return typeof description === 'string' ? description : undefined;
}
