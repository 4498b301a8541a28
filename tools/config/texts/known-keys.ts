import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import { withoutPlural } from '#tools/config/fields/text-tree.ts';
import { textPaths } from './key-tree.ts';
import { keyOf, placeOfKey, type TextPlace } from './text-key.ts';
import { keyTrees, type TextLayer } from './text-layer.ts';

/** The keys that a table may name. */
export interface KnownKeys {
  /** Where the text of a key stands; undefined for a key that no language has. */
  find(key: string): TextPlace | undefined;
  /** ` (did you mean "x"?)`, or nothing. */
  suggestion(key: string): string;
}

/**
 * The keys of all languages, for a partner those of the retailer too, whose texts it may override. A plural form that
 * none has yet is known by the other forms of its text, as each language has its own.
 */
export function knownKeys({ languages, inherited, own }: TextLayer): KnownKeys {
  const places = new Map<string, TextPlace>();
  const byFile = new Map<string, string[]>();
  for (const [file, tree] of keyTrees(languages, [inherited, own])) {
    const inFile = textPaths(tree).map((path): [string, TextPlace] => {
      const place = { file, path };
      return [keyOf(place), place];
    });
    for (const [key, place] of inFile) places.set(key, place);
    byFile.set(
      file,
      inFile.map(([key]) => key),
    );
  }
  const plurals = new Set([...places.keys()].filter(pluralForm).map(withoutPlural));
  return {
    find(key) {
      const isNewForm = pluralForm(key) !== undefined && plurals.has(withoutPlural(key));
      return places.get(key) ?? (isNewForm ? placeOfKey(key) : undefined);
    },
    suggestion(key) {
      const { file } = placeOfKey(key);
      return didYouMean(key, byFile.get(file) ?? [...byFile.keys()].map(likeFileOf(key, file)));
    },
  };
}

/** `few` of `count_few`; undefined for a key that does not end like a plural form of i18next. */
export function pluralForm(key: string): string | undefined {
  const base = withoutPlural(key);
  return base === key ? undefined : key.slice(base.length + 1);
}

/** The key as it would be in another file. */
function likeFileOf(key: string, file: string): (other: string) => string {
  return (other) => `${other}${key.slice(file.length)}`;
}
