import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Statement } from 'typescript';
import type { Manifest } from '#config/configuration-types.ts';
import { parsed, ts } from '#tools/config/code/syntax-trees.ts';
import { contentHash, PRIVATE_FOLDER } from './published-files.ts';

/** Who publishes, and why. */
export interface PublicationNote {
  author?: string | undefined;
  reason?: string | undefined;
}

/** One publication of a version, a planned or a repeated one too. */
interface Publication extends PublicationNote {
  at: string;
  version: string;
  api: string;
  /** When it counts, of one that is planned. */
  from?: string;
  /** The version that it follows, and in words what changes for customers; absent for the first. */
  before?: string;
  difference?: string[];
}

/** A version whose files are in a folder. */
export interface PublishedVersion {
  version: string;
  /** Name of its manifest in the folder. */
  manifest: string;
  partner: string | null;
  /** Time of its last publication, as ISO 8601; null when unknown. */
  publishedAt: string | null;
  /** Base address of the API in this version; null when unknown. */
  api: string | null;
  /** Who published it last, and why; empty when unknown. */
  note: PublicationNote;
}

const LOG_FILE = join(PRIVATE_FOLDER, 'published.log');

/**
 * The time of a publication: now, or that of the variable `SOURCE_DATE_EPOCH`, in seconds since 1970, with which two builds are
 * the same: https://reproducible-builds.org/specs/source-date-epoch/
 */
function publicationTime(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** Appends a version to the log of publications in the folder. The log is for people: only this file reads it. */
export function notePublication(folder: string, noted: Omit<Publication, 'at'>): void {
  const publication: Publication = { at: publicationTime().toISOString(), ...noted };
  mkdirSync(join(folder, PRIVATE_FOLDER), { recursive: true });
  appendFileSync(join(folder, LOG_FILE), `${JSON.stringify(publication)}\n`);
}

/** The versions whose manifests in a folder can be read, the last published one first. */
export function publishedVersions(folder: string): PublishedVersion[] {
  if (!existsSync(folder)) return [];
  const noted = publicationsIn(folder);
  return readdirSync(folder)
    .filter((name) => /^manifest\.\w+\.json$/.test(name))
    .flatMap((manifest) => {
      const content = readableManifest(folder, manifest);
      if (!content) return [];
      const { version, partner } = content;
      const last = noted.findLast((publication) => publication.version === version);
      return [
        {
          ...{ version, manifest, partner, publishedAt: last?.at ?? null, api: last?.api ?? null },
          note: { author: last?.author, reason: last?.reason },
        },
      ];
    })
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
}

function readableManifest(folder: string, name: string): Manifest | null {
  try {
    return manifestIn(folder, name);
  } catch {
    return null;
  }
}

/** A manifest of a folder. */
export function manifestIn(folder: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Manifest;
}

/** Files of a version that are missing or changed, as messages: `texts/es-ES.….json is gone`. */
export function brokenFiles(folder: string, { manifest }: PublishedVersion): string[] {
  const { rules, settingRules, forms, texts, formTexts } = manifestIn(folder, manifest);
  const named = [
    ...[manifest, rules, settingRules],
    ...[forms, texts, ...Object.values(formTexts)].flatMap((files) => Object.values(files)),
  ];
  const broken: string[] = [];
  // Imported files are added to the set during the iteration.
  const needed = new Set(named);
  for (const file of needed) {
    const content = contentOf(folder, file);
    if (content === null) broken.push(`${file} is gone`);
    else if (hashIn(file) !== contentHash(content)) broken.push(`${file} was changed`);
    for (const one of file.endsWith('.js') ? importsOf(content ?? '') : [])
      needed.add(join(dirname(file), one));
  }
  return broken;
}

function contentOf(folder: string, file: string): string | null {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The content hash in the name of a published file. */
const hashIn = (file: string) => /\.([0-9a-f]{10})\.\w+$/.exec(file)?.[1];

/** Imports of modules by the hash of their code, as every page of a publication needs those of its forms. */
const knownImports = new Map<string, readonly string[]>();

/** Files that a published module imports, or exports names of. */
export function importsOf(code: string): readonly string[] {
  const hash = contentHash(code);
  const files = knownImports.get(hash) ?? parsed('module.js', code).statements.flatMap(importedBy);
  knownImports.set(hash, files);
  return files;
}

function importedBy(statement: Statement): string[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier: name } = statement;
  return name && ts.isStringLiteral(name) && name.text.startsWith('.') ? [name.text] : [];
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
        // Skips a line that was not written completely.
        return [];
      }
    });
}
