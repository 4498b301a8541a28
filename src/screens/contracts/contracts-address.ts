import { useSearchParams } from 'wouter';

/** What the address says about the list: `?page=2&size=25&search=girona`. */
export interface ContractsAddress {
  /** From 1. */
  page: number;
  size: number;
  search: string;
}

const defaults = { page: '1', search: '' };

/**
 * The list's place in the address, so that the back button and a reload keep it. A new search or size
 * begins at the first page; a size that is not on offer counts as the usual one.
 */
export function useContractsAddress(
  usualSize: number,
  sizes: readonly number[],
): ContractsAddress & {
  /** The query part of the address after some changes. */
  after: (changes: Partial<ContractsAddress>) => string;
  go: (changes: Partial<ContractsAddress>) => void;
} {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));

  const changed = (changes: Partial<ContractsAddress>) => {
    const next = new URLSearchParams(params);
    const usual: Record<string, string> = { ...defaults, size: String(usualSize) };
    for (const [name, value] of Object.entries({ page: 1, ...changes })) {
      if (String(value) === usual[name]) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  };
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : usualSize,
    search: params.get('search')?.trim() ?? '',
    after: (changes) => `?${changed(changes)}`,
    go: (changes) => setParams(changed(changes)),
  };
}
