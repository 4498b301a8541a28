import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportOwnFault } from '#config/report.ts';
import { problemOf } from '#domain/problem.ts';

const attempts = 3;

/** Retries only what can succeed later: no answer, an error of the server, too many requests. */
function isWorthRetrying(failures: number, thrown: unknown): boolean {
  const { kind } = problemOf(thrown);
  return failures < attempts - 1 && ['no-answer', 'broken', 'too-many'].includes(kind);
}

/** Milliseconds before the next retry: what the retailer requests (`Retry-After`), up to a limit, else 1 s, 2 s. */
function retryDelay(failures: number, thrown: unknown): number {
  const problem = problemOf(thrown);
  const requested = problem.kind === 'too-many' ? problem.retryAfterSeconds : undefined;
  return Math.min(requested ?? 2 ** failures, 10) * 1000;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown, { queryKey: [resource] }) =>
        reportOwnFault(`A read of "${resource}" failed`, thrown),
    }),
    mutationCache: new MutationCache({
      onError: (thrown) => reportOwnFault('A step of a page failed', thrown),
    }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay, staleTime: 30_000, networkMode: 'always' },
    },
  });
}
