import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { neededAt, type WrittenPage } from '#config/pages/written-page.ts';

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

/** What a page of the publication names for an address, in the order in which it is loaded. */
export function namedBy(file: string, address: string) {
  const html = readFileSync(`dist/config/${file}`, 'utf8');
  const [written = ''] = matches(
    html,
    /<script type="application\/json" id="written">(.*?)<\/script>/gs,
  );
  const { scripts, styles, data } = neededAt(JSON.parse(written) as WrittenPage, address, null);
  const ahead = matches(html, /<link rel="modulepreload"[^>]*href="([^"]+)"/g);
  const first = matches(html, /<script [^>]*src="([^"]+)"/g);
  return {
    styles: [...matches(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g), ...styles],
    fonts: matches(html, /<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    scripts: [...first, ...ahead, ...scripts],
    data,
  };
}

/** The files of a page, by kind. */
export type Named = ReturnType<typeof namedBy>;

/** All files of a page. */
export const filesOf = ({ styles, fonts, scripts, data }: Named): string[] => [
  ...styles,
  ...fonts,
  ...scripts,
  ...data,
];

/** The page is served these files only: no chain is longer than page, first code, code. */
export async function serveOnly(page: Page, named: Named): Promise<void> {
  const files = filesOf(named);
  await page
    .context()
    .route(/\/(?:assets|config)\//, (route) =>
      files.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
    );
}
