import type { Configuration } from '#config/configuration-types.ts';
import type { Route } from './route.ts';

/** Loads the code of the parts that a page shows at first, so that all of it is shown at once. Rejects when it cannot. */
export async function loadPageParts(
  configuration: Configuration,
  { id, hasLaterParts = false }: Route,
): Promise<void> {
  if (hasLaterParts || !configuration.manifest.screens?.[id]) return;
  const { loadParts } = await import('#parts/page-parts.ts');
  await loadParts(configuration, id);
}
