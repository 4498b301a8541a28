import { storedToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { loadPartsOf } from '#parts/parts-code.ts';
import type { Route } from './route.ts';

interface LoadOptions {
  /** When the page is shown, in milliseconds since 1970; by default now. */
  moment?: number | undefined;
  /** Who is expected to open it; by default a customer where this browser holds a session. */
  isCustomer?: boolean;
}

/**
 * Loads the code of a page: its screen and, where it has a document, the parts that it shows to everybody, so that all
 * of it is shown at once. Rejects when some of it cannot be loaded.
 */
export async function loadPage(
  { manifest: { screens, settings } }: Configuration,
  { id, screen, loadMore, documents = () => [id] }: Route,
  { moment, isCustomer = storedToken() !== null }: LoadOptions = {},
): Promise<void> {
  const shown = documents(settings, isCustomer).flatMap((name) => screens?.[name] ?? []);
  await Promise.all([
    screen.load(),
    loadMore?.(settings, isCustomer),
    ...shown.map((document) => loadPartsOf(document, moment)),
  ]);
}
