import distributors from '#sandbox/data/support/distributors.json' with { type: 'json' };

/** The distributor of a supply point: the four digits of its CUPS after the country name it. */
export const distributorOf = (cups: string, supply: 'electricity' | 'gas') =>
  distributors.find(({ code }) => code === cups.slice(2, 6))?.[supply];
