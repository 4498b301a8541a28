import { basename, extname } from 'node:path';

/** A module of the application as the plan sees it. */
export interface PlannedModule {
  /** Characters before it is made small. */
  size: number;
  isStyle: boolean;
  /** Modules that it imports at once. */
  imports: readonly string[];
}

/** A page of the portal: the modules that it loads at once, and how much it counts beside other pages. */
export interface PlannedPage {
  modules: readonly string[];
  weight: number;
}

interface PlanOptions {
  /** The module with an id; null for what is not in the build. */
  moduleOf: (id: string) => PlannedModule | null;
  pages: readonly PlannedPage[];
  /** Modules that run before the rest, by the name of their chunk, in the order in which they run; the last is grown. */
  first: Record<string, readonly string[]>;
  /** Characters that a page may load in vain where this saves it a request. */
  requestCost: number;
}

/** Modules that the same pages need. Sets of pages are bits, as thousands of them are compared. */
interface Part {
  pages: bigint;
  size: number;
  hasStyle: boolean;
  modules: string[];
  imports: Set<Part>;
}

/** A module and all that it imports at once. */
function closureOf(root: string, { moduleOf }: PlanOptions): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    const module = found.has(id) ? null : moduleOf(id);
    if (!module) return;
    found.add(id);
    module.imports.forEach(visit);
  };
  visit(root);
  return found;
}

/** All that each part leads to. Parts import one another in one direction, as what imports a module needs its pages too. */
function reachOf(parts: Iterable<Part>): Map<Part, Set<Part>> {
  const reach = new Map<Part, Set<Part>>();
  const visit = (part: Part): Set<Part> => {
    const known = reach.get(part);
    if (known) return known;
    const found = new Set(part.imports);
    reach.set(part, found);
    for (const imported of part.imports) for (const further of visit(imported)) found.add(further);
    return found;
  };
  for (const part of parts) visit(part);
  return reach;
}

function partsOf(options: PlanOptions, chunks: ReadonlyMap<string, string>): Set<Part> {
  const needs = new Map<string, bigint>();
  for (const [at, { modules }] of options.pages.entries())
    for (const root of modules)
      for (const id of closureOf(root, options))
        if (!chunks.has(id)) needs.set(id, (needs.get(id) ?? 0n) | (1n << BigInt(at)));

  const byPages = new Map<bigint, Part>();
  const partOf = new Map<string, Part>();
  for (const [id, pages] of needs) {
    const { size, isStyle } = options.moduleOf(id) as PlannedModule;
    const none = { pages, size: 0, hasStyle: false, modules: [], imports: new Set<Part>() };
    const part: Part = byPages.get(pages) ?? none;
    byPages.set(pages, part);
    partOf.set(id, part);
    part.modules.push(id);
    part.size += size;
    part.hasStyle ||= isStyle;
  }
  for (const [id, part] of partOf)
    for (const imported of options.moduleOf(id)?.imports ?? []) {
      const other = partOf.get(imported);
      if (other && other !== part) part.imports.add(other);
    }
  return new Set(byPages.values());
}

/** Merges the pair that costs least until no merge saves more than it costs. */
function mergeParts(parts: Set<Part>, { pages, requestCost }: PlanOptions): void {
  const known = new Map<bigint, number>();
  const weightOf = (some: bigint): number => {
    const weight =
      known.get(some) ??
      pages.reduce(
        (sum, page, at) => sum + (((some >> BigInt(at)) & 1n) === 1n ? page.weight : 0),
        0,
      );
    known.set(some, weight);
    return weight;
  };
  for (;;) {
    const reach = reachOf(parts);
    const reached = (part: Part) => reach.get(part) as Set<Part>;
    const isBetween = (from: Part, to: Part) =>
      [...from.imports].some((one) => one !== to && reached(one).has(to));
    let best: { cost: number; from: Part; to: Part } | null = null;
    const list = [...parts];
    for (const [at, to] of list.entries())
      for (const from of list.slice(at + 1)) {
        const least = best?.cost ?? 0;
        const all = to.pages | from.pages;
        const added = ({ pages }: Part) => weightOf(all & ~pages);
        const saved = weightOf(to.pages & from.pages) * (to.hasStyle && from.hasStyle ? 2 : 1);
        let cost = to.size * added(to) + from.size * added(from) - requestCost * saved;
        if (cost >= least) continue;
        // Pages that load one of the two load what the other imports as well.
        for (const part of new Set([...reached(to), ...reached(from)]))
          if (part !== to && part !== from) cost += added(part) * (part.size + requestCost);
        // What lies between the two would import their chunk and be imported by it.
        if (cost >= least || isBetween(to, from) || isBetween(from, to)) continue;
        best = { cost, from, to };
      }
    if (!best) return;
    const { from, to } = best;
    for (const part of new Set([...reached(to), ...reached(from)]))
      part.pages |= to.pages | from.pages;
    mergeInto(to, from, parts);
  }
}

function mergeInto(to: Part, from: Part, parts: Set<Part>): void {
  parts.delete(from);
  to.pages |= from.pages;
  to.size += from.size;
  to.hasStyle ||= from.hasStyle;
  to.modules.push(...from.modules);
  for (const imported of from.imports) to.imports.add(imported);
  to.imports.delete(to);
  to.imports.delete(from);
  for (const part of parts) if (part.imports.delete(from) && part !== to) part.imports.add(to);
}

/**
 * The name of each module's chunk. Modules that the same pages need are in one; where fewer requests are worth more than
 * the bytes that some pages then load in vain, chunks are merged, also with what every page loads. Modules that no page
 * loads at once have none.
 */
export function planChunks(options: PlanOptions): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const [name, roots] of Object.entries(options.first))
    for (const id of roots.flatMap((root) => [...closureOf(root, options)]))
      if (!chunks.has(id)) chunks.set(id, name);

  const parts = partsOf(options, chunks);
  const start: Part = {
    pages: (1n << BigInt(options.pages.length)) - 1n,
    size: 0,
    hasStyle: true,
    modules: [],
    imports: new Set(),
  };
  for (const part of parts) part.imports.add(start);
  const all = new Set([start, ...parts]);
  mergeParts(all, options);

  const last = Object.keys(options.first).at(-1) as string;
  for (const [at, part] of [...all].entries())
    for (const id of part.modules)
      chunks.set(id, part === start ? last : nameOf(part, at, options));
  return chunks;
}

/** After the first module in it that a page names, so that a failed request says what did not come. */
function nameOf({ modules }: Part, at: number, { pages }: PlanOptions): string {
  const named = pages.flatMap((page) => page.modules).find((id) => modules.includes(id));
  return named ? basename(named, extname(named)) : `shared-${at}`;
}
