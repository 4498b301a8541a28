import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conditions } from './inline-conditions.ts';
import type { JsonObject } from './json-value.ts';
import { configuredView, type View } from './view.ts';
import { conditionsOf } from './view-names.ts';

/** The sources of what a publication holds only as code, for comparing versions; no page loads them. */
export interface PublishedSources {
  conditions: Conditions;
  /** Form documents with fragments and configured settings inlined. */
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

/** The sources of a published version. Throws with a message for the owner when they are missing. */
export function publishedSources(folder: string, version: string): PublishedSources {
  const file = join(folder, sourcesFile(version));
  if (!existsSync(file))
    throw new Error(`Version ${version} was published without its sources: compare its commit`);
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedSources;
}
