import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationPointer } from '#config/configuration-types.ts';
import { POINTER_FILE } from './compile.ts';
import { stableJson } from './json-value.ts';
import {
  brokenFiles,
  notePublication,
  type PublishedVersion,
  publishedVersions,
} from './publications.ts';
import { writeWhole } from './published-files.ts';
import { publishedSources, sourcesFile, writeDeployment } from './published-sources.ts';

/**
 * Points the folder at another version that was published there. Throws, and changes nothing, for an unknown version,
 * or when a file of it is missing or changed.
 */
export function rollBack(folder: string, version: string): PublishedVersion {
  const wanted = publishedVersions(folder).find((published) => published.version === version);
  if (!wanted) throw new Error(`There is no version ${version} in ${folder}`);
  const broken = brokenFiles(folder, wanted);
  if (broken.length > 0)
    throw new Error(
      `Version ${version} is not whole, nothing was changed: ${broken.join(', ')}. Put these files back, or compile its commit again`,
    );
  const file = join(folder, POINTER_FILE);
  const now = currentPointer(file);
  const api = wanted.api ?? now?.api;
  if (api === undefined) throw new Error(`It is unknown which API version ${version} calls`);
  const pointer: ConfigurationPointer = {
    version,
    manifest: wanted.manifest,
    api,
    ...(now?.site && { site: now.site }),
  };
  // A version of before sources were kept with it can be returned to all the same, under the headers of now.
  if (existsSync(join(folder, sourcesFile(version))))
    writeDeployment(folder, publishedSources(folder, version).deployment);
  writeWhole(file, stableJson(pointer));
  notePublication(folder, pointer);
  return wanted;
}

/** The versions of a folder as lines of text, the one in force marked. */
export function versionsInWords(folder: string): string[] {
  const current = currentPointer(join(folder, POINTER_FILE))?.version;
  return publishedVersions(folder).map(({ version, partner, publishedAt }) => {
    const mark = version === current ? '→' : ' ';
    const when = publishedAt ? publishedAt.slice(0, 19).replace('T', ' ') : 'date unknown       ';
    return `${mark} ${version}  ${when}  ${partner ?? 'the retailer'}`;
  });
}

function currentPointer(file: string): ConfigurationPointer | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ConfigurationPointer) : null;
}
