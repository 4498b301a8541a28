import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import { type PlannedModule, planChunks } from './chunk-plan.ts';
import { type PageModules, pageModules } from './page-modules.ts';

const READS = 'src/app/reads';

/**
 * What runs on every page. `main` is small and imports the rest once it has requested what the page needs; the reads of a
 * customer start before the rest is there.
 */
const FIRST = {
  main: ['src/main.tsx'],
  reads: ['src/app/start/first-reads.ts', ...readdirSync(READS).map((file) => `${READS}/${file}`)],
  start: ['src/app/start/start.tsx'],
};

/**
 * Characters of source, about 4 kB of gzip. With less the pages need more requests, with more the login and the pages with
 * little content grow.
 */
const REQUEST_COST = 35_000;

/** Visitors arrive with an empty cache, and most of them at the login. */
const weightOf = ({ route, isForVisitors }: PageModules) =>
  (isForVisitors ? 3 : 1) * (route === 'login' ? 3 : 1);

/** Names the chunk of each module for a build: by the pages that load it at once, and by size. */
export function pageChunks() {
  let chunks: Map<string, string> | undefined;
  return (id: string, context: Rollup.ChunkingContext): string | null => {
    chunks ??= planned(context);
    return chunks.get(id) ?? null;
  };
}

const STYLE = /\.s?css$/;

function planned(context: Rollup.ChunkingContext): Map<string, string> {
  const known = new Map<string, PlannedModule | null>();
  const moduleOf = (id: string) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const info = context.getModuleInfo(id);
    const isStyle = STYLE.test(id);
    const size = isStyle && existsSync(id) ? statSync(id).size : (info?.code?.length ?? 0);
    const module = info && { size, isStyle, imports: info.importedIds };
    known.set(id, module);
    return module;
  };
  const pages = pageModules().map((page) => ({
    modules: page.modules.map((file) => resolve(file)),
    weight: weightOf(page),
  }));
  const first = Object.fromEntries(
    Object.entries(FIRST).map(([name, files]) => [name, files.map((file) => resolve(file))]),
  );
  return planChunks({ moduleOf, pages, first, requestCost: REQUEST_COST });
}
