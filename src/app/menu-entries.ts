import type { MenuEntry } from '#config/configuration-types.ts';
import { routeOf } from './routes.ts';

/** Entries of a menu that lead somewhere: known routes whose conditions, and their own, hold. */
export function offeredEntries(
  entries: readonly MenuEntry[],
  failing: (conditions: readonly string[]) => string | null,
): MenuEntry[] {
  return entries.filter(({ route: id, requires = [] }) => {
    const route = routeOf(id);
    return route !== undefined && failing([...route.requires, ...requires]) === null;
  });
}
