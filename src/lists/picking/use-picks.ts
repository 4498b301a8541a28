import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, startTransition, useRef, useState } from 'react';
import { problemOf } from '#domain/problem.ts';
import type { ListQuery } from '#lists/list-query.ts';
import type { ListPage } from '#queries/read/list-page.ts';
import type { ListPicking, PickBoxes, Picks } from './picking.ts';

type Key = string | number;

interface PicksWanted<Row> {
  picking: ListPicking<Row> | undefined;
  rowKey: (row: Row) => Key;
  texts: string;
  /** Names search and filters: what is picked goes with them. */
  scope: string;
  found: number;
  /** The first of the rows that are found. */
  firstRows: (limit: number) => ListQuery<Row>;
}

interface ListPicks<Row> {
  /** Switches picking on and off. */
  toggle: () => void;
  /** Stands around the button that does so: it has the focus again at the end. */
  place: RefObject<HTMLSpanElement | null>;
  /** Null before the customer says that they want to pick. */
  picks: Picks<Row> | null;
  boxes: PickBoxes<Row> | null;
}

/** What is picked in a list, in memory only: it stays through pages and their sizes, and goes with other filters. */
export function usePicks<Row>({
  picking,
  rowKey,
  texts,
  scope,
  found,
  firstRows,
}: PicksWanted<Row>): ListPicks<Row> {
  const client = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  const [picked, setPicked] = useState<{ scope: string; rows: ReadonlyMap<Key, Row> } | null>(
    picking?.startsPicking ? { scope, rows: new Map() } : null,
  );
  if (picked && picked.scope !== scope) setPicked({ scope, rows: new Map() });

  const reading = useMutation({
    mutationFn: ({ query }: { query: ListQuery<Row>; scope: string }): Promise<ListPage<Row>> =>
      client.fetchQuery(query),
    onSuccess: (page, requested) => {
      const rows = new Map(page.rows.map((row) => [rowKey(row), row]));
      // Filters may have changed meanwhile.
      setPicked((now) => (now?.scope === requested.scope ? { scope: now.scope, rows } : now));
    },
    networkMode: 'always',
  });

  const start = () => setPicked({ scope, rows: new Map() });
  if (!picking || !picked) return { toggle: start, place, picks: null, boxes: null };

  const { rows } = picked;
  const { most, nameOf } = picking;
  const stop = () => {
    // Each row renders again: the page answers meanwhile.
    startTransition(() => setPicked(null));
    reading.reset();
    place.current?.querySelector('button')?.focus();
  };
  const pick = (changed: readonly Row[], isPicked: boolean) => {
    const next = new Map(rows);
    for (const row of changed) {
      if (isPicked) next.set(rowKey(row), row);
      else next.delete(rowKey(row));
    }
    setPicked({ scope, rows: next });
  };
  return {
    toggle: stop,
    place,
    picks: {
      rows: [...rows.values()],
      found,
      most,
      pickFound: () => reading.mutate({ query: firstRows(most), scope }),
      isPickingFound: reading.isPending,
      clear: start,
      problem: reading.error && problemOf(reading.error),
      stop,
      texts,
    },
    boxes: { isPicked: (row) => rows.has(rowKey(row)), pick, nameOf, texts },
  };
}
