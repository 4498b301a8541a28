import type { TextTree } from '#config/configuration-types.ts';
import { i18n, textLanguages } from '#i18n/i18n.ts';
import { withMark, withoutMarks } from './text-marks.ts';

/** Areas without words for customers: addresses, and the texts of preview and Studio. */
const AS_THEY_ARE: readonly string[] = ['$schema', 'routes', 'preview', 'studio'];
const NAMESPACE = 'translation';

const isMarked = ([area]: [string, unknown]) => !AS_THEY_ARE.includes(area);

function mapped(tree: TextTree, prefix: string, change: typeof withMark): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = `${prefix}${name}`;
      return [
        name,
        typeof value === 'string' ? change(value, key) : mapped(value, `${key}.`, change),
      ] as const;
    }),
  );
}

/** All texts of a language with the marks of their keys. */
export function markedTree(texts: TextTree): TextTree {
  const words = Object.fromEntries(Object.entries(texts).filter(isMarked));
  return { ...texts, ...mapped(words, '', withMark) };
}

/** Trees are replaced, not changed: the configuration has the same objects. */
function replace(language: string, changed: (texts: TextTree) => TextTree): void {
  const texts = i18n.store.data[language];
  if (texts) texts[NAMESPACE] = changed(texts[NAMESPACE] as TextTree);
}

const mark = (language: string) => replace(language, markedTree);

function replaceAll(changed: (texts: TextTree) => TextTree): void {
  for (const language of textLanguages()) {
    replace(language, changed);
    i18n.emit('textsAdded', language, true);
  }
}

/**
 * Marks every text of the page, and those that are loaded later, with its key: all of them pass through i18next's store
 * before values are inserted and plurals chosen. Returns the function that restores them.
 */
export function markTexts(): () => void {
  i18n.store.on('added', mark);
  replaceAll(markedTree);
  return () => {
    i18n.store.off('added', mark);
    replaceAll((texts) => mapped(texts, '', withoutMarks));
  };
}

/** The text of a key as it is written, with its placeholders; undefined where the language has none. */
export function sourceText(language: string, key: string): string | undefined {
  const text: unknown = i18n.getResource(language, NAMESPACE, key);
  return typeof text === 'string' ? withoutMarks(text) : undefined;
}

/** Shows another text for a key from now on, until texts are loaded again. */
export function showText(language: string, key: string, text: string): void {
  const [name = '', ...path] = key.split('.').reverse();
  const changed = (tree: TextTree, [first, ...rest]: string[]): TextTree =>
    first === undefined
      ? { ...tree, [name]: withMark(text, key) }
      : { ...tree, [first]: changed((tree[first] ?? {}) as TextTree, rest) };
  replace(language, (texts) => changed(texts, path.reverse()));
  i18n.emit('textsAdded', language, true);
}
