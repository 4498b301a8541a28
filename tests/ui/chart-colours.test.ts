import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandProperties } from '#domain/brand/brand-colors.ts';
import {
  contrastOf,
  distances,
  type Light,
  lightOf,
  mixedInOklab,
} from '#tests/support/colours/colour-vision.ts';
import { type ChartMeaning, chartMeanings, patternOf } from '#ui/chart/chart-meaning.ts';

/**
 * Twice the least difference in Oklab that is seen side by side is 0.04 (CSS Color 4, 13.2: one is 0.02). What a chart
 * compares is also matched with its key, from afar and in narrow bars: twice that again.
 */
const TOLD_APART = 0.08;
const NOT_THE_SAME = 0.04;
/** Homes are shades of one colour in the order of their key; those beside each other differ twice as much. */
const HOMES_APART = 0.05;
const NEIGHBOURS_APART = 0.1;
/** Contrast of shapes: WCAG 2.2, 1.4.11. */
const SHAPE_CONTRAST = 3;

/** Meanings that one chart may compare. */
const compared: Record<string, ChartMeaning[]> = {
  periods: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
  'energies of a roof': ['p1', 'p2', 'p3', 'exported', 'self-consumed', 'battery'],
  'energies undivided': ['this-year', 'exported', 'self-consumed', 'battery'],
  'parts of a bill': ['power', 'energy', 'rental', 'services', 'taxes', 'rest'],
};
const homes: ChartMeaning[] = ['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'rest'];

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
const surfaces: Record<Theme, string> = { light: '#fff', dark: '#161f1d' };

/** Custom properties of each theme, as the style sheets have them. */
const sources = ['styles/tokens', 'chart/chart-colours'].map((name) =>
  readFileSync(`src/ui/${name}.scss`, 'utf8').split('@include in-dark'),
);
const declared = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]),
  );
const [light = '', dark = ''] = [0, 1].map((at) => sources.map((parts) => parts[at]).join('\n'));
const tokens: Record<Theme, Record<string, string>> = {
  light: declared(light),
  dark: { ...declared(light), ...declared(dark) },
};

/** The colour of a meaning with a brand. */
function colourOf(meaning: ChartMeaning, theme: Theme, brand: Record<string, string>): Light {
  const all = { ...tokens[theme], ...brand };
  const read = (value = ''): Light => {
    const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (name) return read(all[name]);
    const [, of, share, other = ''] =
      /^color-mix\(in oklab, (.+) (\d+)%, (#\w+)\)$/.exec(value) ?? [];
    return of ? mixedInOklab(read(of), Number(share) / 100, lightOf(other)) : lightOf(value);
  };
  return read(all[`--chart-${meaning}`]);
}

const pairs = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]));

/** Pairs that someone takes for one another, and with which eyes. */
const confused = (
  compare: readonly (readonly [ChartMeaning, ChartMeaning])[],
  { theme, brand, least }: { theme: Theme; brand: Record<string, string>; least: number },
) =>
  compare.flatMap(([one, other]) => {
    const seen = distances(colourOf(one, theme, brand), colourOf(other, theme, brand));
    return Object.entries(seen)
      .filter(([, distance]) => distance < least)
      .map(([vision, distance]) => `${one} and ${other}, ${vision}: ${distance.toFixed(3)}`);
  });

const faint = (meanings: readonly ChartMeaning[], theme: Theme, brand = {}) =>
  meanings.filter(
    (meaning) =>
      contrastOf(colourOf(meaning, theme, brand), lightOf(surfaces[theme])) < SHAPE_CONTRAST,
  );

/** Brands of the delivered retailers, and the portal's own. */
const brands = [
  {},
  ...readdirSync('schemas/partners').map((partner) => {
    const { brand } = JSON.parse(readFileSync(`schemas/partners/${partner}/portal.json`, 'utf8'));
    return brandProperties(brand?.colors ?? {});
  }),
];

describe.each(themes)('colours of charts (%s)', (theme) => {
  it('have a surface that is that of the page', () => {
    expect(tokens[theme]['--surface']).toBe(surfaces[theme]);
  });

  it.each(Object.entries(compared))(
    'distinguish %s, however one sees colours, with every delivered brand',
    (_, meanings) => {
      const seen = brands.flatMap((brand) =>
        confused(pairs(meanings), { theme, brand, least: TOLD_APART }),
      );
      expect(seen).toEqual([]);
    },
  );

  it('can be seen on the page', () => {
    expect(brands.flatMap((brand) => faint(chartMeanings, theme, brand))).toEqual([]);
  });

  it('mean one thing each', () => {
    // The homes are shades of this year's colour, and in charts of their own.
    const own = chartMeanings.filter((meaning) => !meaning.startsWith('home-'));
    const same = pairs(own).filter(([one, other]) => {
      const { usual } = distances(colourOf(one, theme, {}), colourOf(other, theme, {}));
      return usual < NOT_THE_SAME;
    });
    expect(same).toEqual([]);
  });

  it('distinguish homes with any brand', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const neighbours = homes.slice(1).map((home, at) => [homes[at] ?? home, home] as const);
    const anyBrand = hex.map((primary) => brandProperties({ primary }));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...brands), anyBrand), (brand) => {
        const all = { theme, brand, least: HOMES_APART };
        expect(confused(pairs(homes), all)).toEqual([]);
        expect(confused(neighbours, { ...all, least: NEIGHBOURS_APART })).toEqual([]);
        expect(faint(homes, theme, brand)).toEqual([]);
      }),
    );
  });
});

it('what one chart compares has a pattern each, for paper and forced colours', () => {
  for (const meanings of [...Object.values(compared), homes])
    expect(new Set(meanings.map(patternOf)).size, String(meanings)).toBe(meanings.length);
});
