import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '#config/configuration-types.ts';
import type { PortalPlace } from '#config/pages/prerendered-page.ts';
import type { NeededFiles, NeededPlace } from '#config/pages/written-page.ts';
import { importsOf } from './publications.ts';

/** Files of the built application behind a module, beside those that every page loads. */
interface BuiltPart {
  scripts: string[];
  styles: string[];
}

/** The parts of the build that a template belongs to, by the module behind each. */
export function builtParts(template: string): Record<string, BuiltPart> {
  const file = join(dirname(template), 'parts.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Address of the script that prerendered pages begin with; undefined in builds before it. */
export const firstScriptOf = (parts: Record<string, BuiltPart>): string | undefined =>
  parts['src/ui/hydration/buffered-click.ts']?.scripts.map((file) => `/${file}`)[0];

interface Publication {
  folder: string;
  manifest: Manifest;
  parts: Record<string, BuiltPart>;
}

/** Addresses of the rules that every page of a publication needs. */
export const rulesNeeded = ({ folder, manifest }: Publication): string[] =>
  withShared(folder, [manifest.rules]);

/** Addresses of the files that a page needs beside the rules, in its language; texts of its forms are left out. */
export function filesNeeded(
  { forms, language, modules }: PortalPlace,
  { folder, manifest, parts }: Publication,
): NeededFiles {
  const named = <File>(file: File | undefined) => file ?? [];
  const built = modules.flatMap((name) => named(parts[name]));
  return {
    data: [manifest.texts[language]].flatMap(named).map(published),
    scripts: distinct([
      ...withShared(
        folder,
        forms.flatMap((form) => named(manifest.forms[form])),
      ),
      ...built.flatMap(({ scripts }) => scripts.map((file) => `/${file}`)),
    ]),
    styles: distinct(built.flatMap(({ styles }) => styles.map((file) => `/${file}`))),
  };
}

/**
 * Every page of the portal with what it needs that `html` does not name, by address: those without parameters come first,
 * as the router chooses them.
 */
export function neededPlaces(
  places: readonly PortalPlace[],
  publication: Publication,
  html: string,
): NeededPlace[] {
  const unnamed = (files: readonly string[]) => files.filter((file) => !html.includes(`"${file}"`));
  const found = new Map<string, NeededPlace>();
  for (const place of places.toSorted((a, b) => parametersIn(a) - parametersIn(b))) {
    const { scripts, styles, data } = filesNeeded(place, publication);
    const { languages } = found.get(place.route) ?? { languages: {} };
    const { manifest } = publication;
    const texts = place.forms.flatMap((form) => manifest.formTexts[place.language]?.[form] ?? []);
    found.set(place.route, {
      route: place.route,
      scripts: unnamed(scripts),
      styles: unnamed(styles),
      languages: {
        ...languages,
        [place.language]: { path: patternOf(place), data: [...data, ...texts.map(published)] },
      },
    });
  }
  return [...found.values()];
}

const parametersIn = ({ path }: PortalPlace) => path.split('/:').length - 1;

/** A path with parameters as a regular expression that names them. */
const patternOf = ({ path }: PortalPlace) =>
  `^${encodeURI(path).replace(/\/:([^/]+)/g, '/(?<$1>[^/]+)')}/?$`.replace('^//?$', '^/$');

/** Published modules, and those that they import. */
function withShared(folder: string, files: readonly string[]): string[] {
  const shared = files.flatMap((file) =>
    importsOf(readFileSync(join(folder, file), 'utf8')).map((one) => join(dirname(file), one)),
  );
  return distinct([...files, ...shared].map(published));
}

/** Address of a published file. */
const published = (file: string) => `/config/${file}`;

export const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
