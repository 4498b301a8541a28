import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledForm, Manifest } from '#config/configuration-types.ts';
import type { Json, JsonObject } from '#tools/config/json-value.ts';
import { type Snapshot, texts } from './snapshot.ts';

/** A snapshot of one version that stands published in a folder, by the name of its manifest. */
export async function publishedSnapshot(
  folder: string,
  manifestFile: string,
  api: string | null,
): Promise<Snapshot> {
  const json = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
  const manifest = json<Manifest>(manifestFile);
  const forms = await Promise.all(
    Object.entries(manifest.forms).map(async ([name, file]) => {
      const url = pathToFileURL(resolve(folder, file)).href;
      const { form } = (await import(url)) as { form: CompiledForm };
      const { validators: _, ...document } = form;
      const schema = form.schema as Json;
      return [name, { document: document as unknown as JsonObject, published: schema }] as const;
    }),
  );
  const languages = Object.entries(manifest.texts).map(([language, file]) => {
    const ofForms = Object.entries(manifest.formTexts[language] ?? {});
    return [
      language,
      texts([
        // The compiler adds the titles of the steps, taken from their forms.
        ...Object.entries(json<JsonObject>(file)).filter(([area]) => area !== 'wizards'),
        ...ofForms.map(([form, path]) => [`forms.${form}`, json(path)] as const),
      ]),
    ] as const;
  });
  return {
    partner: manifest.partner,
    settings: manifest.settings as unknown as JsonObject,
    forms: new Map(forms),
    wizards: new Map(Object.entries(manifest.wizards)) as unknown as Snapshot['wizards'],
    texts: new Map(languages),
    deployment: api === null ? {} : { api },
  };
}
