/**
 * Marks in texts, by which the page finds the key of a text where it stands: the position of the key in a table, as digits
 * to the base of four. The letters are invisible, no white space and ignored by collation, line breaks and searches; no
 * text of the portal has them.
 */
const START = '\u2060';
const DIGITS = '\u2061\u2062\u2063\u2064';
const MARK = new RegExp(`${START}[${DIGITS}]+`, 'g');

const PLACEHOLDER = /\{\{[^}]*\}\}/g;
/** What a mark stands before at the end of a line: punctuation, emphasis and the address of a link in Markdown. */
const LINE = /^(.*?)((?:\]\([^)\s]*\)|[\s*_`~.,;:!?…)\]])*)$/su;

const keys: string[] = [];
const positions = new Map<string, number>();

function positionOf(key: string): number {
  const known = positions.get(key);
  if (known !== undefined) return known;
  positions.set(key, keys.length);
  return keys.push(key) - 1;
}

function markOf(key: string): string {
  const digits = positionOf(key).toString(4);
  return START + [...digits].map((digit) => DIGITS[Number(digit)]).join('');
}

/**
 * A text with the mark of its key at the end of each of its lines, as a text in Markdown becomes several elements. A text
 * without words, such as `{{from}}–{{to}}`, and one that has its mark already are unchanged.
 */
export function withMark(text: string, key: string): string {
  if (hasMark(text) || !/\p{L}/u.test(text.replace(PLACEHOLDER, ''))) return text;
  const mark = markOf(key);
  return text
    .split('\n')
    .map((line) => {
      const [, words = '', end = ''] = LINE.exec(line) ?? [];
      return words === '' ? line : words + mark + end;
    })
    .join('\n');
}

/** True for a text with at least one mark. */
export const hasMark = (text: string): boolean => text.includes(START);

/** The same text without marks. */
export const withoutMarks = (text: string): string =>
  hasMark(text) ? text.replace(MARK, '') : text;

/** Keys of the marks in a text, in order, each once; the last is that of the text around the others. */
export function keysIn(text: string): string[] {
  if (!hasMark(text)) return [];
  const found = [...text.matchAll(MARK)].map(([mark]) =>
    Number.parseInt([...mark.slice(1)].map((digit) => DIGITS.indexOf(digit)).join(''), 4),
  );
  return [...new Set(found)].flatMap((position) => keys[position] ?? []);
}
