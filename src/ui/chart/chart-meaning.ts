import type { CSSProperties } from 'react';

/**
 * What a series of a chart may mean. Each meaning has one colour everywhere, its token `--chart-<meaning>`
 * (`src/ui/chart/chart-colours.scss`); a screen names the meaning and never a colour.
 */
export const chartMeanings = [
  // Periods of the access tariff, the dearest first.
  ...(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const),
  // What a chart is about while it is not divided, in the brand's colour, and the year before it.
  ...(['this-year', 'last-year'] as const),
  ...(['exported', 'self-consumed', 'battery', 'reactive'] as const),
  // Parts of a bill.
  ...(['power', 'energy', 'rental', 'services', 'taxes'] as const),
  // Homes of one customer, that with the most first; `rest` is what is not shown separately.
  ...(['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'rest'] as const),
] as const;
export type ChartMeaning = (typeof chartMeanings)[number];

/** Homes that a chart shows separately at most: more could not be distinguished. */
const MOST_HOMES = 5;

/** Numbers of the patterns that are not 0, which is solid. Only forced colours and paper show them. */
const patterns: Partial<Record<ChartMeaning, number>> = {
  ...{ p2: 1, p3: 2, p4: 3, p5: 4, p6: 5 },
  ...{ exported: 3, 'self-consumed': 4, battery: 5 },
  ...{ energy: 1, rental: 2, services: 3, taxes: 4 },
  ...{ 'home-2': 1, 'home-3': 2, 'home-4': 3, 'home-5': 4, rest: 5 },
};

/** Pattern of a meaning, from 0; those that are compared in one chart have different ones. */
export const patternOf = (meaning: ChartMeaning): number => patterns[meaning] ?? 0;

/** Meaning of a period as the retailer calls it, `P3`; undefined for another one. */
export const meaningOfPeriod = (period: string): ChartMeaning | undefined =>
  chartMeanings.slice(0, 6).find((meaning) => meaning === period.toLowerCase());

/** Meaning of a home by its place in the order of a chart, from 0; those after the fifth are the rest. */
export const meaningOfHome = (place: number): ChartMeaning =>
  place < MOST_HOMES ? (`home-${place + 1}` as ChartMeaning) : 'rest';

/** What makes an element a swatch or a part of a bar in the colour of a meaning (`chart-marks.scss`). */
export function markOf(meaning: ChartMeaning): {
  'data-mark': ChartMeaning;
  'data-pattern': number;
  style: CSSProperties;
} {
  const style = { '--series': `var(--chart-${meaning})` } as CSSProperties;
  return { 'data-mark': meaning, 'data-pattern': patternOf(meaning), style };
}
