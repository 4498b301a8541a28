import type { MenuEntry } from '#config/configuration-types.ts';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';

/** Entries of a menu whose routes are open and whose own conditions hold, with their addresses. */
export function useMenuEntries(
  entries: readonly MenuEntry[],
): { route: string; address: string }[] {
  const failing = useFailingCondition();
  const find = useOpenRoutes();
  return entries.flatMap(({ route, requires }) => {
    const address = find(route)?.address;
    return address && failing(requires) === null ? [{ route, address }] : [];
  });
}
