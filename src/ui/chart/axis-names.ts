import type { ChartKind } from './chart-data.ts';

/** Characters of room between two names. */
const GAP = 1.5;

/** A name on the axis of categories, and where it is: as a share of the axis's length. */
export interface AxisName {
  place: number;
  name: string;
}

/**
 * The names that fit on an axis so many characters long, in even distances. Bars have theirs below their middle, steps
 * where they begin.
 */
export function axisNames(names: readonly string[], kind: ChartKind, room: number): AxisName[] {
  const shift = kind === 'bar' ? 0.5 : 0;
  const all = names.flatMap((name, index) =>
    name === '' ? [] : [{ place: (index + shift) / names.length, name }],
  );
  const longest = Math.max(0, ...all.map(({ name }) => name.length));
  for (let every = 1; every < all.length; every++) {
    const shown = all.filter((_, index) => index % every === 0);
    const isEven = shown.every(({ place }, index) => {
      const next = shown[index + 1];
      return !next || (next.place - place) * room >= longest + GAP;
    });
    if (isEven) return shown.filter(({ place, name }) => ends(kind, place, name) <= 1 + 1 / room);
  }
  return all.slice(0, 1);

  function ends(of: ChartKind, place: number, name: string): number {
    return of === 'bar' ? place : place + name.length / room;
  }
}
