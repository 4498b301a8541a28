import { useSearchParams } from 'react-router-dom';

/** Longest text that is searched for, as the API takes it. */
export const SEARCH_LENGTH = 256;

export interface ListChanges {
  page?: number;
  size?: number;
  search?: string;
  /** Values of filters by name; an empty list takes a filter away. */
  filters?: Record<string, readonly string[]>;
}

/**
 * The state of a list in the query of the address, `?page=2&size=25&search=girona&state=open`, so that Back, a
 * reload and a copied link keep it. Defaults stay out of it, and what it says wrongly counts as the default.
 *
 * @param usualSize rows of a page while nothing else is chosen; `sizes` are those on offer.
 */
export function useListAddress(usualSize: number, sizes: readonly number[]) {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));

  /** Another page, or the first page of another size, search or choice of filters. */
  const go = (
    { filters = {}, page: nextPage = 1, ...changes }: ListChanges,
    options?: { replace: boolean },
  ) => {
    const next = new URLSearchParams(params);
    const defaults: Record<string, string> = { page: '1', size: String(usualSize), search: '' };
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
    params,
    go,
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
