import type { Configuration } from '#config/configuration-types.ts';
import { loadPartsOf } from '#parts/parts-code.ts';
import type { Route } from './route.ts';

/**
 * Loads the code of a page: its screen and, where it has a document, the parts that it shows to everybody at a moment
 * (milliseconds since 1970; by default now), so that all of it is shown at once. Rejects when some of it cannot be loaded.
 */
export async function loadPage(
  configuration: Configuration,
  route: Route,
  moment?: number,
): Promise<void> {
  await Promise.all([route.screen.load(), loadPageParts(configuration, route, moment)]);
}

async function loadPageParts(
  { manifest: { screens, settings } }: Configuration,
  { id, documents = () => [id] }: Route,
  moment: number | undefined,
): Promise<void> {
  const shown = documents(settings).flatMap((name) => screens?.[name] ?? []);
  await Promise.all(shown.map((document) => loadPartsOf(document, moment)));
}
