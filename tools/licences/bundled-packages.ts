import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package of which the built files contain something. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX identifier or expression as the package states it; null when it states none. */
  licence: string | null;
  /** Text of its licence file; null when it has none. */
  text: string | null;
}

/** File beside the built application with its packages, a JSON array of `BundledPackage`. */
export const PACKAGES_FILE = 'licences.json';

const PACKAGE_FOLDER = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//;

function packageAt(folder: string): BundledPackage {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest) as Record<string, unknown>;
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  return {
    name: String(name),
    version: String(version),
    licence: typeof license === 'string' ? license : null,
    text: file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

/** The packages that some of these files are from, each version once, by name. */
function packagesOf(files: Iterable<string>): BundledPackage[] {
  const folders = new Set([...files].flatMap((file) => PACKAGE_FOLDER.exec(file)?.[1] ?? []));
  const packages = [...folders].map(packageAt);
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
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      );
      const source = JSON.stringify(packagesOf([...files, ...importedStyles('src')]), null, 2);
      this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source });
    },
  };
}
