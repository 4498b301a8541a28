import type { ChartData } from './chart-data.ts';

/** The axis of values: its ends, and the round values that it names, the least first. */
export interface ChartScale {
  low: number;
  high: number;
  ticks: readonly number[];
}

/** Distances between values of the axis that a reader adds up without effort, for each power of ten. */
const ROUND = [1, 2, 2.5, 5, 10];
/** Parts into which the axis is divided at most. */
const MOST_PARTS = 4;
/** What a chart without any value is as high as. */
const EMPTY = 1;

/** The axis on which these series fit, with zero on it. */
export function scaleOf({
  series,
  beside,
  isStacked,
}: Pick<ChartData, 'series' | 'beside'> & { isStacked: boolean }): ChartScale {
  const columns = series.map(({ values }) => values);
  const ends = isStacked ? stackEnds(columns) : columns.flat();
  const known = [...ends, ...(beside?.values ?? [])].filter((value) => value !== null);
  const least = known.reduce((low, value) => Math.min(low, value), 0);
  const highest = known.reduce((high, value) => Math.max(high, value), 0);
  const most = highest === least ? EMPTY : highest;
  const step = stepFor(most - least);
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, place) =>
    rounded(step, first + place),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? EMPTY, ticks };
}

/** Share of the height of the chart at which a value is, from its foot. */
export const shareOf = ({ low, high }: ChartScale, value: number): number =>
  (value - low) / (high - low);

/** The ends of each stack: what is above zero, and what is below it. */
function stackEnds(columns: readonly (readonly (number | null)[])[]): number[] {
  const count = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => {
    const values = columns.map((column) => column[index] ?? 0);
    const sum = (sign: number) =>
      values.reduce((all, value) => (Math.sign(value) === sign ? all + value : all), 0);
    return [sum(1), sum(-1)];
  }).flat();
}

function stepFor(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / MOST_PARTS));
  const round = ROUND.find((one) => span / (one * power) <= MOST_PARTS) ?? 10;
  return round * power;
}

/** A multiple of a step without the digits that binary fractions add: 3 * 0.1 is 0.3. */
const rounded = (step: number, times: number) => Number((step * times).toPrecision(12));
