import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { separateFileOf } from './separate-files.ts';

/** A package of which the built files contain something. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX identifier or expression as the package states it; null when it states none. */
  licence: string | null;
  /** Text of its licence file; null when it has none. */
  text: string | null;
  /** The built file that is the package's own, unchanged, and where its source is; of one that is in no other file. */
  separate?: { file: string; source: string };
}

/** File beside the built application with its packages, a JSON array of `BundledPackage`. */
export const PACKAGES_FILE = 'licences.json';

const PACKAGE_FOLDER = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function packageAt(folder: string, file: string | undefined): BundledPackage {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license, homepage } = JSON.parse(manifest) as Record<string, unknown>;
  const text = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  return {
    name: String(name),
    version: String(version),
    licence: typeof license === 'string' ? license : null,
    text: text === undefined ? null : readFileSync(join(folder, text), 'utf8').trim(),
    ...(file !== undefined && { separate: { file, source: String(homepage) } }),
  };
}

/** Folder of the package that a file is from; undefined for a file of the portal. */
const folderOf = (file: string) => PACKAGE_FOLDER.exec(file)?.[1];

/**
 * The packages that some of these files are from, each version once, by name.
 *
 * @param separate built files that are unchanged, by the folder of their package
 */
function packagesOf(
  files: Iterable<string>,
  separate: ReadonlyMap<string, string>,
): BundledPackage[] {
  const folders = new Set([...files].flatMap((file) => folderOf(file) ?? []));
  const bundled = [...folders].filter((folder) => !separate.has(folder));
  const packages = [
    ...bundled.map((folder) => packageAt(folder, undefined)),
    ...[...separate].map(([folder, file]) => packageAt(folder, file)),
  ];
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Style sheets of packages that those of a folder import; Sass inlines them, so that they are no modules of the bundle. */
function importedStyles(folder: string): string[] {
  const imported = /@(?:use|import|forward) '([a-z@][^']*)'/g;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(imported)])
    .map(([, name = '']) => join(process.cwd(), 'node_modules', name));
}

/** Writes `licences.json` beside the application: the packages behind its scripts, style sheets, fonts and pictures. */
export function bundledPackages(): Plugin {
  return {
    name: 'lluerna:bundled-packages',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const files = outputs.flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      );
      const separate = outputs.flatMap((output) => {
        const folder = folderOf(separateFileOf(output) ?? '');
        return folder === undefined ? [] : [[folder, output.fileName] as const];
      });
      const packages = packagesOf([...files, ...importedStyles('src')], new Map(separate));
      const source = JSON.stringify(packages, null, 2);
      this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source });
    },
  };
}
