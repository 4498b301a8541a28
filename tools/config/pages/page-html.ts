import type { PageNotices, PrerenderedPage } from '#config/pages/prerendered-page.ts';
import { WRITTEN, type WrittenPage } from '#config/pages/written-page.ts';
import type { PublishedApp } from '#config/published-app.ts';
import type { Listing } from './listed-pages.ts';

/** What all pages of a publication share. */
export interface Site {
  /** Address at which the public finds the portal; null when it is not said. */
  address: string | null;
  /** Name of the retailer's portal, behind each title. */
  brand: string;
  organization: { name: string; email: string };
  defaultLanguage: string;
  /** Files of the portal as an app; absent in versions before it. */
  app?: PublishedApp | undefined;
  /** By language. */
  notices: Record<string, PageNotices>;
  /** Style sheet of the written pages, within the published folder; null where they need none. */
  styleSheet: string | null;
}

export interface PageParts {
  page: PrerenderedPage;
  site: Site;
  /** Script that the browser runs before it shows the page; none in builds before it. */
  firstScript: string | undefined;
  /** Style sheets that it needs beside those of every page. */
  styles: readonly string[];
  /** What it says of itself to the application. */
  written: WrittenPage;
  /** What it says of itself to search engines; null for one that they leave out. */
  listing: Listing | null;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? key : `${key}="${escaped(value)}"`))
    .join(' ')} />`;

/** JSON in a page. A browser runs no script of such a type, so that the Content-Security-Policy has nothing to say. */
const json = (attributes: string, value: unknown) =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The part of the built `index.html` that a page replaces; each must be there once. */
const ANCHORS = {
  language: /<html lang="[^"]*"/,
  robots: /<meta name="robots" content="noindex" \/>/,
  title: /<title>[^<]*<\/title>/,
  icon: /<link rel="icon"[^>]*>/,
  pointer: /<link rel="preload" as="fetch"[^>]*href="\/config\/current\.json"[^>]*>/,
  // Styles and typeface come first: a visitor who only reads does not wait for code.
  code: /<script type="module"/,
  files: /<\/head>/,
  // With the space around it: the application hydrates exactly what it renders, and nothing else.
  content: /\s*<div class="first-paint" aria-hidden="true">[\s\S]*?<\/div>\s*<\/div>\s*/,
  withoutScript: /<p class="no-script">[\s\S]*?<\/p>/,
  oldBrowser: /<p class="old-browser">[\s\S]*?<\/p>/,
  written: /<\/body>/,
} as const;

type Said = Partial<Record<keyof typeof ANCHORS, string>>;

/** Throws when `index.html` has lost one of the places. */
function replaced(template: string, said: Said): string {
  return Object.entries(said).reduce((html, [name, text]) => {
    const anchor = ANCHORS[name as keyof typeof ANCHORS];
    if (!anchor.test(html)) throw new Error(`index.html has no place for the ${name} of a page`);
    return html.replace(anchor, () => text);
  }, template);
}

/**
 * A page as it is read before any code runs: the built `index.html` with its content, its title, the files that it needs
 * announced, and for search engines what it is. Throws when `index.html` has lost one of the places for them.
 */
export function pageHtml(template: string, parts: PageParts): string {
  const { page, site, firstScript, styles, written, listing } = parts;
  return replaced(template, {
    language: `<html ${[`lang="${page.language}"`, ...page.marks.map((mark) => `data-${mark}`)].join(' ')}`,
    robots: listing
      ? tag('meta', { name: 'description', content: listing.description })
      : '<meta name="robots" content="noindex" />',
    title: headOf(page, site, listing),
    icon: iconsOf(site, template),
    // Before the style sheets, which a script after them would wait for.
    pointer: firstScript ? `<script src="${firstScript}"></script>` : '',
    code: '<script type="module" fetchpriority="low"',
    files: `${stylesOf(site, styles, template)}\n  </head>`,
    content: page.html,
    ...noticesOf(site, [page.language]),
    written: saying(written),
  });
}

/** The notices in some languages. */
function noticesOf({ notices }: Site, languages: readonly string[]) {
  const said = (name: keyof PageNotices) =>
    languages
      .map((language) => `<span lang="${language}">${notices[language]?.[name] ?? ''}</span>`)
      .join('<br />');
  return {
    withoutScript: `<p class="no-script">${said('withoutScript')}</p>`,
    oldBrowser: `<p class="old-browser">${said('oldBrowser')}</p>`,
  };
}

/**
 * The page of every address that has none of its own, and of customers: the built `index.html` with the brand, and with
 * all that the application needs to begin. Throws as `pageHtml` does.
 */
export function applicationHtml(
  template: string,
  { site, rules, written }: Pick<PageParts, 'site' | 'written'> & { rules: readonly string[] },
): string {
  const ahead = rules.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href }));
  return replaced(template, {
    language: `<html lang="${site.defaultLanguage}"`,
    title: `<title>${escaped(site.brand)}</title>`,
    icon: iconsOf(site, template),
    pointer: ahead.join('\n    '),
    files: `${stylesOf(site, [], template)}\n  </head>`,
    // Whose page it is, and in which language, is not known yet.
    ...noticesOf(site, Object.keys(site.notices)),
    written: saying(written),
  });
}

const saying = (written: WrittenPage) =>
  `${json(`type="application/json" id="${WRITTEN}"`, written)}\n  </body>`;

/** The links that the application sets itself later (`use-installed-app.ts`). */
function iconsOf({ app }: Site, template: string): string {
  if (!app) return ANCHORS.icon.exec(template)?.[0] ?? '';
  const link = (rel: string, file: string) => tag('link', { rel, href: `/config/${file}` });
  return [
    link('icon', app.icon),
    ...(app.touchIcon ? [link('apple-touch-icon', app.touchIcon)] : []),
    link('manifest', app.manifest),
  ].join('\n    ');
}

/** Style sheets that the template does not name itself; the page's own comes last. */
function stylesOf({ styleSheet }: Site, styles: readonly string[], template: string): string {
  return [...styles, ...(styleSheet ? [`/config/${styleSheet}`] : [])]
    .filter((href) => !template.includes(`"${href}"`))
    .map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href }))
    .join('\n    ');
}

function headOf(page: PrerenderedPage, site: Site, listing: Listing | null): string {
  const { address, brand, organization, defaultLanguage } = site;
  const { path, language, heading } = page;
  if (!listing) return `<title>${escaped(`${heading} · ${brand}`)}</title>`;
  const { description, alternates } = listing;
  const at = (one: string) => `${address ?? ''}${one}`;
  const title = `${listing.title} · ${brand}`;
  const alternate = (hreflang: string, one: string) =>
    tag('link', { rel: 'alternate', hreflang, href: at(one) });
  const about = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: listing.title,
    description,
    ...(address && { url: at(path) }),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: language,
    provider: { '@type': 'Organization', name: organization.name, email: organization.email },
  };
  return [
    `<title>${escaped(title)}</title>`,
    tag('link', { rel: 'canonical', href: at(path) }),
    ...[...alternates].map(([code, one]) => alternate(code, one)),
    alternate('x-default', alternates.get(defaultLanguage) ?? path),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:locale', content: language.replace('-', '_') }),
    ...(address ? [tag('meta', { property: 'og:url', content: at(path) })] : []),
    json('type="application/ld+json"', about),
  ].join('\n    ');
}
