import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#config/configuration-types.ts';
import type { PublishedApp } from '#config/published-app.ts';
import { brandProperties, markColors } from '#domain/brand/brand-colors.ts';
import { offlinePage } from '#tools/config/app/offline-page.ts';
import type { PublishedFiles } from '#tools/config/publish/published-files.ts';
import { stableJson } from '#tools/config/sources/json-value.ts';
import type { View } from '#tools/config/sources/view.ts';
import { iconsOf } from './app-icons.ts';

/** Colour behind the application while it starts: `--ground` of tokens.scss. */
const GROUND = '#f6f7f4';

const source = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../app/${name}`, import.meta.url)), 'utf8');

/**
 * Adds what makes a portal an app of the customer's device: web manifest, pictures, and a page for when there is no
 * connection in each language, of those whose texts are there. `languages` are those that are published.
 */
export function addApp(
  root: string,
  view: View,
  settings: Settings,
  languages: readonly string[],
  files: PublishedFiles,
): PublishedApp {
  const icons = iconsOf(root, view.partner, settings, files);
  const { brand, organization } = settings;
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: settings.languages.default,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: markColors(brand.colors).ground,
    background_color: GROUND,
    icons: icons.listed.map((icon) => ({ ...icon, src: nameOf(icon.src) })),
  };
  const style = files.add('app/offline', 'css', styleOf(brand.colors));
  const script = files.add('app/offline', 'js', source('offline.js'));
  const pages = languages.flatMap((language) => {
    const html = offlinePage({
      language,
      texts: view.texts.get(language)?.get('errors')?.value.offline,
      retry: view.texts.get(language)?.get('common')?.value.retry,
      brand: brand.name,
      phone: organization.phone,
      files: { icon: icons.icon, style, script },
    });
    return html ? [[language, files.add(`app/offline.${language}`, 'html', html)]] : [];
  });
  return {
    manifest: files.add('app/portal', 'webmanifest', stableJson(manifest)),
    icon: icons.icon,
    ...(icons.touch && { touchIcon: icons.touch }),
    offline: {
      pages: Object.fromEntries(pages),
      needs: [style, script, icons.icon],
      paths: files.add('app/paths', 'json', stableJson(firstParts(view, languages))),
    },
  };
}

/**
 * First parts of the paths of all pages, as they stand in addresses. A path that begins with a parameter is left out:
 * it could be anything.
 */
function firstParts(view: Pick<View, 'texts'>, languages: readonly string[]): string[] {
  const patterns = languages.flatMap((language) =>
    Object.values(view.texts.get(language)?.get('routes')?.value ?? {}),
  );
  const parts = patterns
    .filter((pattern) => typeof pattern === 'string' && /^\/(?!:)/.test(pattern))
    .map((pattern) => new URL(String(pattern), 'https://portal').pathname.split('/')[1] ?? '');
  return [...new Set(parts)].sort();
}

/** Style of the page without connection, in the brand's colours. */
function styleOf(colors: Settings['brand']['colors']): string {
  const own = Object.entries(brandProperties(colors)).map(([name, value]) => `${name}:${value}`);
  return `${source('offline.css')}${own.length > 0 ? `:root{${own.join(';')}}\n` : ''}`;
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
