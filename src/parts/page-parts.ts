import { useEffect } from 'react';
import type { Configuration } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { partNamed } from './catalogue.ts';
import { areasOf } from './use-page-parts.ts';

/** Starts loading the code of the parts of a page while its data is read. */
export function usePartsPrefetch(page: string): void {
  const configuration = useConfiguration();
  useEffect(() => {
    // A part whose code cannot be loaded says so where it stands.
    loadParts(configuration, page).catch(() => {});
  }, [configuration, page]);
}

/**
 * Loads the code of the parts that a page has under all conditions; that of the others is loaded when they are shown.
 * Rejects when some of it cannot be loaded.
 */
export async function loadParts(configuration: Configuration, page: string): Promise<void> {
  const entries = Object.values(areasOf(configuration, page)).flat();
  const always = entries.filter(({ requires = [] }) => requires.length === 0);
  await Promise.all(always.map(({ part }) => partNamed(part)?.load()));
}
