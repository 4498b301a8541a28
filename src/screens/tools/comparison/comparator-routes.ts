import type { ComparedEnergy } from '#domain/comparison/comparison.ts';

/** Route of the page that compares the bills of an energy. */
export const comparatorRoutes = {
  electricity: 'comparator',
  gas: 'gas-comparator',
} as const satisfies Record<ComparedEnergy, string>;
