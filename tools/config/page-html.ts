import type { PublishedApp } from '#config/configuration-types.ts';
import type { ListedPage } from './listed-pages.ts';

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
  /** Files of the built application that the page of a route loads, by the route. */
  screens: Readonly<Record<string, readonly string[]>>;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? key : `${key}="${escaped(value)}"`))
    .join(' ')} />`;

/** The part of the built `index.html` that a page replaces; each must be there once. */
const ANCHORS = {
  language: /<html lang="[^"]*"/,
  robots: /<meta name="robots" content="noindex" \/>/,
  title: /<title>[^<]*<\/title>/,
  icon: /<link rel="icon"[^>]*>/,
  outline: /<div class="first-paint" aria-hidden="true">[\s\S]*?<\/div>\s*<\/div>/,
} as const;

/**
 * The page of a search engine: the built `index.html` with title, description, canonical address, its other languages,
 * what it is as structured data, its heading and its introduction, and the published files that it needs announced.
 * Throws when `index.html` has lost one of the places for them.
 */
export function pageHtml(template: string, page: ListedPage, site: Site): string {
  const parts = {
    language: `<html lang="${page.language}"`,
    robots: tag('meta', { name: 'description', content: page.texts.description }),
    title: headOf(page, site),
    icon: iconsOf(site, template),
    outline: outlineOf(page),
  };
  return Object.entries(ANCHORS).reduce((html, [name, anchor]) => {
    if (!anchor.test(html)) throw new Error(`index.html has no place for the ${name} of a page`);
    return html.replace(anchor, () => parts[name as keyof typeof parts]);
  }, template);
}

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

function headOf(page: ListedPage, site: Site): string {
  const { address, brand, organization, defaultLanguage, screens } = site;
  const { route, language, alternates, texts, needs } = page;
  const at = (path: string) => `${address ?? ''}${path}`;
  const title = `${texts.title} · ${brand}`;
  const usual = alternates.get(defaultLanguage) ?? page.path;
  const alternate = (hreflang: string, path: string) =>
    tag('link', { rel: 'alternate', hreflang, href: at(path) });
  const about = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: texts.title,
    description: texts.description,
    ...(address && { url: at(page.path) }),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: language,
    provider: { '@type': 'Organization', name: organization.name, email: organization.email },
  };
  return [
    `<title>${escaped(title)}</title>`,
    tag('link', { rel: 'canonical', href: at(page.path) }),
    ...[...alternates].map(([code, path]) => alternate(code, path)),
    alternate('x-default', usual),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: texts.description }),
    tag('meta', { property: 'og:locale', content: language.replace('-', '_') }),
    ...(address ? [tag('meta', { property: 'og:url', content: at(page.path) })] : []),
    // A browser runs no script of this type, so that the Content-Security-Policy has nothing to say about it.
    `<script type="application/ld+json">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`,
    ...needs.data.map((file) =>
      tag('link', {
        rel: 'preload',
        as: 'fetch',
        crossorigin: 'anonymous',
        href: `/config/${file}`,
      }),
    ),
    ...[...needs.modules.map((file) => `config/${file}`), ...(screens[route] ?? [])].map((file) =>
      tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` }),
    ),
  ].join('\n    ');
}

/** What is read before the application has come: the frame's own outline, so that nothing moves when it comes. */
function outlineOf({ texts }: ListedPage): string {
  return `<div class="frame">
        <div class="first-paint-bar"></div>
        <div class="frame-body">
          <main class="frame-main">
            <header class="page-header">
              <div>
                <h1>${escaped(texts.heading)}</h1>
                <p class="page-intro">${escaped(texts.intro)}</p>
              </div>
            </header>
          </main>
        </div>
      </div>`;
}
