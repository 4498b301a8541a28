import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '#ui/address/use-address.ts';

/** Longest search text that the API takes. */
export const SEARCH_LENGTH = 256;

export interface ListChanges {
  page?: number;
  size?: number;
  search?: string;
  /** Empty for the usual order. */
  order?: string;
  /** Values of filters by name; an empty list clears a filter. */
  filters?: Record<string, readonly string[]>;
}

/**
 * The state of a list in the query of the address, `?page=2&size=25&search=girona&order=-debt&state=open`, so that Back, a reload
 * and a copied link keep it. Defaults are left out, and an invalid value counts as the default.
 *
 * @param usualSize default number of rows per page; `sizes` and `orders` are those on offer
 */
export function useListAddress(
  usualSize: number,
  sizes: readonly number[],
  orders: readonly string[] = [],
) {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));

  /** Goes to another page, or to the first page of another size, search, order or filter. */
  const go = (
    { filters = {}, page: nextPage = 1, ...changes }: ListChanges,
    options?: { replace: boolean },
  ) => {
    const next = new URLSearchParams(params);
    const defaults: Record<string, string> = {
      page: '1',
      size: String(usualSize),
      search: '',
      order: '',
    };
    for (const [name, value] of Object.entries({ page: nextPage, ...changes })) {
      if (String(value) === defaults[name]) next.delete(name);
      else next.set(name, String(value));
    }
    for (const [name, values] of Object.entries(filters)) {
      next.delete(name);
      for (const value of values) next.append(name, value);
    }
    setParams(next, options);
  };

  return {
    /** From 1. */
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : usualSize,
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    order: orders.find((one) => one === params.get('order')) ?? '',
    params,
    go,
  };
}

/** Corrects an address whose page is past the last one. */
export function useCorrectedPage(isPastEnd: boolean, goToLastPage: () => void): void {
  const correct = useEffectEvent(goToLastPage);
  useEffect(() => {
    if (isPastEnd) correct();
  }, [isPastEnd]);
}
