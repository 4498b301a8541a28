import type { QueryClient } from '@tanstack/react-query';
import type { Manifest } from '#config/configuration-types.ts';

/** What the first reads of a page depend on. */
export interface FirstReading {
  queryClient: QueryClient;
  /** The settings, and the documents of pages. */
  manifest: Pick<Manifest, 'settings' | 'screens'>;
  /** Parameters in the path of the page. */
  params: Readonly<Record<string, string | undefined>>;
}

/** Starts the first reads of a page, with the same queries that it will use; resolves when the first data arrives. */
export type ReadFirst = (reading: FirstReading) => Promise<unknown>;
