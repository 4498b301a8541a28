import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMetaSchema } from '#tools/config/meta/settings-schema.ts';
import { remembered, unchangedMaps } from '#tools/config/remembered.ts';
import type { JsonObject } from './json-value.ts';
import { readSource, type SourceFile } from './source-file.ts';
import { FILE_NAME } from './stray-files.ts';

/** Files by name. */
export type Files = ReadonlyMap<string, SourceFile>;

/** The files of one layer: the retailer's defaults, or one partner's overrides. */
export interface LayerSources {
  portal?: SourceFile;
  conditions?: SourceFile;
  deployment?: SourceFile;
  glossary?: SourceFile;
  forms: Files;
  fragments: Files;
  wizards: Files;
  screens: Files;
  /** Language -> area -> texts. */
  texts: Map<string, Files>;
  /** Language -> form -> texts. */
  formTexts: Map<string, Files>;
  /** Language -> fragment -> texts. */
  fragmentTexts: Map<string, Files>;
}

/** All files of the configuration owners. */
export interface ConfigurationSources {
  defaults: LayerSources;
  partners: Map<string, LayerSources>;
  /** The schema of the settings, for their defaults. */
  settings: JsonObject;
}

/** Reads schemas/ and locales/ under `root`. A file that cannot be read carries its own diagnostics. */
export function readConfigurationSources(root: string): ConfigurationSources {
  return {
    defaults: readLayer(root, 'schemas', 'locales'),
    settings: readMetaSchema(root, 'portal'),
    partners: new Map(
      foldersIn(root, 'schemas/partners').map((partner) => {
        const folder = `schemas/partners/${partner}`;
        return [partner, readLayer(root, folder, `${folder}/locales`)];
      }),
    ),
  };
}

export function filesOf(layer: LayerSources): SourceFile[] {
  const { portal, conditions, deployment, glossary } = layer;
  const { forms, fragments, wizards, screens } = layer;
  const trees = [layer.texts, layer.formTexts, layer.fragmentTexts].flatMap((tree) => [
    ...tree.values(),
  ]);
  return [portal, conditions, deployment, glossary]
    .filter((file) => file !== undefined)
    .concat([...forms.values()], [...fragments.values()])
    .concat([...wizards.values()], [...screens.values()])
    .concat(trees.flatMap((files) => [...files.values()]));
}

function readLayer(root: string, folder: string, locales: string): LayerSources {
  const languages = foldersIn(root, locales);
  const single = (name: string, under = folder) => {
    const path = `${under}/${name}.json`;
    return existsSync(join(root, path)) ? readSource(root, path) : undefined;
  };
  const byLanguage = (under: string) =>
    new Map(
      languages.map((language) => [language, jsonFilesIn(root, `${locales}/${language}${under}`)]),
    );
  return {
    portal: single('portal'),
    conditions: single('conditions'),
    deployment: single('deployment'),
    glossary: single('glossary', locales),
    forms: jsonFilesIn(root, `${folder}/forms`),
    fragments: jsonFilesIn(root, `${folder}/fragments`),
    wizards: jsonFilesIn(root, `${folder}/wizards`),
    screens: jsonFilesIn(root, `${folder}/screens`),
    texts: withoutStudio(byLanguage('')),
    formTexts: byLanguage('/forms'),
    fragmentTexts: byLanguage('/fragments'),
  };
}

const withoutArea = remembered(
  (files: Files): Files => new Map([...files].filter(([area]) => !isOfStudio(area))),
);

const withoutStudio = (languages: Map<string, Files>): Map<string, Files> =>
  new Map([...languages].map(([language, files]) => [language, withoutArea(files)]));

function entriesOf(root: string, folder: string) {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function foldersIn(root: string, folder: string): string[] {
  return entriesOf(root, folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** True for texts of the Studio and what it says in place of English: its page is built with them, and the portal knows nothing of them. */
const isOfStudio = (area: string) => area.split('-')[0] === 'studio';

const unchanged = unchangedMaps<SourceFile>();

/** The files of a folder; the same map while none changed, so that what follows from them is not made again. */
function jsonFilesIn(root: string, folder: string): Files {
  const files = new Map(
    entriesOf(root, folder)
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => entry.name.slice(0, -'.json'.length))
      .filter((name) => FILE_NAME.test(name))
      .map((name) => [name, readSource(root, `${folder}/${name}.json`)]),
  );
  return unchanged(join(root, folder), files);
}
