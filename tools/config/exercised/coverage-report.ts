import type { ConfigurationCoverage, KindCoverage } from './coverage.ts';

const percent = ({ exercised, total }: KindCoverage) =>
  total === 0 ? '–' : `${Math.floor((exercised / total) * 100)} %`;

/** A table of the counts, one line per kind. */
export function coverageTable({ kinds }: ConfigurationCoverage): string[] {
  return kinds.map((kind) => {
    const { exercised, total } = kind;
    const counts = `${String(exercised).padStart(6)} of ${String(total).padEnd(6)}`;
    return `${kind.kind.padEnd(12)}${counts}${percent(kind).padStart(6)}`;
  });
}

/** The points that were not exercised, by kind: `file:line:column  what`. */
export function missedLines({ kinds, points }: ConfigurationCoverage): string[] {
  return kinds.flatMap(({ kind }) => {
    const missed = points.filter((point) => point.kind === kind && !point.exercised);
    if (missed.length === 0) return [];
    const lines = missed.map(
      ({ place: { file, line, column }, what }) => `${file}:${line}:${column}  ${what}`,
    );
    return ['', `${kind}, not exercised:`, ...lines];
  });
}
