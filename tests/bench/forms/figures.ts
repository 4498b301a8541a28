import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const RESULTS = 'tests/bench/forms-results.json';

/** Figures by the name of what was measured, then by engine or, for ours alone, `now`. */
export type Figures = Record<string, Record<string, number>>;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** What the last run wrote; nothing before the first. */
export function lastFigures(): Figures {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Figures) : {};
}

/** Writes the figures in the place of those of the last run. */
export function writeFigures(figures: Figures): void {
  const shortened = Object.entries(figures).map(([name, row]) => [
    name,
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, rounded(value)])),
  ]);
  writeFileSync(RESULTS, `${JSON.stringify(Object.fromEntries(shortened), null, 2)}\n`);
}

/** Prints what was measured of every engine, with the ratio of each to ours and our last figure. */
export function printComparison(title: string, figures: Figures, last: Figures): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, { ours = Number.NaN, ...others }]) => [
        name,
        {
          ours: rounded(ours),
          last: last[name]?.ours ?? '-',
          ...Object.fromEntries(
            Object.entries(others).map(([engine, value]) => [
              engine,
              `${rounded(value)} (×${(value / ours).toFixed(2)})`,
            ]),
          ),
        },
      ]),
    ),
  );
}

/** Prints the figures that have a limit; returns true when all are within it. */
export function printLimits(
  limits: Record<string, number>,
  figures: Figures,
  last: Figures,
): boolean {
  const isWithin = (name: string) => (figures[name]?.now ?? Number.NaN) <= (limits[name] ?? 0);
  console.log('\nLimits of the form engine and of the configuration');
  console.table(
    Object.fromEntries(
      Object.entries(limits).map(([name, limit]) => [
        name,
        {
          now: rounded(figures[name]?.now ?? Number.NaN),
          last: last[name]?.now ?? '-',
          limit,
          within: isWithin(name),
        },
      ]),
    ),
  );
  return Object.keys(limits).every(isWithin);
}
