import { QueryClient } from '@tanstack/react-query';
import { problemOf } from '#domain/problem.ts';

const attempts = 3;

/** Reads are tried again only where another try can help: no answer, the retailer's error, too many at once. */
function isWorthRetrying(failures: number, thrown: unknown): boolean {
  const { kind } = problemOf(thrown);
  return failures < attempts - 1 && ['no-answer', 'broken', 'too-many'].includes(kind);
}

/** Milliseconds before the next try: what the retailer asks for (within reason), else 1 s, 2 s. */
function retryDelay(failures: number, thrown: unknown): number {
  const problem = problemOf(thrown);
  const requested = problem.kind === 'too-many' ? problem.retryAfterSeconds : undefined;
  return Math.min(requested ?? 2 ** failures, 10) * 1000;
}

/** The cache of reads. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay, staleTime: 30_000, networkMode: 'always' },
    },
  });
}
