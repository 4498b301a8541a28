/** What a comparison took for granted. */
export const assumptions = ['retailer', 'tariff', 'power', 'consumption', 'dates', 'paid'] as const;

export type Assumption = (typeof assumptions)[number];
