import { useQuery } from '@tanstack/react-query';
import { type LookupEntry, type LookupQuery, lookups } from '#queries/lookups.ts';

/** The `ui:lookup` of a field (schemas/meta/form.schema.json). */
export interface Lookup {
  operation: string;
  value?: string;
  label?: string;
  none?: string | null;
  one?: 'offer' | 'fill';
  many?: 'offer' | 'fill';
}

export interface Choice {
  value: string;
  label: string;
}

export interface Choices {
  state: 'ready' | 'loading' | 'failed';
  choices: Choice[];
  retry: () => void;
}

const nothingToRead: LookupQuery = {
  queryKey: ['lookup', 'none'],
  queryFn: () => Promise.resolve([]),
  staleTime: Number.POSITIVE_INFINITY,
};

const readerOf = (operation: string) => {
  const reader = lookups[operation];
  if (!reader) throw new Error(`No look-up reads "${operation}"`);
  return reader({});
};

/** Entries of a look-up as choices; the form document says which member is the value and which the label. */
export function useLookedUpChoices(lookup: Lookup | undefined): Choices {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    lookup ? readerOf(lookup.operation) : nothingToRead,
  );
  const { value = 'id', label = 'name' } = lookup ?? {};
  const member = (entry: LookupEntry, name: string) => String(entry[name] ?? '');
  const loading = isPending || (isError && isFetching);
  return {
    state: lookup && loading ? 'loading' : lookup && isError ? 'failed' : 'ready',
    choices: (data ?? []).map((entry) => ({
      value: member(entry, value),
      label: member(entry, label),
    })),
    retry: () => void refetch(),
  };
}
