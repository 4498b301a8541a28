import type { Configuration } from '#config/configuration-types.ts';
import type { Route } from './route.ts';

/**
 * Loads the code of a page: its screen and, where it has a document, the parts that it shows to everybody, so that all
 * of it is shown at once. Rejects when some of it cannot be loaded.
 */
export async function loadPage(configuration: Configuration, route: Route): Promise<void> {
  await Promise.all([route.screen.load(), loadPageParts(configuration, route)]);
}

async function loadPageParts({ manifest }: Configuration, { id }: Route): Promise<void> {
  const document = manifest.screens?.[id];
  if (!document) return;
  const { loadParts } = await import('#parts/page-parts.ts');
  await loadParts(document);
}
