import type { OutdatedTexts } from '#studio/texts-contract.ts';
import { keyOf } from '#tools/config/texts/text-key.ts';
import { pathOfFile, type TextLayer, textIn } from '#tools/config/texts/text-layer.ts';
import type { Editing } from '../history/editing.ts';
import { headOf } from '../publish/git.ts';
import { copyMark } from '../state/mends.ts';
import { committedTexts, type TextVersion } from './committed-texts.ts';
import type { ReviewedTexts } from './reviewed-texts.ts';
import { rowPaths } from './row-paths.ts';
import { type Translations, translations } from './translations.ts';

interface Followed {
  head: string | null;
  /** Entries of the journal that were followed. */
  entries: number;
  texts: Translations;
}

/** Finds texts whose original changed after they were translated, from git and the Studio's journal. */
export function outdatedTextsReader(
  root: string,
  editing: Pick<Editing, 'entries' | 'textOf'>,
  reviewed: Pick<ReviewedTexts, 'has'>,
) {
  const followed = new Map<string, Promise<Followed>>();

  const journalVersions = (folders: readonly string[], after: number): TextVersion[] =>
    editing
      .entries()
      .slice(after)
      .flatMap(({ id, at, kind, files }) =>
        files
          .filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)))
          .flatMap(({ file, after: hash }) => {
            const text = textOrNothing(editing, hash);
            if (text === undefined) return [];
            return [{ at: Date.parse(at), id: `${id}`, file, text, isTurn: kind !== 'change' }];
          }),
      );

  const begin = async (head: string | null, from: string, to: string): Promise<Followed> => {
    const committed = await committedTexts(root, [from, to]);
    const entries = editing.entries().length;
    const texts = translations(from, to);
    // In the order of time: what the Studio wrote stands before the commit that published it.
    texts.follow(
      [...committed, ...journalVersions([from, to], 0)].sort((one, other) => one.at - other.at),
    );
    return { head, entries, texts };
  };

  return async (layer: TextLayer, from: string, to: string): Promise<OutdatedTexts> => {
    const [source, target] = [`${layer.folder}/${from}`, `${layer.folder}/${to}`];
    const place = `${source} ${target}`;
    const head = await headOf(root);
    // What failed once is tried again.
    const known = await followed.get(place)?.catch(() => undefined);
    const beginning = known?.head === head && known ? known : begin(head, source, target);
    followed.set(place, Promise.resolve(beginning));
    const now = await beginning;
    const entries = editing.entries().length;
    now.texts.follow(journalVersions([source, target], now.entries));
    now.entries = entries;
    const isReviewed = (key: string, original: string, translation: string) =>
      reviewed.has({ folder: layer.folder, from, to, key, original, translation });
    const marks = new Set(editing.entries().map(({ mark }) => mark));
    const isCopy = ({ file, path }: TextPlace) =>
      marks.has(copyMark(pathOfFile(layer, to, file), path));
    return { texts: outdatedIn(layer, from, to, now.texts, { isReviewed, isCopy }) };
  };
}

interface TextPlace {
  file: string;
  path: string[];
}

interface Judges {
  /** True where a person found the translation right for the original as it is. */
  isReviewed: (key: string, original: string, translation: string) => boolean;
  /** True for a text that the check's mend copied from the original. */
  isCopy: (place: TextPlace) => boolean;
}

function outdatedIn(
  layer: TextLayer,
  from: string,
  to: string,
  { originalOf }: Translations,
  { isReviewed, isCopy }: Judges,
): OutdatedTexts['texts'] {
  return [...(layer.own.get(to)?.keys() ?? [])].flatMap((file) =>
    rowPaths(layer, file, from, to).flatMap((path) => {
      const place = { file, path };
      const key = keyOf(place);
      const original = textIn(layer.own, from, place);
      const translation = textIn(layer.own, to, place);
      if (original === undefined || translation === undefined) return [];
      if (isReviewed(key, original, translation)) return [];
      if (translation === original && isCopy(place)) return [{ key, was: '' }];
      const was = originalOf(key, translation);
      return was === undefined || was === original ? [] : [{ key, was }];
    }),
  );
}

/** A text of the journal; undefined for one that was deleted with its folder. */
function textOrNothing({ textOf }: Pick<Editing, 'textOf'>, hash: string | null) {
  try {
    return textOf(hash);
  } catch {
    return undefined;
  }
}
