import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Facts, Manifest, TextTree } from '#config/configuration-types.ts';

/** A page that search engines may list, in one language. */
export interface ListedPage {
  route: string;
  language: string;
  path: string;
  /** Texts of `pages.<route>`. */
  texts: Record<'title' | 'description' | 'heading' | 'intro', string>;
  /** The same page in every offered language: language -> path. */
  alternates: ReadonlyMap<string, string>;
  /** Published files that the page needs at once, relative to the folder of the configuration. */
  needs: { data: string[]; modules: string[] };
}

interface Rules {
  conditions: Record<string, (facts: Facts) => boolean>;
}

const textAt = (tree: TextTree | undefined, ...path: string[]): string => {
  const found = path.reduce<unknown>((at, name) => (at as TextTree | undefined)?.[name], tree);
  return typeof found === 'string' ? found : '';
};

/**
 * The pages of setting `listedPages` whose conditions hold with the published settings, in every offered language.
 * Settings that the retailer serves are not known here: a page that they close answers that there is none.
 */
export async function listedPages(
  folder: string,
  manifest: Manifest,
  manifestFile: string,
): Promise<ListedPage[]> {
  const { settings, rules, forms, formTexts } = manifest;
  const { conditions } = (await import(pathToFileURL(join(folder, rules)).href)) as Rules;
  const facts = { settings, flags: {}, session: {}, subject: {} } as unknown as Facts;
  const isOpen = (names: readonly string[]) => names.every((name) => conditions[name]?.(facts));
  const texts = new Map(
    settings.languages.offered.map((language) => [
      language,
      JSON.parse(readFileSync(join(folder, manifest.texts[language] ?? ''), 'utf8')) as TextTree,
    ]),
  );
  return settings.listedPages.flatMap(({ route, requires = [], forms: shown = [] }) => {
    const alternates = new Map(
      [...texts].map(([language, tree]) => [language, textAt(tree, 'routes', route)]),
    );
    if (!isOpen(requires) || [...alternates.values()].some((path) => !path || path.includes(':')))
      return [];
    return [...alternates].map(([language, path]) => {
      const text = (name: string) => textAt(texts.get(language), 'pages', route, name);
      return {
        route,
        language,
        path,
        alternates,
        texts: {
          title: text('title'),
          description: text('description'),
          heading: text('heading'),
          intro: text('intro'),
        },
        needs: {
          data: [
            manifestFile,
            manifest.texts[language],
            ...shown.map((form) => formTexts[language]?.[form]),
          ].filter((file) => file !== undefined),
          modules: [rules, ...shown.flatMap((form) => forms[form] ?? [])],
        },
      };
    });
  });
}
