import { firstFailing } from '#config/conditions.ts';
import type { MenuEntry } from '#config/configuration-types.ts';
import { useConfiguration, useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useVisitorState } from './visitor.ts';

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

/** Entries from which the navigation stands at the side; fewer stand in the header. */
const SIDE_FROM = 3;

/** The navigation: its entries, and whether a column at the side is theirs. */
export function useNavigation() {
  const facts = useFacts();
  const configuration = useConfiguration();
  const { sidebar } = facts.settings.menus;
  const entries = useMenuEntries(sidebar);
  const state = useVisitorState();
  // Until the session is known the column of a customer is kept free, so that nothing moves when the entries come.
  const asCustomer = { ...facts, session: { ...facts.session, signedIn: true } };
  const awaited = sidebar.filter(
    ({ requires }) => firstFailing(requires, asCustomer, configuration) === null,
  );
  const count = state === 'restoring' ? awaited.length : entries.length;
  return { entries, isAtSide: state !== 'signedOut' && count >= SIDE_FROM };
}
