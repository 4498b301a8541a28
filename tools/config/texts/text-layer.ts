import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { keysRule } from '#tools/config/rules/settings/keys.ts';
import type {
  ConfigurationSources,
  Files,
  LayerSources,
} from '#tools/config/sources/configuration-sources.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import { LANGUAGE_NAME } from '#tools/config/sources/stray-files.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { addKeys, emptyTree, type KeyTree } from './key-tree.ts';
import type { TextPlace } from './text-key.ts';

/** Language -> file (`contracts`, `forms/iban-change`) -> its source. */
export type TextFiles = ReadonlyMap<string, Files>;

/** The texts that a table is made of and written into: the retailer's, or one partner's own. */
export interface TextLayer {
  /** Folder of the languages, from the root. */
  folder: string;
  /** The default language first. */
  languages: string[];
  /** Languages that may be added: those of the retailer. */
  possible: string[];
  own: TextFiles;
  /** What a partner's customers read where the partner has no text of its own. */
  inherited: TextFiles;
}

/** The texts of the retailer (partner undefined) or of a partner that has a folder. */
export function textLayerOf(sources: ConfigurationSources, partner?: string): TextLayer {
  const view = viewOf(sources, partner ?? null);
  const offered = offeredLanguages(view);
  const all = textFilesOf(sources.defaults);
  const overrides = partner === undefined ? undefined : sources.partners.get(partner);
  const own = overrides ? textFilesOf(overrides) : all;
  const { languages } = view.portal.value as { languages?: { default?: string } };
  const first = languages?.default ?? offered[0] ?? '';
  return {
    folder: partner === undefined ? 'locales' : `schemas/partners/${partner}/locales`,
    languages: [...new Set([first, ...(overrides ? offered : []), ...own.keys()])],
    possible: [...new Set([...all.keys(), ...own.keys()])],
    own,
    inherited: overrides ? all : new Map(),
  };
}

/** Path of the file of a text, from the root. */
export function pathOfFile({ folder }: TextLayer, language: string, file: string): string {
  return `${folder}/${language}/${file}.json`;
}

/** A text of these files; undefined where the language has none. */
export function textIn(
  files: TextFiles,
  language: string,
  { file, path }: TextPlace,
): string | undefined {
  let found: Json | undefined = files.get(language)?.get(file)?.value;
  for (const name of path)
    found = isJsonObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Names of all texts by file, the first language's order leading: areas, then forms, then fragments. */
export function keyTrees(
  languages: readonly string[],
  layers: readonly TextFiles[],
): Map<string, KeyTree> {
  const trees = new Map<string, KeyTree>();
  for (const files of layers)
    for (const language of new Set([...languages, ...files.keys()]))
      for (const [file, { tree }] of files.get(language) ?? []) {
        const known = trees.get(file) ?? emptyTree();
        trees.set(file, known);
        addKeys(known, tree);
      }
  return new Map([...trees].sort(([a], [b]) => inOrderOfFiles(a, b)));
}

/** Sorts names of files of texts: areas, then forms, then fragments. */
export function inOrderOfFiles(a: string, b: string): number {
  const kind = (file: string) => ['forms', 'fragments'].indexOf(file.split('/')[0] ?? '');
  const isArea = (file: string) => !file.includes('/');
  return Number(isArea(b)) - Number(isArea(a)) || kind(a) - kind(b) || (a < b ? -1 : 1);
}

/** What keeps files from being read whole; a table of the others would take their texts for missing. */
export function unreadableTexts({ own, inherited }: TextLayer): Diagnostic[] {
  return [own, inherited]
    .flatMap((files) => [...files.values()].flatMap((byFile) => [...byFile.values()]))
    .flatMap((file) => [...file.diagnostics, ...keysRule(file)]);
}

/** The files of texts of a layer of the configuration; folders that are no languages are left out. */
export function textFilesOf({ texts, formTexts, fragmentTexts }: LayerSources): TextFiles {
  const named = (tree: TextFiles, language: string, under: string) =>
    [...(tree.get(language) ?? [])].map(([name, file]) => [`${under}${name}`, file] as const);
  const languages = [...texts.keys()].filter((language) => LANGUAGE_NAME.test(language));
  return new Map(
    languages.map((language) => [
      language,
      new Map([
        ...named(texts, language, ''),
        ...named(formTexts, language, 'forms/'),
        ...named(fragmentTexts, language, 'fragments/'),
      ]),
    ]),
  );
}
