/** What a check of the whole server found. */
export interface Finding {
  check: 'cors' | 'transport' | 'languages' | 'errors' | 'pages' | 'speed' | 'idempotency';
  what: string;
  /** Operations that it was seen at. */
  operations: readonly string[];
  /** True where the portal, or a feature, does not work with it. */
  breaks: boolean;
}

/** Collects findings: the same one of several operations is one. */
export function createFindings(check: Finding['check']) {
  const found = new Map<string, Finding>();
  return {
    add(
      what: string,
      { at = [], breaks = false }: { at?: readonly string[]; breaks?: boolean } = {},
    ) {
      const before = found.get(what);
      const operations = [...new Set([...(before?.operations ?? []), ...at])];
      found.set(what, { check, what, operations, breaks: breaks || before?.breaks === true });
    },
    all: (): Finding[] => [...found.values()],
  };
}
