/** Pseudo-random numbers, the same in every run. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
}

/** Numbers by mulberry32 from a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
