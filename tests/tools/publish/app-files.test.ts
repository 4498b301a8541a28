import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Manifest } from '#config/configuration-types.ts';
import {
  edited,
  emptyFolder,
  type Files,
  soundFiles,
  writeConfiguration,
} from '#tests/tools/fixture.ts';
import { png } from '#tools/config/app/png.ts';
import { compileConfiguration } from '#tools/config/compile.ts';

/** Signs that mean something in HTML. */
const NAME = 'Llum & "Fills"';

function branded(brand: object): Files {
  const files = edited(soundFiles(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
    portal.brand = { name: NAME, ...brand };
    portal.organization = { phone: '900 000 333' };
  });
  for (const language of ['es-ES', 'ca-ES']) {
    const offline = { title: `No ${language}`, body: 'Wait', call: 'Call {{phone}}.' };
    files[`locales/${language}/errors.json`] = { offline };
    Object.assign(files[`locales/${language}/common.json`] as object, { retry: 'Again' });
  }
  files['src/app/errors.tsx'] = "optional('errors.' + key); optional('common.' + key)";
  return files;
}

interface Beside {
  pictures?: Record<string, string | Buffer>;
  /** Files of a partner, whose portal is published then. */
  partner?: Files;
}

async function published(brand: object, { pictures = {}, partner = {} }: Beside = {}) {
  const ofPartner = Object.entries(partner).map(([file, content]) => [
    `schemas/partners/sol/${file}`,
    content,
  ]);
  const root = writeConfiguration({ ...branded(brand), ...Object.fromEntries(ofPartner) });
  mkdirSync(join(root, 'schemas/brand'));
  for (const [name, content] of Object.entries(pictures))
    writeFileSync(join(root, 'schemas/brand', name), content);
  const out = emptyFolder();
  await compileConfiguration({ root, out, ...(ofPartner.length > 0 && { partner: 'sol' }) });
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const pointer = JSON.parse(read('current.json')) as { manifest: string };
  const { app, settings } = JSON.parse(read(pointer.manifest)) as Manifest;
  if (!app) throw new Error('No app was published');
  return { app, settings, read, out, manifest: JSON.parse(read(app.manifest)) };
}

test('a portal is an app with the name, colours and sign of its brand', async () => {
  const colors = { primary: '#1d4f91', accent: '#e8b33f' };
  const { app, read, out, manifest } = await published({ colors });
  expect(manifest).toMatchObject({
    name: NAME,
    short_name: NAME,
    lang: 'es-ES',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#1d4f91',
  });
  const icons = manifest.icons as { src: string; purpose: string }[];
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'maskable']);
  for (const { src } of icons) {
    const { document } = new JSDOM(read(`app/${src}`)).window;
    expect(document.querySelector('rect')?.getAttribute('fill')).toBe('#1d4f91');
    expect(document.querySelector('path')?.getAttribute('fill')).toBe('#e8b33f');
  }
  const touch = readFileSync(join(out, app.touchIcon ?? ''));
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
});

test('each language has a page without connection, which needs nothing that is not published', async () => {
  const { app, read } = await published({});
  for (const language of ['es-ES', 'ca-ES']) {
    const page = new JSDOM(read(app.offline.pages[language] ?? '')).window.document;
    expect(page.documentElement.lang).toBe(language);
    expect(page.title).toBe(`No ${language} · ${NAME}`);
    expect(page.querySelector('header')?.textContent?.trim()).toBe(NAME);
    expect(page.querySelector('a[href="tel:900000333"]')?.textContent).toBe('900 000 333');
    const loaded = [...page.querySelectorAll('img, script, link[rel=stylesheet]')].map(
      (part) => part.getAttribute('src') ?? part.getAttribute('href'),
    );
    expect(loaded.toSorted()).toEqual(
      app.offline.needs.map((file) => `/config/${file}`).toSorted(),
    );
    // The Content-Security-Policy allows neither.
    expect(page.querySelector('style, [style], script:not([src])')).toBeNull();
  }
});

test('the first parts of all paths are published, of each language and of the partner', async () => {
  const routes = { contracts: '/:contractType/contractes', login: '/entrar-à-casa' };
  const partner = { 'portal.json': {}, 'locales/ca-ES/routes.json': routes };
  const { app, read } = await published({}, { partner });
  // A path that begins with a parameter could be any.
  expect(JSON.parse(read(app.offline.paths ?? ''))).toEqual(['entrar-%C3%A0-casa', 'uno']);
});

test('a brand with a picture of its own is shown with that one', async () => {
  const picture = png(192, new Uint8Array(192 * 192 * 3));
  const { app, manifest, out } = await published(
    { icon: 'own.png' },
    { pictures: { 'own.png': picture } },
  );
  expect(manifest.icons).toMatchObject([{ sizes: '192x192', type: 'image/png' }]);
  expect(app.touchIcon).toBe(app.icon);
  expect(readFileSync(join(out, app.icon)).equals(picture)).toBe(true);
});

test('the logo of a brand is published with it, and a path on the server is unchanged', async () => {
  const { settings, read } = await published(
    { logo: 'own.svg' },
    { pictures: { 'own.svg': '<svg/>' } },
  );
  const [, file = ''] = /^\/config\/(app\/logo.*\.svg)$/.exec(settings.brand.logo ?? '') ?? [];
  expect(read(file)).toBe('<svg/>');
  const other = await published({ logo: '/pictures/own.svg' });
  expect(other.settings.brand.logo).toBe('/pictures/own.svg');
});

test.each<[name: string, content: string | Buffer | null, words: RegExp]>([
  ['none.svg', null, /portal\.json:\d+:\d+ .*no picture "none\.svg"/],
  ['small.png', png(100, new Uint8Array(30_000)), /"small\.png" is not a picture.*192 pixels/],
  ['no.png', 'text', /"no\.png" is not a picture/],
  ['bad.svg', '<svg><script>1</script></svg>', /"bad\.svg" is not a plain SVG/],
])('a picture %s that cannot be one is named', async (name, content, words) => {
  await expect(
    published({ icon: name }, { pictures: content === null ? {} : { [name]: content } }),
  ).rejects.toThrow(words);
});
