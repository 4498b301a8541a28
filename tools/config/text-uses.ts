import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './diagnostic.ts';
import { folderFor } from './repository.ts';

/** How the code names texts: whole keys, and prefixes of keys. */
export interface TextUses {
  /** Whole keys in `t(…)`, with their places. */
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

/** The texts that src/ uses. The code is not parsed: a key must be written out, or begin a template. */
export function readTextUses(root: string): TextUses {
  const folder = folderFor(root, 'src');
  const called: { key: string; place: Place }[] = [];
  const mentioned = new Set<string>();
  const prefixes = new Set<string>();
  for (const path of sourcesIn(folder)) {
    const code = readFileSync(join(folder, path), 'utf8');
    for (const [, , key = ''] of code.matchAll(KEY)) mentioned.add(key);
    for (const [, template, plain] of code.matchAll(PREFIX)) prefixes.add(template ?? plain ?? '');
    for (const match of code.matchAll(CALL))
      called.push({ key: match[2] ?? '', place: placeOf(`src/${path}`, code, match.index) });
  }
  return { called, mentioned, prefixes: [...prefixes] };
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .sort();
}

function placeOf(file: string, code: string, offset: number): Place {
  const before = code.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
