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

/** What every page loads once it is idle. */
const IDLE = [
  'src/app/offline/offline-worker.ts',
  'src/app/settings/newer-configuration.ts',
  'src/consent/consent-bar.tsx',
  'src/ui/overlays/dialog.tsx',
];

/**
 * Characters of source, about 4 kB of gzip. With less the pages need more requests, with more the login and the pages with
 * little content grow.
 */
const REQUEST_COST = 35_000;

/** Visitors arrive with an empty cache, and most of them at the login. */
const weightOf = ({ route, isForVisitors }: PageModules) =>
  (isForVisitors ? 3 : 1) * (route === 'login' ? 3 : 1);

/** All pages load it, but none waits for it. */
const IDLE_WEIGHT = 10;

interface PageChunks {
  /** Names the chunk of a module: by the pages that load it at once, and by size. Null for what none loads at once. */
  nameOf: (id: string, context: Rollup.ChunkingContext) => string | null;
  /** True for the name of a chunk that pages load at once. */
  has: (name: string) => boolean;
}

/** The chunks of a build. */
export function pageChunks(): PageChunks {
  let chunks: Map<string, string> | undefined;
  let names: Set<string> | undefined;
  return {
    nameOf: (id, context) => {
      chunks ??= planned(context);
      return chunks.get(id) ?? null;
    },
    has: (name) => {
      names ??= new Set(chunks?.values());
      return names.has(name);
    },
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
  const inFull = (files: readonly string[]) => files.map((file) => resolve(file));
  const pages = pageModules().map((page) => ({
    modules: inFull(page.modules),
    weight: weightOf(page),
  }));
  pages.push({ modules: inFull(IDLE), weight: IDLE_WEIGHT });
  const first = Object.fromEntries(
    Object.entries(FIRST).map(([name, files]) => [name, inFull(files)]),
  );
  return planChunks({ moduleOf, pages, first, requestCost: REQUEST_COST });
}
