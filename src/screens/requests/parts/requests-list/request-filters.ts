/** Fields of a form by which requests can be filtered. */
export const requestFilters = ['state'] as const;

/** Values of the filters of requests. */
export type RequestFilters = Readonly<Partial<Record<(typeof requestFilters)[number], unknown>>>;
