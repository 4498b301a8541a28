import type { QueryClient } from '@tanstack/react-query';
import { apiAddress } from '#api/client.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import type { ApiState } from '#workbench/edit/studio-messages.ts';
import { override, overrides } from './preview-overrides.ts';

type Fetch = typeof globalThis.fetch;

/** What becomes of a call in each of the states. */
const ends: Readonly<
  Record<Exclude<ApiState, 'usual'>, (signal: AbortSignal) => Promise<Response>>
> = {
  silent: (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  failing: () => Promise.resolve(Response.json(null, { status: 500 })),
  // As browsers reject it.
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
};

/** Makes the calls of the API end as the override says; other requests, as for the preview's server, are as ever. */
export function overrideApi(): void {
  const fetch = globalThis.fetch;
  const overridden: Fetch = (input, init) => {
    const { api } = overrides.read();
    const isCall = input instanceof Request && input.url.startsWith(`${apiAddress()}/`);
    return api === 'usual' || !isCall ? fetch(input, init) : ends[api](input.signal);
  };
  globalThis.fetch = overridden;
}

/** Sets how the API answers, and reads again what the page shows. */
export function setApiState(api: ApiState, queryClient: QueryClient): void {
  override({ api });
  readAgain(queryClient);
}

/** What pages are made of, and not what they show. */
const LASTING: readonly string[] = [
  'settings',
  'feature-flags',
  'form',
  'form-texts',
  'application',
  'live-version',
];

/** Forgets what was read and reads it again; the answers may never come. */
export function readAgain(queryClient: QueryClient): void {
  const predicate = ({ queryKey: [name] }: { queryKey: ReadKey }) => !LASTING.includes(name);
  void queryClient.cancelQueries({ predicate }).then(() => queryClient.resetQueries({ predicate }));
}
