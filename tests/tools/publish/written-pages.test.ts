import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { neededAt, type WrittenPage } from '#config/pages/written-page.ts';
import {
  edited,
  emptyFolder,
  type Files,
  soundFiles,
  writeConfiguration,
} from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationDiagnostics } from '#tools/config/diagnostic.ts';
import type { PrerenderPortal } from '#tools/config/pages/prerendered-portal.ts';
import { writePages } from '#tools/config/pages/written-pages.ts';
import { manifestIn } from '#tools/config/publish/publications.ts';
import { rollBack } from '#tools/config/publish/rollback.ts';

/** Signs that mean something in HTML; the check keeps < and > out of texts. */
const hostile = 'A & "B" &quot; \'C\'';

/** A configuration with one listed page, which is open while maintenance is off. */
function listing(page: object = {}): Files {
  const named = (files: Files, language: string) => ({
    ...files,
    [`locales/${language}/pages.json`]: {
      login: {
        title: `Title ${language}`,
        description: hostile,
        heading: `Heading ${language}`,
        intro: `Intro ${language}`,
      },
    },
  });
  const files = named(named(soundFiles(), 'es-ES'), 'ca-ES');
  const open = edited(files, 'schemas/conditions.json', (document: { conditions: object }) => {
    Object.assign(document.conditions, { open: { $setting: 'maintenance.enabled', const: false } });
  });
  for (const language of ['es-ES', 'ca-ES'])
    Object.assign(open[`locales/${language}/conditions.json`] as object, { open: 'Open' });
  return edited(open, 'schemas/portal.json', (portal: Record<string, unknown>) => {
    portal.listedPages = [{ route: 'login', requires: ['open'], ...page }];
  });
}

/** As the build announces the typeface and the code. */
const AHEAD =
  '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/own.woff2">' +
  '<link rel="modulepreload" crossorigin href="/assets/start.js" data-for="start">';

const PATHS: Record<string, string> = { 'es-ES': '/uno', 'ca-ES': '/un' };
const PART = 'src/screens/login-screen.tsx';

/** The brand of the version in force in a folder. */
function brandIn(base: string) {
  const folder = fileURLToPath(base);
  const { manifest } = JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8'));
  return manifestIn(folder, manifest).settings.brand;
}

/** Stands in for the application: prerenders the page of the login, and also knows the page of a contract. */
const prerender: PrerenderPortal = async ({ base }) => {
  const login = Object.entries(PATHS).map(([language, path]) => ({
    ...{ route: 'login', language, path, forms: ['change'], modules: [PART] },
  }));
  const contract = Object.entries(PATHS).map(([language, path]) => ({
    ...{ route: 'contract', language, path: `${path}/:name`, forms: ['change'], modules: [PART] },
  }));
  return {
    brand: brandIn(base),
    notices: Object.fromEntries(
      Object.keys(PATHS).map((language) => [
        language,
        { withoutScript: 'Needs <a href="tel:900">900</a>', oldBrowser: `Old ${language}` },
      ]),
    ),
    places: [...contract, ...login],
    pages: login.map((place) => ({
      ...place,
      heading: 'Rendered & read',
      isEntry: place.language === 'es-ES',
      marks: ['power'],
      html: '<main><h1>Rendered &amp; read</h1><p style="width:20%">0</p></main>',
    })),
  };
};

async function published(files: Files, out = emptyFolder()) {
  const { version } = await compileConfiguration({ root: writeConfiguration(files), out });
  const template = join(out, 'index.html');
  const index = readFileSync('index.html', 'utf8');
  writeFileSync(template, index.replace('</head>', `${AHEAD}</head>`));
  const parts = { [PART]: { scripts: ['assets/login.js'], styles: ['assets/login.css'] } };
  writeFileSync(join(out, 'parts.json'), JSON.stringify(parts));
  const paths = await writePages({ folder: out, template, prerender });
  const page = (path: string) =>
    new JSDOM(readFileSync(join(out, `pages${path}.html`), 'utf8')).window.document;
  return { out, version, template, paths, page };
}

/** What a page says of itself to the application. */
const saidBy = (page: Document): WrittenPage =>
  JSON.parse(page.getElementById('written')?.textContent ?? '');

const isPublished = (out: string, address: string | null) =>
  existsSync(join(out, (address ?? '').slice('/config'.length)));

