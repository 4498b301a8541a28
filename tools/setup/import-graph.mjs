import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

const ROOMS = ['src', 'machines', 'openapi', 'sandbox', 'tools', 'tests', 'schemas', 'locales'];
const CODE = /\.(tsx?|mjs)$/;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/g;

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

/** All files of the rooms. */
export const roomFiles = () => ROOMS.filter(existsSync).flatMap(filesUnder);

/**
 * Files that import each file of the rooms. Types do not count, nor does what is loaded later (`import()`): the table of
 * routes and the registry of widgets would join every screen with every test that renders the portal.
 */
export function importersOf(files, read) {
  const { imports } = JSON.parse(read('package.json'));
  const aliases = Object.entries(imports).map(([from, to]) => [
    from.replace('*', ''),
    to.replace(/^\.\/|\*$/g, ''),
  ]);
  const resolve = (file, name) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
    const [from, to] = aliases.find(([alias]) => name.startsWith(alias)) ?? [];
    return from && to + name.slice(from.length);
  };
  const importers = new Map();
  for (const file of files.filter((one) => CODE.test(one)))
    for (const [, name] of read(file).matchAll(IMPORT)) {
      const imported = resolve(file, name);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}
