import type { TextTree } from '#config/configuration-types.ts';

/** How often a text stands in its long form. */
const TIMES = 4;
const PLACEHOLDER = /\{\{[^}]*\}\}/g;
/** Areas whose texts are no words for customers: addresses of pages, and the panel that shows the others. */
const AS_THEY_ARE = ['$schema', 'routes', 'preview'];

/**
 * A text about four times as long, in brackets, so that an end that is cut off can be seen. Placeholders stand once, as
 * their values are as long as they are. A text in that form, or without words, stays as it is.
 */
export function longText(text: string): string {
  const words = text.replace(PLACEHOLDER, '').replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(words) || /^\[.*\]$/su.test(text)) return text;
  return `[${[text, ...Array<string>(TIMES - 1).fill(words)].join(' ')}]`;
}

/** All texts of a tree in their long form. */
export function longTexts(tree: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, long(value)] as const),
  );
}

/** The texts of a language: those that are no words for customers stay. */
export function longLanguage(texts: TextTree): TextTree {
  const kept = Object.entries(texts).filter(([area]) => AS_THEY_ARE.includes(area));
  return { ...longTexts(texts), ...Object.fromEntries(kept) };
}

const long = (value: string | TextTree) =>
  typeof value === 'string' ? longText(value) : longTexts(value);
