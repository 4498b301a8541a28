import type { MenuEntry } from '#config/configuration-types.ts';
import { useHolds } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';

/** Entries of a menu that lead somewhere now, with their addresses: routes that exist, where the entry's own conditions hold. */
export function useMenuEntries(
  entries: readonly MenuEntry[],
): { route: string; address: string }[] {
  const failing = useHolds();
  const find = useOpenRoutes();
  return entries.flatMap(({ route, requires }) => {
    const address = find(route)?.address;
    return address && failing(requires) === null ? [{ route, address }] : [];
  });
}
