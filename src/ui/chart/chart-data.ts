import type { ChartMeaning } from './chart-meaning.ts';

/** `steps` is for more values than there is room for bars, and is rendered many times faster. */
export type ChartKind = 'bar' | 'steps';

/** A series of a chart, with a value per category; null for an unknown one, which is never plotted as zero. */
export interface ChartSeries {
  id: string;
  name: string;
  /** Gives the series its colour. */
  meaning: ChartMeaning;
  values: readonly (number | null)[];
}

/** What may be particular of categories: nothing was read of them, or what was may still change. */
export const shades = ['gap', 'provisional'] as const;
export type Shade = (typeof shades)[number];

/** A name at a place between two categories. */
export interface ChartMark {
  /** The category that begins there. */
  place: number;
  name: string;
}

/** What a chart shows besides its values. */
export interface ChartMarks extends Partial<Record<Shade, ShadedCategories>> {
  lines?: readonly ChartMark[];
}

export interface ShadedCategories {
  /** For the key. */
  name: string;
  /** The first category and the one after the last. */
  ranges: readonly (readonly [first: number, beyond: number])[];
}

/** True for a category that is hatched or striped. */
export const isShaded = (marks: ChartMarks, shade: Shade, category: number): boolean =>
  marks[shade]?.ranges.some(([first, beyond]) => first <= category && category < beyond) ?? false;

/** What a chart and its table show alike. */
export interface ChartData {
  /** What is plotted, for example `Importe por mes de 2026`: name of the chart and caption of its table. */
  label: string;
  /** Head of the first column of the table, for example `Mes`. */
  categoryLabel: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  /** What the total of the series is compared with: an outline behind it, and not part of it. */
  beside?: ChartSeries | undefined;
  marks?: ChartMarks | undefined;
  /** True where the values of all categories add up: the table ends with what they come to. */
  adds?: boolean;
  /** A value with its unit. */
  format: (value: number) => string;
  /** A round value of the axis without its unit. */
  formatRound: (value: number) => string;
  /** Unit of the axis, which is written once above it; empty where the values themselves say it. */
  unit: string;
}

export interface ChartCategory {
  /** For the axis; empty where it has none there. */
  short: string;
  /** For the axis of a phone, often a letter. */
  narrow: string;
  /** For the table and the value that is read. */
  long: string;
}

/** What a series comes to; null when it knows no value. */
export function sumOfSeries({ values }: Pick<ChartSeries, 'values'>): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** What a category comes to; null when no series knows a value of it. */
export function totalOf(series: readonly ChartSeries[], index: number): number | null {
  const known = series.flatMap(({ values }) => values[index] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
