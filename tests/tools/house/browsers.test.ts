import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};

/** The columns of the table, by the browsers of the list. */
const COLUMNS: Readonly<Record<string, number>> = {
  ...{ chrome: 1, edge: 1, firefox: 2, safari: 3, ios_saf: 3 },
};

const rows = readFileSync('docs/browsers.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

const code = ['src', 'machines'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|scss)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** 16.2 as 16002, so that 16.10 is later. */
const numberOf = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
};

it.each(rows)('`%s` is in the code', (name) => {
  expect(code.some((text) => text.includes(String(name)))).toBe(true);
});

it.each(rows.filter((cells) => cells.at(-1) === 'needed'))(
  '`%s` is there in every browser of the list',
  (...cells) => {
    for (const browser of browserslist) {
      const [name = '', version = ''] = browser.split(' >= ');
      const first = String(cells[COLUMNS[name] ?? 0]);
      expect([browser, numberOf(first) <= numberOf(version)]).toEqual([browser, true]);
    }
  },
);
