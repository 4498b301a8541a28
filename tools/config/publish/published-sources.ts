import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import type { Conditions } from '#tools/config/sources/inline-conditions.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { configuredView, type View } from '#tools/config/sources/view.ts';
import { PRIVATE_FOLDER, writeWhole } from './published-files.ts';

/** The sources of what a publication holds only as code, for comparing versions; no page loads them. */
export interface PublishedSources {
  conditions: Conditions;
  /** Form documents with fragments and configured settings inlined. */
  forms: Record<string, JsonObject>;
  /** What a server needs to know: address of the API, response headers, caching. */
  deployment: JsonObject;
}

/** Path of the file with the sources of a version, from the folder of its manifest. */
export const sourcesFile = (version: string): string =>
  join(PRIVATE_FOLDER, `sources.${version}.json`);

/** What a server of the published folder must send, as the version in force has it. */
export const DEPLOYMENT_FILE = join(PRIVATE_FOLDER, 'deployment.json');

/** The sources of a view; `meta` is the schema of the settings. */
export function sourcesOf(view: View, meta: JsonObject): PublishedSources {
  const { forms } = configuredView(view, meta);
  const documents = [...forms].map(([name, { value }]) => [name, value]);
  return {
    conditions: conditionsOf(view),
    forms: Object.fromEntries(documents),
    deployment: view.deployment.value,
  };
}

/** The sources of a published version. Throws with a message for the owner when they are missing. */
export function publishedSources(folder: string, version: string): PublishedSources {
  const file = join(folder, sourcesFile(version));
  if (!existsSync(file))
    throw new Error(`Version ${version} was published without its sources: compare its commit`);
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedSources;
}

/** The deployment in force in a folder. */
export const publishedDeployment = (folder: string): JsonObject =>
  JSON.parse(readFileSync(join(folder, DEPLOYMENT_FILE), 'utf8')) as JsonObject;

/** Puts a deployment in force: servers of the folder send what it says from then on. */
export function writeDeployment(folder: string, deployment: JsonObject): void {
  writeWhole(join(folder, DEPLOYMENT_FILE), JSON.stringify(deployment, null, 2));
}
