import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WidgetDefinition, WidgetDefinitions } from '#forms/widgets/widget-definition.ts';
import type { Mutation } from '#operations/mutation.ts';

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

const widgetFolders = readdirSync(join(source, 'forms/widgets'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory(),
);
const mutationFiles = readdirSync(join(source, 'operations'), {
  encoding: 'utf8',
  recursive: true,
}).filter((file) => file.endsWith(MUTATION));

/** The definition of every widget, by name; rejects for a folder without one. */
export const widgetDefinitions: WidgetDefinitions = await exportsOf<WidgetDefinition>(
  'forms/widgets',
  Object.fromEntries(widgetFolders.map(({ name }) => [name, `${name}/${name}-definition.ts`])),
);

export const mutations = await exportsOf<Mutation>(
  'operations',
  Object.fromEntries(mutationFiles.map((file) => [basename(file, MUTATION), file])),
);
