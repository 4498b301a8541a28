import type { Place } from '#tools/config/diagnostic.ts';
import { sourceCode } from './source-code.ts';

/** How the code names texts: whole keys, and prefixes of keys. */
export interface TextUses {
  /** Whole keys in `t(…)`, and those that a list completes, with their places. */
  called: readonly { key: string; place: Place }[];
  /** Every string of the code that looks like a key. */
  mentioned: ReadonlySet<string>;
  /** Prefixes of keys: `contracts.state.` of a template. */
  prefixes: readonly string[];
}

const CALL = /\b(?:t|optional|translate)\(\s*(['"`])([\w-]+(?:\.[\w-]+)+)\1/g;
const KEY = /(['"`])([A-Za-z][\w-]*(?:\.[\w-]+)+)\1/g;
const PREFIX =
  /`([A-Za-z][\w-]*(?:\.[\w-]+)*\.[\w-]*)\$\{|['"]([A-Za-z][\w-]*(?:\.[\w-]+)*\.)['"]/g;

/** The beginning of the keys of a list's texts, which src/lists completes. */
const LIST = /\btexts="([\w.-]+\.)"/g;
const listTexts = ['failed', 'empty.title', 'empty.body', 'search.found'];
const pickTexts = ['start', 'of', 'row', 'page', 'count', 'found', 'newest', 'none'].map(
  (name) => `pick.${name}`,
);
const searchTexts = ['search.label', 'search.placeholder', 'no-matches.title', 'no-matches.body'];

/** The texts that src/ uses. The code is not parsed: a key must be written out, or begin a template. */
export function readTextUses(root: string): TextUses {
  const called: { key: string; place: Place }[] = [];
  const mentioned = new Set<string>();
  const prefixes = new Set<string>();
  for (const { path, code } of sourceCode(root, 'src')) {
    for (const [, , key = ''] of code.matchAll(KEY)) mentioned.add(key);
    for (const [, template, plain] of code.matchAll(PREFIX)) prefixes.add(template ?? plain ?? '');
    for (const match of code.matchAll(CALL))
      called.push({ key: match[2] ?? '', place: placeOf(path, code, match.index) });
    const ends = [
      ...listTexts,
      ...(code.includes('searchDelay={null}') ? [] : searchTexts),
      ...(code.includes('picking={') ? pickTexts : []),
    ];
    for (const { 1: start, index } of code.matchAll(LIST))
      for (const end of ends)
        called.push({ key: `${start}${end}`, place: placeOf(path, code, index) });
  }
  return { called, mentioned, prefixes: [...prefixes] };
}

function placeOf(file: string, code: string, offset: number): Place {
  const before = code.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
