import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewsOf } from '#tools/config/sources/view.ts';
import { type CoveragePoint, coverageKinds } from './coverage-ids.ts';
import { coveragePoints } from './coverage-points.ts';

/** Counts of one kind. */
export interface KindCoverage {
  kind: CoveragePoint['kind'];
  exercised: number;
  total: number;
}

export interface ConfigurationCoverage {
  kinds: KindCoverage[];
  /** In the order of files and lines. */
  points: (CoveragePoint & { exercised: boolean })[];
}

/** Ids that the tests noted in a folder. */
export function recordedCoverage(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Set(
    files.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]),
  );
}

/** Compares the noted ids with all coverage points of the configuration under `root`, partners included. */
export function coverageOf(root: string, noted: ReadonlySet<string>): ConfigurationCoverage {
  const byPlace = new Map<string, CoveragePoint>();
  for (const point of viewsOf(readConfigurationSources(root)).flatMap(coveragePoints)) {
    const { file, line, column } = point.place;
    const key = [file, line, column, point.kind, point.what].join('|');
    const known = byPlace.get(key);
    byPlace.set(key, known ? { ...known, ids: [...known.ids, ...point.ids] } : point);
  }
  const points = [...byPlace.values()]
    .map((point) => ({ ...point, exercised: point.ids.some((id) => noted.has(id)) }))
    .sort(inReadingOrder);
  const kinds = coverageKinds.map((kind) => {
    const all = points.filter((point) => point.kind === kind);
    return { kind, exercised: all.filter(({ exercised }) => exercised).length, total: all.length };
  });
  return { kinds, points };
}

function inReadingOrder({ place: a }: CoveragePoint, { place: b }: CoveragePoint): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
}
