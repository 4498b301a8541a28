import { fold } from '#domain/values/fold.ts';
import type { ThingOnPage } from '#workbench/edit/studio-messages.ts';

/** A row of the tree of the page. */
export interface TreeRow extends ThingOnPage {
  /** Place in the whole list. */
  at: number;
  hasChildren: boolean;
}

/** Rows that are shown: those inside of folded ones are not; with a filter those that fit and what they stand in. */
export function treeRows(
  things: readonly ThingOnPage[],
  folded: ReadonlySet<number>,
  filter: string,
  nameOf: (one: ThingOnPage) => string,
): TreeRow[] {
  const rows = things.map((one, at) => ({
    ...one,
    at,
    hasChildren: (things[at + 1]?.depth ?? 0) > one.depth,
  }));
  const wanted = fold(filter.trim());
  if (wanted !== '') return filtered(rows, (row) => fold(nameOf(row)).includes(wanted));
  const shown: TreeRow[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (row.depth > hiddenBelow) continue;
    hiddenBelow = folded.has(row.at) ? row.depth : Number.POSITIVE_INFINITY;
    shown.push(row);
  }
  return shown;
}

function filtered(rows: readonly TreeRow[], fits: (row: TreeRow) => boolean): TreeRow[] {
  const shown: TreeRow[] = [];
  let needed = -1;
  // Backwards, as what a row stands in comes before it.
  for (const row of rows.toReversed()) {
    if (!fits(row) && row.depth >= needed) continue;
    shown.push(row);
    needed = row.depth;
  }
  return shown.reverse();
}

/** Row that a key leads to, and whether it folds or unfolds; null for another key. */
export function treeStep(
  rows: readonly TreeRow[],
  active: number,
  key: string,
  isFolded: (row: TreeRow) => boolean,
): { active: number; fold?: boolean } | null {
  const row = rows[active];
  if (!row) return null;
  const last = rows.length - 1;
  const parent = rows.slice(0, active).findLastIndex(({ depth }) => depth < row.depth);
  switch (key) {
    case 'ArrowDown':
      return { active: Math.min(last, active + 1) };
    case 'ArrowUp':
      return { active: Math.max(0, active - 1) };
    case 'Home':
      return { active: 0 };
    case 'End':
      return { active: last };
    case 'ArrowRight':
      if (!row.hasChildren) return { active };
      return isFolded(row) ? { active, fold: false } : { active: Math.min(last, active + 1) };
    case 'ArrowLeft':
      if (row.hasChildren && !isFolded(row)) return { active, fold: true };
      return { active: parent < 0 ? active : parent };
    default:
      return null;
  }
}
