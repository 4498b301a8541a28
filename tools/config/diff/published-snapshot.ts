import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestIn, type PublishedVersion } from '#tools/config/publish/publications.ts';
import { publishedSources } from '#tools/config/publish/published-sources.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { type Snapshot, texts } from './snapshot.ts';

/** A snapshot of one published version in a folder. Throws with a message for the owner when it cannot be compared. */
export function publishedSnapshot(
  folder: string,
  { version, manifest: file }: PublishedVersion,
): Snapshot {
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonObject;
  const manifest = manifestIn(folder, file);
  const { conditions, forms, deployment } = publishedSources(folder, version);
  const languages = Object.entries(manifest.texts).map(([language, path]) => {
    const ofForms = Object.entries(manifest.formTexts[language] ?? {});
    return [
      language,
      texts([
        // The compiler adds the titles of the steps, taken from their forms.
        ...Object.entries(json(path)).filter(([area]) => area !== 'wizards'),
        ...ofForms.map(([form, formPath]) => [`forms.${form}`, json(formPath)] as const),
      ]),
    ] as const;
  });
  return {
    partner: manifest.partner,
    isPublished: true,
    settings: manifest.settings as unknown as JsonObject,
    conditions,
    forms: new Map(Object.entries(forms)),
    wizards: new Map(Object.entries(manifest.wizards)) as unknown as Snapshot['wizards'],
    screens: new Map(Object.entries(withoutReads({ ...manifest.screens }))),
    texts: new Map(languages),
    deployment,
  };
}

/** Documents as they are written: the compiler adds to each source how it is read. */
function withoutReads<Value>(value: Value): Record<string, JsonObject> {
  const text = JSON.stringify(value, (key, inner) =>
    key === 'source' && isJsonObject(inner) ? { ...inner, read: undefined } : inner,
  );
  return JSON.parse(text);
}
