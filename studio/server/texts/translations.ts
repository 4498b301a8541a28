import { textsOf } from '#tools/config/fields/text-tree.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { keyOf } from '#tools/config/texts/text-key.ts';
import type { TextVersion } from './committed-texts.ts';

/** What the original said when each translation was made. */
export interface Translations {
  /** Takes the next versions of files; those of one id are taken together. */
  follow(versions: readonly TextVersion[]): void;
  /** What the original of a key said when it was first translated so; undefined where that is not known. */
  originalOf(key: string, translation: string): string | undefined;
}

/**
 * Follows the versions of the files of two folders of languages, in the order of time. An original that is changed and
 * changed back is as it was; a translation that is undone is again the one of its original.
 */
export function translations(from: string, to: string): Translations {
  const originals = new Map<string, string>();
  const texts = new Map<string, ReadonlyMap<string, string>>();
  /** Key -> translation -> what the original said. */
  const known = new Map<string, Map<string, string>>();

  const takeOriginal = ({ file, text }: TextVersion) => {
    for (const key of texts.get(file)?.keys() ?? []) originals.delete(key);
    const now = textsByKey(nameIn(from, file), text);
    for (const [key, words] of now) originals.set(key, words);
    texts.set(file, now);
  };
  const takeTranslation = ({ file, text, isTurn = false }: TextVersion) => {
    const before = texts.get(file);
    const now = textsByKey(nameIn(to, file), text);
    texts.set(file, now);
    for (const [key, words] of now) {
      const original = originals.get(key);
      const made = known.get(key) ?? new Map<string, string>();
      if (before?.get(key) === words || original === undefined) continue;
      if (!isTurn || !made.has(words)) known.set(key, made.set(words, original));
    }
  };
  return {
    follow(versions) {
      for (let at = 0; at < versions.length; ) {
        const end = versions.findIndex(({ id }, index) => index > at && id !== versions[at]?.id);
        const together = versions.slice(at, end < 0 ? undefined : end);
        for (const one of together) if (one.file.startsWith(`${from}/`)) takeOriginal(one);
        for (const one of together) if (one.file.startsWith(`${to}/`)) takeTranslation(one);
        at += together.length;
      }
    },
    originalOf: (key, translation) => known.get(key)?.get(translation),
  };
}

const nameIn = (folder: string, file: string) =>
  file.slice(folder.length + 1).replace(/\.json$/, '');

/** The texts of a file by their keys; none of one that cannot be read. */
function textsByKey(file: string, json: string | null): Map<string, string> {
  try {
    const tree: unknown = JSON.parse(json ?? '{}');
    if (!isJsonObject(tree)) return new Map();
    return new Map(
      [...textsOf(tree).values()].map(({ path, text }) => [
        keyOf({ file, path: path.map(String) }),
        text,
      ]),
    );
  } catch {
    return new Map();
  }
}
