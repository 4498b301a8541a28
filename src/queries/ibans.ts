import { queryOptions } from '@tanstack/react-query';

/** The customer's own bank accounts, for the look-up `listIbans`: `{ id, printable_iban }`. */
export const ibansQuery = () =>
  queryOptions({
    queryKey: ['ibans'] as readonly unknown[],
    queryFn: async (): Promise<Record<string, unknown>[]> => [],
  });
