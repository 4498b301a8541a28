/** The middle one of some figures, whole. */
export const median = (figures: readonly number[]): number =>
  Math.round(
    figures.toSorted((one, two) => one - two)[Math.floor(figures.length / 2)] ?? Number.NaN,
  );

/** The middle of each figure of some runs. */
export const medians = <Row extends object>(runs: readonly Row[]): Row => {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => Number(run[key])))]),
  ) as Row;
};

/** Figures with those of the last run in brackets, for `console.table`. */
export const besideLast = <Row extends object>(
  now: Row,
  before?: Partial<Row>,
): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(now) as (keyof Row)[]).map((key) => [
      key,
      `${now[key]} (${before?.[key] ?? '-'})`,
    ]),
  );