const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test('a listed page describes itself, in each language, to clients without JavaScript', async () => {
  const { paths, page, out } = await published(
    edited(listing(), 'schemas/deployment.json', (deployment: Record<string, unknown>) => {
      deployment.site = 'https://clients.example';
    }),
  );
  expect(paths).toHaveLength(2);
  for (const [index, language] of ['es-ES', 'ca-ES'].entries()) {
    const shown = page(paths[index] ?? '');
    expect(shown.documentElement.lang).toBe(language);
    expect(shown.documentElement.hasAttribute('data-power')).toBe(true);
    expect(shown.title).toContain(`Title ${language} · `);
    expect(shown.querySelector('meta[name=robots]')).toBeNull();
    expect(shown.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
    expect(shown.querySelector('#root h1')?.textContent).toBe('Rendered & read');
    expect(hrefs(shown, 'link[rel=canonical]')).toEqual([`https://clients.example${paths[index]}`]);
    expect(hrefs(shown, 'link[hreflang]')).toEqual(
      [...paths, paths[0]].map((path) => `https://clients.example${path}`),
    );
    const about = JSON.parse(
      shown.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(about).toMatchObject({ name: `Title ${language}`, description: hostile });
    const app = hrefs(shown, 'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
    expect(app).toHaveLength(3);
    for (const file of app) expect(isPublished(out, file)).toBe(true);
  }
});

test('a publication says what is live, what is listed, and whom to write to about a weakness', async () => {
  const files = edited(
    listing(),
    'schemas/deployment.json',
    (deployment: Record<string, unknown>) => {
      deployment.site = 'https://clients.example';
      deployment.security = {
        contact: ['mailto:seguretat@clients.example'],
        expires: '2099-01-01T00:00:00Z',
      };
    },
  );
  const { version, out, paths, template } = await published(files);
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  writeFileSync(join(out, 'application.json'), '{ "version": "1.2.3", "commit": "abc" }');
  await writePages({ folder: out, template, prerender });
  const { application, configuration } = JSON.parse(read('version.json'));
  expect(application).toEqual({ version: '1.2.3', commit: 'abc' });
  expect(configuration).toMatchObject({ version, partner: null, planned: [] });
  expect(Date.parse(configuration.publishedAt)).toBeGreaterThan(0);
  expect(read('robots.txt')).toContain('Sitemap: https://clients.example/sitemap.xml');
  const { DOMParser } = new JSDOM('').window;
  const map = new DOMParser().parseFromString(read('sitemap.xml'), 'text/xml');
  const addresses = paths.map((path) => `https://clients.example${path}`);
  expect([...map.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual(addresses);
  expect(hrefs(map, '[hreflang]')).toEqual([...addresses, ...addresses]);
  expect(read('security.txt').split('\n')).toEqual([
    'Contact: mailto:seguretat@clients.example',
    'Expires: 2099-01-01T00:00:00Z',
    'Canonical: https://clients.example/.well-known/security.txt',
    '',
  ]);
});

test('without a public address nothing is listed, and without a contact there is none', async () => {
  const { out } = await published(listing());
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
  for (const name of ['sitemap.xml', 'security.txt'])
    expect(existsSync(join(out, name))).toBe(false);
});

test('a page names what the application needs to hydrate it, and fetches none of it before it is visible', async () => {
  const { paths, page, out, version } = await published(listing());
  const shown = page(paths[0] ?? '');
  const { pointer, manifest, texts, needs, prerendered } = saidBy(shown);
  expect(pointer.version).toBe(version);
  expect(prerendered).toMatchObject({ language: 'es-ES', path: '/uno' });
  expect(needs.scripts.filter((file) => file.startsWith('/assets/'))).toEqual([
    ...['/assets/start.js', '/assets/login.js'],
  ]);
  // The form, the rules, and the code that both share; all texts but those of the form, which the page contains.
  const files = needs.scripts.filter((file) => file.startsWith('/config/'));
  expect(files).toHaveLength(3);
  expect(needs.data).toHaveLength(1);
  for (const file of [...files, ...needs.data]) expect(isPublished(out, file)).toBe(true);
  expect(Object.keys(texts)).toEqual([manifest.formTexts['es-ES']?.change]);
  expect(hrefs(shown, 'link[rel$=preload]')).toEqual(['/fonts/own.woff2']);
  expect(hrefs(shown, 'link[rel=stylesheet]')).toContain('/assets/login.css');
});

test('`style` attributes move to a published style sheet, with the brand', async () => {
  const { paths, page, out } = await published(
    edited(listing(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
      portal.brand = { ...(portal.brand as object), colors: { primary: '#7a1fa2' } };
    }),
  );
  const shown = page(paths[0] ?? '');
  expect(shown.querySelector('[style]')).toBeNull();
  const look = hrefs(shown, 'link[rel=stylesheet]').find((href) => href?.includes('/look.')) ?? '';
  const rules = readFileSync(join(out, look.slice('/config'.length)), 'utf8');
  expect(rules).toContain('--brand:#7a1fa2');
  const id = shown.querySelector('#root p')?.getAttribute('data-look');
  expect(rules).toContain(`[data-look="${id}"]{width:20%}`);
});

test('a client without JavaScript shows what the page needs, before the page', async () => {
  const { paths, page } = await published(listing());
  const shown = page(paths[0] ?? '');
  const notice = shown.querySelector('noscript');
  expect(notice?.innerHTML).toContain('<a href="tel:900">900</a>');
  const root = shown.getElementById('root');
  expect(root && notice?.compareDocumentPosition(root)).toBe(4);
});

test('a page that is not listed is written too, and marked as noindex for search engines', async () => {
  const { paths, page } = await published(
    edited(listing(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
      portal.listedPages = [];
    }),
  );
  const shown = page(paths[0] ?? '');
  expect(shown.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(shown.querySelector('link[rel=canonical]')).toBeNull();
  expect(shown.title).toBe('Rendered & read · Lluerna');
});

test('the typeface of the portal is fetched ahead where it is the one chosen, and nowhere else', async () => {
  const ahead = async (font: string) => {
    const { page, paths } = await published(
      edited(listing(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
        portal.brand = { ...(portal.brand as object), font };
      }),
    );
    return hrefs(page(paths[0] ?? ''), 'link[as=font]');
  };
  expect(await ahead('figtree')).toEqual(['/fonts/own.woff2']);
  expect(await ahead('system')).toEqual([]);
});

test('the page of all other addresses shows nothing of its own, and names what each address needs', async () => {
  const { out, version } = await published(
    edited(listing(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
      portal.brand = { ...(portal.brand as object), name: 'Tramuntana' };
    }),
  );
  const html = readFileSync(join(out, 'application.html'), 'utf8');
  const shown = new JSDOM(html).window.document;
  expect(shown.title).toBe('Tramuntana');
  expect(shown.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(shown.querySelector('#root .first-paint')).not.toBeNull();
  const [start, ...others] = hrefs(shown, 'link[rel=modulepreload]').toReversed();
  expect(start).toBe('/assets/start.js');
  for (const file of others) expect(isPublished(out, file)).toBe(true);

  const said = saidBy(shown);
  expect(said).toMatchObject({ pointer: { version }, prerendered: null });
  const neededIn = (path: string, chosen: string | null) => {
    const { scripts, styles, data } = neededAt(said, path, chosen);
    const texts = said.manifest.formTexts;
    const language = Object.keys(texts).find((one) =>
      data.includes(`/config/${texts[one]?.change}`),
    );
    return { language, code: scripts.includes('/assets/login.js'), styles };
  };
  const there = { code: true, styles: ['/assets/login.css'] };
  expect(neededIn('/uno', null)).toEqual({ language: 'es-ES', ...there });
  expect(neededIn('/un/7', null)).toEqual({ language: 'ca-ES', ...there });
  expect(neededIn('/uno/7', 'ca-ES')).toEqual({ language: 'ca-ES', ...there });
  expect(neededIn('/uno/7', 'xx-XX')).toEqual({ language: 'es-ES', ...there });
  expect(neededIn('/otra', 'ca-ES')).toEqual({ language: undefined, code: false, styles: [] });
});

test('a page that no visitor may open any more is removed', async () => {
  const { out, template, paths } = await published(listing());
  const prerenderNone: PrerenderPortal = async (options) => ({
    ...(await prerender(options)),
    pages: [],
  });
  expect(await writePages({ folder: out, template, prerender: prerenderNone })).toEqual([]);
  expect(existsSync(join(out, `pages${paths[0]}.html`))).toBe(false);
});

test('a rollback restores the pages of its version', async () => {
  const first = await published(listing());
  const renamed = edited(listing(), 'locales/es-ES/pages.json', (texts: Files) => {
    (texts.login as Record<string, string>).title = 'Renamed';
  });
  const second = await published(renamed, first.out);
  expect(second.page(first.paths[0] ?? '').title).toContain('Renamed');
  rollBack(first.out, first.version);
  await writePages({ folder: first.out, template: first.template, prerender });
  const again = first.page(first.paths[0] ?? '');
  expect(again.title).toContain('Title es-ES');
  expect(saidBy(again).pointer.version).toBe(first.version);
});

test('nothing is written where the application was not built', async () => {
  const out = emptyFolder();
  await compileConfiguration({ root: writeConfiguration(listing()), out });
  expect(await writePages({ folder: out, template: join(out, 'none.html'), prerender })).toEqual(
    [],
  );
});

test('a listed page without a text is named', async () => {
  const without = edited(listing(), 'locales/es-ES/pages.json', (texts: Files) => {
    delete (texts.login as Record<string, string>).description;
  });
  const failure = compileConfiguration({ root: writeConfiguration(without), out: emptyFolder() });
  await expect(failure).rejects.toThrow(ConfigurationDiagnostics);
  await expect(failure).rejects.toThrow(/portal\.json:\d+:\d+ .*"login" has no description/);
});
