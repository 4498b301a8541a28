import type { TextTree } from '#config/configuration-types.ts';

/** How often the long form repeats a text. */
const TIMES = 4;
const PLACEHOLDER = /\{\{[^}]*\}\}/g;
/** Areas without texts for customers: addresses of pages, and the texts of the preview panel. */
const AS_THEY_ARE = ['$schema', 'routes', 'preview'];

/**
 * A text about four times as long, in brackets, so that a cut end is visible. Placeholders appear once, as their values
 * keep their length. A text in that form, or without words, is unchanged.
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

/** The texts of a language in their long form; areas without words for customers are unchanged. */
export function longLanguage(texts: TextTree): TextTree {
  const unchanged = Object.entries(texts).filter(([area]) => AS_THEY_ARE.includes(area));
  return { ...longTexts(texts), ...Object.fromEntries(unchanged) };
}

const long = (value: string | TextTree) =>
  typeof value === 'string' ? longText(value) : longTexts(value);
