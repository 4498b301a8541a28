import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** Words that the field has a term for, each with the terms to choose from. */
const TERMS: readonly [words: string, instead: string][] = [
  ['ask asks asked asking', 'request, fetch, confirm, require, prompt'],
  ['tell tells told telling', 'report, notify, announce, distinguish, return'],
  ['draw draws drew drawn drawing', 'render, mount, display, plot'],
  ['bring brings brought bringing', 'load, pass, provide, carry, contain'],
  ['kept', 'stored, retained, unchanged'],
  ['held', 'pending, retained, locked'],
  ['begun', 'started'],
  ['nobody', 'no one, no customer'],
  ['somebody', 'someone, the user, a customer'],
  ['whoever', 'the user, the visitor, anyone who'],
  ['anew', 'again'],
];

const termsOf = new Map(
  TERMS.flatMap(([words, instead]) => words.split(' ').map((word) => [word, instead] as const)),
);

const CANDIDATE = new RegExp([...termsOf.keys()].join('|'), 'i');

/** Keys of answers and of settings, which owners know, and a name of the DOM. */
const NAMES = new Set(['drawImage', 'heldBefore', 'heldYears']);

/** Words of a text, those inside camelCase and kebab-case names too; a name with `_` is the retailer's or a table's. */
function wordsIn(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].flatMap((name) =>
    NAMES.has(name[0]) || /\w_\w/.test(name[0])
      ? []
      : [...name[0].matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)].map((part) => ({
          word: part[0].toLowerCase(),
          at: name.index + part.index,
        })),
  );
}

/**
 * The code with its literals blanked out, as stored keys, addresses and attributes are data; those with a space stay,
 * which are titles and messages.
 */
function withoutData(path: string, text: string): string {
  let blanked = text;
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isRegularExpressionLiteral(node);
    const isData = isText && !(/\S\s+\S/.test(node.text) && !ts.isRegularExpressionLiteral(node));
    if (isData) {
      const [start, end] = [node.getStart(), node.getEnd()];
      blanked =
        blanked.slice(0, start) +
        blanked.slice(start, end).replace(/[^\n]/g, ' ') +
        blanked.slice(end);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return blanked;
}

const proseOf = (path: string, text: string): string => {
  if (/\.(?:tsx?|mjs|cjs)$/.test(path)) return withoutData(path, text);
  if (path.endsWith('.json')) return text.replace(/"[^"\s]*"/g, (key) => ' '.repeat(key.length));
  // Code in a document, and names of files and keys.
  return text.replace(/`[^`\n]*`|[\w-]+(?:[./][\w-]+)+|\w+(?:-\w+)+/g, (code) =>
    ' '.repeat(code.length),
  );
};

/** Words of a file, and of its name, for which the field has a term; one sentence each with its place. */
export function wordFaults(path: string, text: string): string[] {
  const sentence = (place: string, word: string) => `${place} says "${word}": ${termsOf.get(word)}`;
  // A JSON file is named after its keys.
  const named = path.endsWith('.json')
    ? []
    : wordsIn(basename(path)).filter(({ word }) => termsOf.has(word));
  const inName = named.map(({ word }) => `The name of ${sentence(path, word)}`);
  if (!CANDIDATE.test(text)) return inName;
  const prose = proseOf(path, text);
  const inText = wordsIn(prose)
    .filter(({ word }) => termsOf.has(word))
    .map(({ word, at }) => sentence(`${path}:${prose.slice(0, at).split('\n').length}`, word));
  return [...inName, ...inText];
}

const ROOMS = [
  'src',
  'machines',
  'sandbox',
  'tools',
  'tests',
  'schemas',
  'openapi',
  'deploy',
  'docs',
  '*.md',
  '*.ts',
  '*.cjs',
];
/** Words of customers and of the retailer, and what is made from other files. */
const isOutside = (path: string): boolean =>
  /^(?:openapi\/generated|schemas\/meta\/overrides|sandbox\/data|tests\/vectors|tests\/bench\/forms\/pages)\/|^tools\/house\/words\.ts$|^tests\/tools\/house\/words\.test\.ts$/.test(
    path,
  );

/** Faults of all files of the tree that people write, or of those under the given paths. */
export function houseWordFaults(root: string, under: readonly string[] = ROOMS): string[] {
  return execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...under],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs|cjs|scss|md|json|yaml|html)$/.test(path) && !isOutside(path))
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => wordFaults(path, readFileSync(join(root, path), 'utf8')));
}
