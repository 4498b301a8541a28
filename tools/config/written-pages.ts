import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfigurationPointer, Manifest, TextTree } from '#config/configuration-types.ts';
import type { DrawnPage, ServedToVisitors } from '#config/drawn-page.ts';
import { POINTER_FILE } from './compile.ts';
import { type DrawPages, drawingOf } from './drawn-pages.ts';
import { type ListingOptions, listingOf } from './listed-pages.ts';
import { pageHtml } from './page-html.ts';
import { PageLooks } from './page-looks.ts';
import { importsOf, manifestIn, publishedVersions } from './publications.ts';
import { PublishedFiles, writeWhole } from './published-files.ts';

interface PagesOptions {
  /** Folder of the published configuration. */
  folder: string;
  /** The built `index.html`; by default the one beside the folder. */
  template?: string;
  /** What the retailer serves to visitors, where it is known: the pages are drawn with it. */
  served?: ServedToVisitors;
  /** By default that of the application to which the template belongs. */
  draw?: DrawPages | null;
}

/** Folder of the written pages within that of the configuration; a server looks for `/comparador` there. */
const PAGES = 'pages';

const nothingServed: ServedToVisitors = { settings: {}, flags: {} };

/** Files of the built application behind a module, beside those that every page loads. */
interface BuiltPart {
  scripts: string[];
  styles: string[];
}

/**
 * Writes every page that visitors may open as HTML, in each language, and removes pages of versions before it. Gives
 * the paths of the pages; none where the application was not built yet. Throws when a page cannot be drawn.
 */
export async function writePages(options: PagesOptions): Promise<string[]> {
  const { folder, template = join(folder, '../index.html'), served = nothingServed } = options;
  const draw = options.draw ?? (await drawingOf(dirname(template)));
  if (!existsSync(template) || !draw) return [];
  const pointer = readJson<ConfigurationPointer>(join(folder, POINTER_FILE));
  const manifest = manifestIn(folder, pointer.manifest);
  const moment = momentOf(folder, pointer.version);
  const base = `${pathToFileURL(resolve(folder)).href}/`;
  const drawn = await draw({ base, served, moment });

  const { settings } = manifest;
  const { organization, languages } = settings;
  // All pages have one; what the retailer serves may change it.
  const brand = drawn[0]?.brand ?? settings.brand;
  const { html, later } = withoutLater(withItsFont(readFileSync(template, 'utf8'), brand.font));
  const listing: ListingOptions = {
    manifest,
    texts: new Map(
      languages.offered.map((language) => [
        language,
        readJson<TextTree>(join(folder, manifest.texts[language] ?? '')),
      ]),
    ),
    conditions: (await import(pathToFileURL(join(resolve(folder), manifest.rules)).href))
      .conditions,
  };
  const looks = new PageLooks({ brand });
  // Where languages share an address, the first of them is written there.
  const pages = drawn
    .filter(({ path }, at) => drawn.findIndex((page) => page.path === path) === at)
    .map((page) => ({ ...page, html: looks.taken(page.html) }));
  const files = new PublishedFiles();
  const styleSheet = looks.styleSheet();
  const site = {
    address: pointer.site ?? null,
    brand: brand.name,
    organization,
    app: manifest.app,
    defaultLanguage: languages.default,
    styleSheet: styleSheet ? files.add('look', 'css', styleSheet) : null,
  };
  rmSync(join(folder, PAGES), { recursive: true, force: true });
  for (const [path, content] of files.contents) writeWhole(join(folder, path), String(content));
  const parts = partsOf(template);
  for (const page of pages) {
    const { styles, scripts, data } = neededFiles(folder, page, { manifest, parts });
    const { path, language } = page;
    const texts = Object.fromEntries(
      page.forms
        .flatMap((form) => manifest.formTexts[language]?.[form] ?? [])
        .map((file) => [file, readJson<TextTree>(join(folder, file))]),
    );
    const named = [...later, ...scripts].filter((file) => !html.includes(`"${file}"`));
    const needs = { data, scripts: [...new Set(named)] };
    const written = { pointer, manifest, texts, needs, language, path, moment, served };
    const whole = pageHtml(html, {
      page,
      site,
      styles,
      written,
      listing: listingOf(page, listing),
    });
    for (const file of filesOf(page)) writeWhole(join(folder, PAGES, `${file}.html`), whole);
  }
  return pages.map(({ path }) => path);
}

/** Names of a page's file in the folder; that of `/` is `index`. */
const filesOf = ({ path, isEntry }: DrawnPage) => [
  path === '/' ? '/index' : path,
  ...(isEntry ? ['/index'] : []),
];

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** When a version was published, milliseconds since 1970. */
function momentOf(folder: string, version: string): number {
  const found = publishedVersions(folder).find((one) => one.version === version);
  return Date.parse(found?.publishedAt ?? '') || Date.now();
}

const FONT_AHEAD = /\s*<link [^>]*\bas="font"[^>]*>/g;

/** The built `index.html` fetches the portal's own typeface ahead; with another one nobody needs its file. */
const withItsFont = (html: string, font: string) =>
  font === 'figtree' ? html : html.replace(FONT_AHEAD, '');

const START_CODE = /\s*<link rel="modulepreload"[^>]*href="([^"]*)"[^>]*data-for="start"[^>]*>/g;

/** The built `index.html` without the code that is fetched once the page has been painted, and its addresses. */
const withoutLater = (html: string) => ({
  html: html.replace(START_CODE, ''),
  later: [...html.matchAll(START_CODE)].map(([, href = '']) => href),
});

/** The parts of the build that a template belongs to, by the module behind each. */
function partsOf(template: string): Record<string, BuiltPart> {
  const file = join(dirname(template), 'parts.json');
  return existsSync(file) ? readJson(file) : {};
}

/** Files that a page needs, as addresses. */
interface NeededFiles {
  data: string[];
  scripts: string[];
  styles: string[];
}

interface Publication {
  manifest: Manifest;
  parts: Record<string, BuiltPart>;
}

function neededFiles(
  folder: string,
  { forms, language, modules }: DrawnPage,
  { manifest, parts }: Publication,
): NeededFiles {
  const code = [manifest.rules, ...forms.map((form) => manifest.forms[form])].filter(
    (file) => file !== undefined,
  );
  const shared = code.flatMap((file) =>
    importsOf(readFileSync(join(folder, file), 'utf8')).map((one) => join(dirname(file), one)),
  );
  const built = modules.flatMap((name) => parts[name] ?? []);
  const published = (file: string) => `/config/${file}`;
  return {
    data: [manifest.texts[language]].filter((file) => file !== undefined).map(published),
    scripts: [
      ...new Set([
        ...[...code, ...shared].map(published),
        ...built.flatMap(({ scripts }) => scripts.map((file) => `/${file}`)),
      ]),
    ],
    styles: [...new Set(built.flatMap(({ styles }) => styles.map((file) => `/${file}`)))],
  };
}
