import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type SourceFile } from './source-file.ts';

/** The files of one layer: the retailer's defaults, or one partner's overrides. */
export interface LayerSources {
  portal?: SourceFile;
  conditions?: SourceFile;
  deployment?: SourceFile;
  forms: Map<string, SourceFile>;
  wizards: Map<string, SourceFile>;
  /** Language -> area -> texts. */
  texts: Map<string, Map<string, SourceFile>>;
  /** Language -> form -> texts. */
  formTexts: Map<string, Map<string, SourceFile>>;
}

/** Everything configuration owners wrote. */
export interface ConfigurationSources {
  defaults: LayerSources;
  partners: Map<string, LayerSources>;
}

/** Reads schemas/ and locales/ under `root`. Files that cannot be read carry their own faults. */
export function readConfigurationSources(root: string): ConfigurationSources {
  return {
    defaults: readLayer(root, 'schemas', 'locales'),
    partners: new Map(
      foldersIn(root, 'schemas/partners').map((partner) => {
        const folder = `schemas/partners/${partner}`;
        return [partner, readLayer(root, folder, `${folder}/locales`)];
      }),
    ),
  };
}

/** Every file of a layer. */
export function filesOf(layer: LayerSources): SourceFile[] {
  const { portal, conditions, deployment, forms, wizards, texts, formTexts } = layer;
  const trees = [...texts.values(), ...formTexts.values()];
  return [portal, conditions, deployment]
    .filter((file) => file !== undefined)
    .concat([...forms.values()], [...wizards.values()])
    .concat(trees.flatMap((files) => [...files.values()]));
}

function readLayer(root: string, folder: string, locales: string): LayerSources {
  const languages = foldersIn(root, locales);
  const single = (name: string) => {
    const path = `${folder}/${name}.json`;
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
    forms: jsonFilesIn(root, `${folder}/forms`),
    wizards: jsonFilesIn(root, `${folder}/wizards`),
    texts: byLanguage(''),
    formTexts: byLanguage('/forms'),
  };
}

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

function jsonFilesIn(root: string, folder: string): Map<string, SourceFile> {
  return new Map(
    entriesOf(root, folder)
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => [
        entry.name.slice(0, -'.json'.length),
        readSource(root, `${folder}/${entry.name}`),
      ]),
  );
}
