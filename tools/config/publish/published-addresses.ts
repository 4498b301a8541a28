import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextTree } from '#config/configuration-types.ts';
import { manifestIn } from './publications.ts';
import { PRIVATE_FOLDER, writeWhole } from './published-files.ts';
import { storedPointer } from './published-pointer.ts';

/** The addresses of the published portal, for servers: every other one is answered with status 404. */
export const ADDRESSES_FILE = join(PRIVATE_FOLDER, 'addresses.json');

/**
 * Regular expressions of all addresses of pages, by the paths of the routes in each language. They match a decoded path,
 * upper and lower case alike as the router does, and mean the same in JavaScript, PCRE (nginx) and Go (Caddy).
 */
export function addressPatterns(routesByLanguage: readonly TextTree[]): string[] {
  const paths = routesByLanguage.flatMap((routes) =>
    Object.values(routes).filter((path) => typeof path === 'string' && path.startsWith('/')),
  ) as string[];
  // The application redirects from what stands before the first parameter: `/contratos` is no page, but no error either.
  const starts = paths.flatMap((path) => (/^(.+?)\/:/.exec(path) ?? []).slice(1));
  return [...new Set([...paths, ...starts].map(patternOf))].sort();
}

const patternOf = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '');
  const literal = (part: string) => part.replace(/[^\p{L}\p{N}_-]/gu, '\\$&');
  return `^${parts.map((part) => `/${part.startsWith(':') ? '[^/]+' : literal(part)}`).join('')}/*$`;
};

/** Writes the addresses of the version in force in a folder, and of those that are planned to follow it. */
export function writeAddresses(folder: string): void {
  const pointer = storedPointer(folder);
  const versions = pointer ? [pointer, ...(pointer.ahead ?? [])] : [];
  const routes = versions.flatMap(({ manifest }) =>
    Object.values(manifestIn(folder, manifest).texts).map((file) => routesIn(join(folder, file))),
  );
  writeWhole(join(folder, ADDRESSES_FILE), `${JSON.stringify(addressPatterns(routes), null, 2)}\n`);
}

const routesIn = (file: string): TextTree =>
  (JSON.parse(readFileSync(file, 'utf8')) as { routes?: TextTree }).routes ?? {};
