import { placeholdersOf, textsOf, withoutPlural } from '#tools/config/fields/text-tree.ts';
import type { LayerSources } from '#tools/config/sources/configuration-sources.ts';

/** What a language that is not offered yet lacks, compared with the default language. */
export interface LanguageGaps {
  language: string;
  /** Texts that it should have; plural forms of one text count once. */
  texts: number;
  /** File and key of each text that is missing, or that takes other values than its twin. */
  lacking: string[];
}

/**
 * For each language with a folder in `locales/` that the settings do not offer: how far it is. The check of offered
 * languages stops at a missing text; one that is under way may lack some.
 */
export function languageGaps({ portal, ...layer }: LayerSources): LanguageGaps[] {
  const { languages } = (portal?.value ?? {}) as {
    languages?: { offered?: string[]; default?: string };
  };
  const model = languages?.default ?? '';
  const offered = languages?.offered ?? [model];
  const wanted = textsIn(layer, model);
  return [...layer.texts.keys()]
    .filter((language) => !offered.includes(language))
    .map((language) => {
      const found = textsIn(layer, language);
      const lacking = [...wanted].flatMap(([key, values]) =>
        found.get(key) === values ? [] : [`locales/${language}/${key}`],
      );
      return { language, texts: wanted.size, lacking };
    });
}

/** The values that each text of a language takes, by file and key. */
function textsIn(layer: Omit<LayerSources, 'portal'>, language: string): Map<string, string> {
  const trees = [
    ['', layer.texts],
    ['forms/', layer.formTexts],
    ['fragments/', layer.fragmentTexts],
  ] as const;
  return new Map(
    trees.flatMap(([under, tree]) =>
      [...(tree.get(language) ?? [])].flatMap(([name, { value }]) =>
        [...textsOf(value)]
          .filter(([key]) => key !== '$schema')
          .map(([key, { text }]): [string, string] => [
            `${under}${name}.json "${withoutPlural(key)}"`,
            placeholdersOf(text).join(),
          ]),
      ),
    ),
  );
}

/** The line of the report on a language in preparation. */
export function printGaps({ language, texts, lacking }: LanguageGaps): string {
  const [first] = lacking;
  return first === undefined
    ? `· ${language} has all ${texts} texts and is not offered (languages.offered)`
    : `· ${language} is not offered and lacks ${lacking.length} of ${texts} texts, first ${first}`;
}
