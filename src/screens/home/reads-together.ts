/** What `Loaded` needs of a read. */
export interface Read<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What several reads found; `isWhole` is false where one of them failed. */
export interface Together<Data> {
  found: Data[];
  isWhole: boolean;
}

/**
 * Several reads as one: its data are there when none is pending and any has data, its error is the first. A retry reads
 * those again that failed.
 */
export function readsTogether<Data>(reads: readonly Read<Data>[]): Read<Together<Data>> {
  const found = reads.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const failed = reads.filter(({ error }) => error !== null);
  const isPending = reads.some(({ data, error }) => data === undefined && error === null);
  const isEmpty = found.length === 0 && reads.length > 0;
  return {
    data: isPending || isEmpty ? undefined : { found, isWhole: failed.length === 0 },
    error: isPending ? null : (failed[0]?.error ?? null),
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** A read with its data turned into others. */
export const readAs = <Data, Other>(
  { data, error, isFetching, refetch }: Read<Data>,
  turn: (data: Data) => Other,
): Read<Other> => ({
  data: data === undefined ? undefined : turn(data),
  error,
  isFetching,
  refetch,
});
