import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conditions } from './inline-conditions.ts';
import type { JsonObject } from './json-value.ts';
import { configuredView, type View } from './view.ts';
import { conditionsOf } from './view-names.ts';

/** What a publication holds as code only, in the words of its owner: for comparing versions, no page loads it. */
export interface PublishedSources {
  conditions: Conditions;
  /** Form documents with their fragments and the configured values of the settings that they name. */
  forms: Record<string, JsonObject>;
}

/** Name of the file with the sources of a version, in the folder of its manifest. */
export const sourcesFile = (version: string): string => `sources.${version}.json`;

/** The sources of a view; `meta` is the schema of the settings. */
export function sourcesOf(view: View, meta: JsonObject): PublishedSources {
  const { forms } = configuredView(view, meta);
  const documents = [...forms].map(([name, { value }]) => [name, value]);
  return { conditions: conditionsOf(view), forms: Object.fromEntries(documents) };
}

/** The sources that were published with a version. Throws, in words for its owner, when they were not. */
export function publishedSources(folder: string, version: string): PublishedSources {
  const file = join(folder, sourcesFile(version));
  if (!existsSync(file))
    throw new Error(`Version ${version} was published without its sources: compare its commit`);
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedSources;
}
