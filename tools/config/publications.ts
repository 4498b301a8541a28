import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationPointer, Manifest } from '#config/configuration-types.ts';

/** One time that a version became the published one. */
interface Publication {
  at: string;
  version: string;
  api: string;
}

/** A version whose files are in a folder. */
export interface PublishedVersion {
  version: string;
  /** Name of its manifest in the folder. */
  manifest: string;
  partner: string | null;
  /** When it was last published, as ISO 8601; null when nobody wrote that down. */
  publishedAt: string | null;
  /** Base address of the API under it; null likewise. */
  api: string | null;
}

const LOG_FILE = 'published.log';

/** Notes in the folder that a version is the published one from now on. The log is for people: nothing reads it but this file. */
export function notePublication(folder: string, { version, api }: ConfigurationPointer): void {
  const publication: Publication = { at: new Date().toISOString(), version, api };
  appendFileSync(join(folder, LOG_FILE), `${JSON.stringify(publication)}\n`);
}

/** The versions whose manifests are in a folder, the last published one first. */
export function publishedVersions(folder: string): PublishedVersion[] {
  if (!existsSync(folder)) return [];
  const noted = publicationsIn(folder);
  return readdirSync(folder)
    .filter((name) => /^manifest\.\w+\.json$/.test(name))
    .flatMap((manifest) => {
      const { version, partner } = manifestIn(folder, manifest);
      const last = noted.findLast((publication) => publication.version === version);
      return [
        { version, manifest, partner, publishedAt: last?.at ?? null, api: last?.api ?? null },
      ];
    })
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}

/** A manifest of a folder. */
export function manifestIn(folder: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Manifest;
}

/** Files that a version needs and that are not in the folder. */
export function missingFiles(folder: string, manifest: Manifest): string[] {
  const files = [
    manifest.rules,
    manifest.settingRules,
    ...Object.values(manifest.forms),
    ...Object.values(manifest.texts),
    ...Object.values(manifest.formTexts).flatMap((texts) => Object.values(texts)),
  ];
  return files.filter((file) => file !== undefined && !existsSync(join(folder, file)));
}

function publicationsIn(folder: string): Publication[] {
  const file = join(folder, LOG_FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Publication];
      } catch {
        // A line that was cut off says nothing.
        return [];
      }
    });
}
