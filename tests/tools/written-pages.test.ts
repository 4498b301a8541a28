import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationDiagnostics } from '#tools/config/diagnostic.ts';
import { rollBack } from '#tools/config/rollback.ts';
import { writePages } from '#tools/config/written-pages.ts';
import { edited, emptyFolder, type Files, soundFiles, writeConfiguration } from './fixture.ts';

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
    portal.listedPages = [{ route: 'login', requires: ['open'], forms: ['change'], ...page }];
  });
}

/** As the build announces the typeface. */
const FONT = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/own.woff2">';

async function published(files: Files, out = emptyFolder()) {
  const { version } = await compileConfiguration({ root: writeConfiguration(files), out });
  const template = join(out, 'index.html');
  const index = readFileSync('index.html', 'utf8');
  writeFileSync(template, index.replace('</head>', `<!-- assets/start.js -->${FONT}</head>`));
  const screens = { login: ['assets/login.js', 'assets/start.js'] };
  writeFileSync(join(out, 'screens.json'), JSON.stringify(screens));
  const paths = await writePages({ folder: out, template });
  const page = (path: string) =>
    new JSDOM(readFileSync(join(out, `pages${path}.html`), 'utf8')).window.document;
  return { out, version, template, paths, page };
}

const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

test('a listed page says what it is, in each language, to whoever runs no code', async () => {
  const { paths, page, out } = await published(
    edited(listing(), 'schemas/deployment.json', (deployment: Record<string, unknown>) => {
      deployment.site = 'https://clients.example';
    }),
  );
  expect(paths).toHaveLength(2);
  for (const [index, language] of ['es-ES', 'ca-ES'].entries()) {
    const shown = page(paths[index] ?? '');
    expect(shown.documentElement.lang).toBe(language);
    expect(shown.title).toContain(`Title ${language} · `);
    expect(shown.querySelector('meta[name=robots]')).toBeNull();
    expect(shown.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
    expect(shown.querySelector('#root h1')?.textContent).toBe(`Heading ${language}`);
    expect(shown.querySelector('#root p')?.textContent).toBe(`Intro ${language}`);
    expect(hrefs(shown, 'link[rel=canonical]')).toEqual([`https://clients.example${paths[index]}`]);
    expect(hrefs(shown, 'link[hreflang]')).toEqual(
      [...paths, paths[0]].map((path) => `https://clients.example${path}`),
    );
    const about = JSON.parse(
      shown.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(about).toMatchObject({ name: `Title ${language}`, description: hostile });
    // What it asks the browser to fetch early was published.
    const early = hrefs(shown, 'link[rel$=preload][href^="/config/"]').filter(
      (file) => file !== '/config/current.json',
    );
    expect(early).toHaveLength(5);
    const app = hrefs(shown, 'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
    expect(app).toHaveLength(3);
    for (const file of [...early, ...app])
      expect(existsSync(join(out, (file ?? '').slice('/config'.length)))).toBe(true);
    expect(hrefs(shown, 'link[href^="/assets/"]')).toEqual(['/assets/login.js']);
    // Only the outline was replaced.
    expect(shown.querySelector('#root')?.nextElementSibling?.id).toBe('start-failed');
  }
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

test('a page that the settings close is not written, and one that was there goes', async () => {
  const { out, template, page, paths } = await published(listing());
  expect(page(paths[0] ?? '').title).not.toBe('');
  const closed = edited(listing(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
    portal.maintenance = { enabled: true, start: null, end: null };
  });
  const { version } = await compileConfiguration({ root: writeConfiguration(closed), out });
  expect(await writePages({ folder: out, template })).toEqual([]);
  expect(existsSync(join(out, `pages${paths[0]}.html`))).toBe(false);
  expect(version).not.toBe('');
});

test('a rollback brings the pages of its version back', async () => {
  const first = await published(listing());
  const before = readFileSync(join(first.out, `pages${first.paths[0]}.html`), 'utf8');
  const renamed = edited(listing(), 'locales/es-ES/pages.json', (texts: Files) => {
    (texts.login as Record<string, string>).title = 'Renamed';
  });
  const second = await published(renamed, first.out);
  expect(second.page(first.paths[0] ?? '').title).toContain('Renamed');
  rollBack(first.out, first.version);
  await writePages({ folder: first.out, template: first.template });
  expect(readFileSync(join(first.out, `pages${first.paths[0]}.html`), 'utf8')).toBe(before);
});

test('nothing is written where the application was not built', async () => {
  const out = emptyFolder();
  await compileConfiguration({ root: writeConfiguration(listing()), out });
  expect(await writePages({ folder: out, template: join(out, 'none.html') })).toEqual([]);
});

test('a listed page without a text is named', async () => {
  const without = edited(listing(), 'locales/es-ES/pages.json', (texts: Files) => {
    delete (texts.login as Record<string, string>).description;
  });
  const failure = compileConfiguration({ root: writeConfiguration(without), out: emptyFolder() });
  await expect(failure).rejects.toThrow(ConfigurationDiagnostics);
  await expect(failure).rejects.toThrow(/portal\.json:\d+:\d+ .*"login" has no description/);
});
