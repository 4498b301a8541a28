import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WidgetDefinition, WidgetDefinitions } from '#forms/widgets/widget-definition.ts';
import type { Mutation } from '#operations/mutation.ts';
import { type PageDefinition, pageDefinition } from '#parts/page-definitions.ts';
import type { PartDefinition } from '#parts/part-definition.ts';

const source = fileURLToPath(new URL('../../../src', import.meta.url));
const MUTATION = '-mutation.ts';

/** The one export of each file of a folder of `src/`, by name. */
async function exportsOf<T>(folder: string, files: Record<string, string>) {
  const entries = Object.entries(files).map(async ([name, file]) => {
    const path = join(source, folder, file);
    if (!existsSync(path)) throw new Error(`src/${folder}/${file} is missing: write it`);
    const address = pathToFileURL(path).href;
    const module = (await import(address)) as Record<string, T>;
    return [name, Object.values(module)[0] as T] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The definitions in the folders of a folder of `src/`, by the names of these. */
function definitionsIn<T>(folder: string) {
  const entries = readdirSync(join(source, folder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return exportsOf<T>(
    folder,
    Object.fromEntries(names.map((name) => [name, `${name}/${name}-definition.ts`])),
  );
}

const mutationFiles = readdirSync(join(source, 'operations'), {
  encoding: 'utf8',
  recursive: true,
}).filter((file) => file.endsWith(MUTATION));

/** The definition of every widget, by name; rejects for a folder without one. */
export const widgetDefinitions: WidgetDefinitions =
  await definitionsIn<WidgetDefinition>('forms/widgets');

/** Folders of parts: those that any page may have, those of the end of a wizard, and those of an area of screens. */
const partFolders = [
  'parts',
  'wizard/parts',
  ...readdirSync(join(source, 'screens')).map((area) => `screens/${area}/parts`),
].filter((folder) => existsSync(join(source, folder)));

/** The definition of every part, by name; rejects for a folder without one. */
export const partDefinitions = Object.assign(
  {},
  ...(await Promise.all(partFolders.map((folder) => definitionsIn<PartDefinition>(folder)))),
) as Readonly<Record<string, PartDefinition>>;

export const mutations = await exportsOf<Mutation>(
  'operations',
  Object.fromEntries(mutationFiles.map((file) => [basename(file, MUTATION), file])),
);

/** Areas of a page, and what they are about. */
export const layoutOf = (page: string): PageDefinition => pageDefinition(page);
