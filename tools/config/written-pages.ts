import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConfigurationPointer } from '#config/configuration-types.ts';
import { POINTER_FILE } from './compile.ts';
import { listedPages } from './listed-pages.ts';
import { pageHtml } from './page-html.ts';
import { manifestIn } from './publications.ts';
import { writeWhole } from './published-files.ts';

interface PagesOptions {
  /** Folder of the published configuration. */
  folder: string;
  /** The built `index.html`; by default the one beside the folder. */
  template?: string;
}

/** Folder of the written pages within that of the configuration; a server looks for `/comparador` there. */
const PAGES = 'pages';

/**
 * Writes the HTML of the listed pages of the version in force, and removes pages of versions before it. Gives the paths
 * of the pages; none where the application was not built yet.
 */
export async function writePages({
  folder,
  template = join(folder, '../index.html'),
}: PagesOptions): Promise<string[]> {
  if (!existsSync(template)) return [];
  const pointer = JSON.parse(
    readFileSync(join(folder, POINTER_FILE), 'utf8'),
  ) as ConfigurationPointer;
  const manifest = manifestIn(folder, pointer.manifest);
  const { brand, organization, languages } = manifest.settings;
  const html = withItsFont(readFileSync(template, 'utf8'), brand.font);
  const about = {
    address: pointer.site ?? null,
    brand: brand.name,
    organization,
    app: manifest.app,
    defaultLanguage: languages.default,
    screens: screensOf(template, html),
  };
  const pages = await listedPages(folder, manifest, pointer.manifest);
  rmSync(join(folder, PAGES), { recursive: true, force: true });
  for (const page of pages)
    writeWhole(join(folder, PAGES, `${page.path}.html`), pageHtml(html, page, about));
  return pages.map(({ path }) => path);
}

const FONT_AHEAD = /\s*<link [^>]*\bas="font"[^>]*>/g;

/** The built `index.html` fetches the portal's own typeface ahead; with another one nobody needs its file. */
const withItsFont = (html: string, font: string) =>
  font === 'figtree' ? html : html.replace(FONT_AHEAD, '');

/** Files of each screen, from the build that a template belongs to, beside those that the template announces itself. */
function screensOf(template: string, html: string): Record<string, string[]> {
  const file = join(dirname(template), 'screens.json');
  if (!existsSync(file)) return {};
  const screens = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(screens).map(([screen, files]) => [
      screen,
      files.filter((one) => !html.includes(one)),
    ]),
  );
}
