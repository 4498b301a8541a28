import { ProblemError } from '#domain/problem.ts';
import type { ListQuery } from '#lists/list-query.ts';
import type { ListPage, ListWanted } from '#queries/read/list-page.ts';

/** States of a list, each shown by itself. */
export const listStates = [
  'few',
  'pages',
  'narrowed',
  'no-matches',
  'empty',
  'loading',
  'failed',
  'picking',
  'cards',
] as const;
export type ListState = (typeof listStates)[number];

/** A made-up row: an invoice of a home. */
export interface GalleryRow {
  id: number;
  number: string;
  date: string;
  home: string;
  euro: number;
  state: 'paid' | 'pending' | 'not-paid';
}

const FEW = 4;
const MANY = 64;
const homes = [
  'Carrer de la Font Vella 3',
  'Plaza de la Constitución 14, 2.º izquierda, escalera B',
  'Camí de Mar 8',
];
const states = ['paid', 'pending', 'not-paid'] as const;

const rows = Array.from(
  { length: MANY },
  (_, place): GalleryRow => ({
    id: place + 1,
    number: `F26${String(place + 1).padStart(5, '0')}`,
    date: `2026-${String(12 - (place % 12)).padStart(2, '0')}-05`,
    home: homes[place % homes.length] as string,
    euro: 38.4 + place * 7.15,
    state: states[place % states.length] as GalleryRow['state'],
  }),
);

const found: Readonly<Record<ListState, number>> = {
  ...{ few: FEW, pages: MANY, narrowed: FEW, 'no-matches': 0, empty: 0 },
  ...{ loading: 0, failed: 0, picking: FEW, cards: FEW },
};

async function read(
  state: ListState,
  { offset, limit }: ListWanted,
): Promise<ListPage<GalleryRow>> {
  if (state === 'loading') return new Promise(() => {});
  if (state === 'failed') throw new ProblemError({ kind: 'broken', status: 500 });
  const wanted = state === 'narrowed' ? rows.filter((row) => row.state === 'paid') : rows;
  const all = wanted.slice(0, found[state]);
  return { rows: all.slice(offset, offset + limit), total: all.length };
}

/** The rows that a list in this state reads. */
export const galleryRows = (state: ListState, wanted: ListWanted): ListQuery<GalleryRow> => ({
  queryKey: ['gallery', 'list', state, wanted],
  queryFn: () => read(state, wanted),
  staleTime: Number.POSITIVE_INFINITY,
});
