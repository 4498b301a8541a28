import type { Configuration } from '#config/configuration-types.ts';
import type { Route } from './route.ts';

/**
 * Loads the code of the parts of a page that has a document, so that all of it is shown at once: those in their time at a
 * moment (milliseconds since 1970; by default now). Rejects when it cannot.
 */
export async function loadPageParts(
  configuration: Configuration,
  { id, isOfParts = () => true }: Route,
  moment?: number,
): Promise<void> {
  const { screens, settings } = configuration.manifest;
  if (!screens?.[id] || !isOfParts(settings)) return;
  const { loadParts } = await import('#parts/page-parts.ts');
  await loadParts(configuration, id, moment);
}
