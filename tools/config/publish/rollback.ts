import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationPointer } from '#config/pointer.ts';
import { stableJson } from '#tools/config/sources/json-value.ts';
import { publicationDifference } from './publication-difference.ts';
import {
  brokenFiles,
  notePublication,
  type PublicationNote,
  type PublishedVersion,
  publishedVersions,
} from './publications.ts';
import { writeAddresses } from './published-addresses.ts';
import { writeWhole } from './published-files.ts';
import { currentPointer, POINTER_FILE } from './published-pointer.ts';
import { publishedSources, sourcesFile, writeDeployment } from './published-sources.ts';

/**
 * Points the folder at another version that was published there, and calls off those that were planned. Throws, and
 * changes nothing, for an unknown version, or when a file of it is missing or changed. `root` is the folder that holds
 * schemas/.
 */
export function rollBack(
  folder: string,
  version: string,
  { root = '.', note }: { root?: string; note?: PublicationNote } = {},
): PublishedVersion {
  const wanted = publishedVersions(folder).find((published) => published.version === version);
  if (!wanted) throw new Error(`There is no version ${version} in ${folder}`);
  const broken = brokenFiles(folder, wanted);
  if (broken.length > 0)
    throw new Error(
      `Version ${version} is not whole, nothing was changed: ${broken.join(', ')}. Put these files back, or compile its commit again`,
    );
  const now = currentPointer(folder);
  const api = wanted.api ?? now?.api;
  if (api === undefined) throw new Error(`It is unknown which API version ${version} calls`);
  const pointer: ConfigurationPointer = {
    version,
    manifest: wanted.manifest,
    api,
    ...(now?.site && { site: now.site }),
  };
  // A rollback to a version that was published without its sources uses the current headers.
  if (existsSync(join(folder, sourcesFile(version))))
    writeDeployment(folder, publishedSources(folder, version).deployment);
  writeWhole(join(folder, POINTER_FILE), stableJson(pointer));
  writeAddresses(folder);
  const before = now?.version;
  const difference = before && publicationDifference(folder, { root, before, after: version });
  notePublication(folder, {
    ...{ version, api, ...note },
    ...(difference && { before, difference }),
  });
  return wanted;
}

/**
 * Calls off the version that follows by itself at a time (ISO 8601, the same moment however it is written); the one in force
 * and other planned ones stay. False, and nothing is changed, where none follows then.
 */
export function callOff(folder: string, from: string, note?: PublicationNote): boolean {
  const now = currentPointer(folder);
  const { ahead = [], ...inForce } = now ?? {};
  const remaining = ahead.filter((planned) => Date.parse(planned.from) !== Date.parse(from));
  if (!now || remaining.length === ahead.length) return false;
  const pointer = { ...inForce, ...(remaining.length > 0 && { ahead: remaining }) };
  writeWhole(join(folder, POINTER_FILE), stableJson(pointer));
  writeAddresses(folder);
  notePublication(folder, { version: now.version, api: now.api, ...note });
  return true;
}

/** The versions of a folder as lines of text: the one in force is marked, of a planned one it is said from when. */
export function versionsInWords(folder: string): string[] {
  const current = currentPointer(folder);
  return publishedVersions(folder).map(({ version, partner, publishedAt, note }) => {
    const mark = version === current?.version ? '→' : ' ';
    const when = publishedAt ? publishedAt.slice(0, 19).replace('T', ' ') : 'date unknown       ';
    const planned = current?.ahead?.find((one) => one.version === version);
    const words = [
      partner ?? 'the retailer',
      ...(planned ? [`from ${planned.from}`] : []),
      ...[note.author, note.reason].filter((word) => word !== undefined),
    ];
    return `${mark} ${version}  ${when}  ${words.join('  ')}`;
  });
}
