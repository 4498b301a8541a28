import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';

/** Pattern of names of files and partners: `iban-change`. */
export const FILE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Pattern of names of text folders: `es-ES`. */
export const LANGUAGE_NAME = /^[a-z]{2,3}-[A-Z]{2}$/;

const singles = ['portal', 'conditions', 'deployment'];
const layerFolders = ['forms', 'fragments', 'wizards', 'screens'];
const textFolders = ['forms', 'fragments'];

/** Allowed content of a folder: sub-folders with their own rules, and names of JSON files. */
interface Folder {
  files?: readonly string[] | RegExp;
  folders?: Readonly<Record<string, Folder>>;
  /** Rule for sub-folders whose name matches `name`. */
  each?: { name: RegExp; words: Sentence; folder: Folder };
}

const named: Folder = { files: FILE_NAME };
const languages: Folder = {
  files: ['glossary'],
  each: {
    name: LANGUAGE_NAME,
    words: sentence`a language is named as es-ES`,
    folder: { ...named, folders: Object.fromEntries(textFolders.map((name) => [name, named])) },
  },
};
const layer = Object.fromEntries(layerFolders.map((name) => [name, named]));
const partner: Folder = { files: singles, folders: { ...layer, brand: {}, locales: languages } };
const schemas: Folder = {
  files: singles,
  folders: {
    ...layer,
    brand: {},
    meta: { files: /\.schema$/, folders: { overrides: { files: /\.schema$/ } } },
    partners: {
      each: { name: FILE_NAME, words: sentence`a partner is named as my-partner`, folder: partner },
    },
  },
};

/** Files and folders of schemas/ and locales/ that are never read because of their name, place or kind. */
export function strayFiles(root: string): Diagnostic[] {
  return [...straysIn(root, 'schemas', schemas), ...straysIn(root, 'locales', languages)];
}

function straysIn(root: string, path: string, folder: Folder): Diagnostic[] {
  if (!existsSync(join(root, path))) return [];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.flatMap((entry) => strays(root, path, entry, folder));
}

function strays(root: string, path: string, entry: Dirent, folder: Folder): Diagnostic[] {
  const file = `${path}/${entry.name}`;
  const diagnostic = (what: Sentence, fix: Sentence) => [{ file, line: 1, column: 1, what, fix }];
  if (entry.isSymbolicLink())
    return diagnostic(
      sentence`this is a link, and links are not read`,
      sentence`put the file itself here`,
    );
  if (entry.isDirectory()) {
    const known = folder.folders?.[entry.name];
    if (known) return straysIn(root, file, known);
    if (/\.json/.test(entry.name))
      return diagnostic(
        sentence`this is a folder, not a file`,
        sentence`remove it, or give it another name`,
      );
    const { name, words, folder: inside } = folder.each ?? {};
    if (inside && name?.test(entry.name)) return straysIn(root, file, inside);
    const names = Object.keys(folder.folders ?? {});
    const fix = words ?? sentence`rename it${didYouMean(entry.name, names)}, or remove it`;
    return diagnostic(sentence`nothing reads this folder`, fix);
  }
  const [, name, extension = ''] = /^(.*?)(\.json.*)?$/is.exec(entry.name) ?? [];
  if (name === undefined || extension === '') return [];
  if (extension !== '.json')
    return diagnostic(sentence`nothing reads this file`, sentence`let its name end in .json`);
  const { files } = folder;
  if (files instanceof RegExp) {
    if (files.test(name)) return [];
    const fix = sentence`use lower-case letters, digits and hyphens, as iban-change.json`;
    return diagnostic(sentence`"${name}" cannot be the name of a file here`, fix);
  }
  if (files?.includes(name)) return [];
  const fix = files?.length
    ? sentence`here stand ${files.join(', ')}${didYouMean(name, files)}; others in a folder`
    : sentence`move it into a folder`;
  return diagnostic(sentence`nothing reads this file`, fix);
}
