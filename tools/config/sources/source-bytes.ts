import { type Sentence, sentence } from '#tools/config/sentence.ts';

/** Largest configuration file, in bytes; a form of hundreds of fields has a tenth of that. */
const LARGEST_FILE = 1_000_000;

/** Deepest nesting of objects and lists; a form with groups and rules has a quarter of that. */
const DEEPEST = 100;

/** Why bytes are no text, and the offset of the first invalid one. */
export interface Unreadable {
  text: string;
  offset: number;
  what: Sentence;
  fix: Sentence;
}

/** The text of a file's bytes, without a byte order mark; or why there is none. */
export function textOf(bytes: Buffer): string | Unreadable {
  if (bytes.length > LARGEST_FILE) {
    const what = sentence`the file is larger than 1 MB`;
    const fix = sentence`split it, or take out what does not belong here (long lists come from look-ups)`;
    return { text: '', offset: 0, what, fix };
  }
  const [first = 0, second = 0] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || bytes.subarray(0, 100).includes(0)) {
    const fix = sentence`save it as UTF-8 (in most editors: Save with Encoding)`;
    return { text: '', offset: 0, what: sentence`the file is UTF-16 text, or no text`, fix };
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const foreign = text.indexOf('\uFFFD');
  // The replacement character may also be in the file itself.
  if (foreign >= 0 && !isUtf8(bytes)) {
    const what = sentence`a letter here is not UTF-8`;
    return {
      text,
      offset: foreign,
      what,
      fix: sentence`save the file as UTF-8, and write it again`,
    };
  }
  return text;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Offset of the first bracket that is nested too deep; null when none is. */
export function tooDeepAt(text: string): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    if (depth > DEEPEST) return index;
  }
  return null;
}
