import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, TextTree } from '#config/configuration-types.ts';
import type { PrerenderedPage, ServedToVisitors } from '#config/pages/prerendered-page.ts';
import {
  builtParts,
  distinct,
  filesNeeded,
  firstScriptOf,
  neededPlaces,
  rulesNeeded,
} from '#tools/config/publish/needed-files.ts';
import { manifestIn, publishedVersions } from '#tools/config/publish/publications.ts';
import { PublishedFiles, writeWhole } from '#tools/config/publish/published-files.ts';
import { currentPointer } from '#tools/config/publish/published-pointer.ts';
import { publishedDeployment } from '#tools/config/publish/published-sources.ts';
import { type Listing, type ListingOptions, listingOf } from './listed-pages.ts';
import { applicationHtml, pageHtml, type Site } from './page-html.ts';
import { PageLooks } from './page-looks.ts';
import { type PrerenderPortal, prerenderOf } from './prerendered-portal.ts';
import { writeSiteFiles } from './site-files.ts';

interface PagesOptions {
  /** Folder of the published configuration. */
  folder: string;
  /** The built `index.html`; by default the one beside the folder. */
  template?: string;
  /** What the retailer serves to visitors, where it is known: the pages are prerendered with it. */
  served?: ServedToVisitors;
  /** By default that of the application to which the template belongs. */
  prerender?: PrerenderPortal | null;
}

/** Folder of the written pages within that of the configuration; a server looks for `/comparador` there. */
const PAGES = 'pages';

/** The page of all other addresses, and of customers, in the same folder. */
const APPLICATION = 'application.html';

const nothingServed: ServedToVisitors = { settings: {}, flags: {} };

/**
 * Writes every page that visitors may open as HTML, in each language, and the page of all other addresses; removes pages
 * of versions before it. Gives the paths of the pages for visitors; none where the application was not built yet. Throws
 * when a page cannot be written.
 */
export async function writePages(options: PagesOptions): Promise<string[]> {
  const { folder, template = join(folder, '../index.html'), served = nothingServed } = options;
  const prerender = options.prerender ?? (await prerenderOf(dirname(template)));
  if (!existsSync(template) || !prerender) return [];
  const pointer = currentPointer(folder);
  if (!pointer) return [];
  const manifest = manifestIn(folder, pointer.manifest);
  const moment = momentOf(folder, pointer.version);
  const base = `${pathToFileURL(resolve(folder)).href}/`;
  const { brand, places, notices, ...prerendered } = await prerender({ base, served, moment });

  const looks = new PageLooks({ brand });
  // Where languages share an address, the first of them is written there.
  const pages = prerendered.pages
    .filter(({ path }, at) => prerendered.pages.findIndex((page) => page.path === path) === at)
    .map((page) => ({ ...page, html: looks.taken(page.html) }));
  rmSync(join(folder, PAGES), { recursive: true, force: true });
  const { organization, languages } = manifest.settings;
  const site: Site = {
    address: pointer.site ?? null,
    brand: brand.name,
    organization,
    ...{ app: manifest.app, notices },
    defaultLanguage: languages.default,
    styleSheet: writeStyleSheet(folder, looks),
  };
  const whole = withItsFont(readFileSync(template, 'utf8'), brand.font);
  const { html, later } = withoutLater(whole);
  const publication = { folder, manifest, parts: builtParts(template) };
  const rules = rulesNeeded(publication);
  const listing = await listingOptions(folder, manifest);
  const listed = new Map<string, Listing>();
  for (const page of pages) {
    const { path, language } = page;
    const { styles, scripts, data } = filesNeeded(page, publication);
    const named = [...later, ...rules, ...scripts].filter((file) => !html.includes(`"${file}"`));
    const texts = Object.fromEntries(
      page.forms
        .flatMap((form) => manifest.formTexts[language]?.[form] ?? [])
        .map((file) => [file, readJson<TextTree>(join(folder, file))]),
    );
    const written = {
      ...{ pointer, manifest, texts, places: [] },
      // The page itself names the styles.
      needs: { scripts: distinct(named), styles: [], data },
      prerendered: { language, path, moment, served },
    };
    const saysOfItself = listingOf(page, listing);
    const content = pageHtml(html, {
      ...{ page, site, firstScript: firstScriptOf(publication.parts), styles, written },
      listing: saysOfItself,
    });
    if (saysOfItself) listed.set(path, saysOfItself);
    for (const file of filesOf(page)) writeWhole(join(folder, PAGES, `${file}.html`), content);
  }
  const written = {
    ...{ pointer, manifest, texts: {}, prerendered: null },
    needs: { scripts: [], styles: [], data: [] },
    places: neededPlaces(places, publication, whole),
  };
  writeWhole(join(folder, APPLICATION), applicationHtml(whole, { site, rules, written }));
  writeSiteFiles(folder, {
    ...{ pointer, partner: manifest.partner, publishedAt: moment, listed },
    ...{ deployment: publishedDeployment(folder), application: dirname(template) },
  });
  return pages.map(({ path }) => path);
}

/** Writes the style sheet that the pages share; null where they need none. */
function writeStyleSheet(folder: string, looks: PageLooks): string | null {
  const content = looks.styleSheet();
  if (!content) return null;
  const files = new PublishedFiles();
  const name = files.add('look', 'css', content);
  writeWhole(join(folder, name), content);
  return name;
}

async function listingOptions(folder: string, manifest: Manifest): Promise<ListingOptions> {
  const { conditions } = await import(pathToFileURL(join(resolve(folder), manifest.rules)).href);
  const { offered } = manifest.settings.languages;
  const textsOf = (language: string) =>
    readJson<TextTree>(join(folder, manifest.texts[language] ?? ''));
  return {
    manifest,
    conditions,
    texts: new Map(offered.map((language) => [language, textsOf(language)])),
  };
}

/** Names of a page's file in the folder; that of `/` is `index`. */
const filesOf = ({ path, isEntry }: PrerenderedPage) => [
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

/** The built `index.html` fetches the portal's own typeface ahead; with another one that file is not needed. */
const withItsFont = (html: string, font: string) =>
  font === 'figtree' ? html : html.replace(FONT_AHEAD, '');

const START_CODE = /\s*<link rel="modulepreload"[^>]*href="([^"]*)"[^>]*data-for="start"[^>]*>/g;

/** The built `index.html` without the code that is fetched once the page has been painted, and its addresses. */
const withoutLater = (html: string) => ({
  html: html.replace(START_CODE, ''),
  later: [...html.matchAll(START_CODE)].map(([, href = '']) => href),
});
