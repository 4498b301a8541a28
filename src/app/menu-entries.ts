import { firstFailing } from '#config/conditions.ts';
import type { MenuEntry } from '#config/configuration-types.ts';
import { useConfiguration, useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useVisitorState } from './visitor.ts';

/** An entry of a menu that leads somewhere now. */
export interface OpenEntry {
  route: string;
  address: string;
  /** Name of its group; null for one that has none. */
  group: string | null;
}

/** Entries of a menu whose routes are open and whose own conditions hold, with their addresses. */
export function useMenuEntries(entries: readonly MenuEntry[]): OpenEntry[] {
  const failing = useFailingCondition();
  const find = useOpenRoutes();
  return entries.flatMap(({ route, requires, group = null }) => {
    const address = find(route)?.address;
    return address && failing(requires) === null ? [{ route, address, group }] : [];
  });
}

/** Entries from which the navigation stands at the side; fewer stand in the header. */
const SIDE_FROM = 3;

/** The navigation of a customer: its entries, and whether a column at the side is theirs. */
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

/** The main menu of whoever is there: of the customer, or of a visitor. */
export function useMainMenu(): OpenEntry[] {
  const { sidebar, visitor } = useFacts().settings.menus;
  return useMenuEntries(useVisitorState() === 'signedOut' ? visitor : sidebar);
}

/** Neighbours of one group together, in the order of the menu; one part without a name where menus are not grouped. */
export function inGroups(
  entries: readonly OpenEntry[],
  isGrouped: boolean,
): { group: string | null; entries: OpenEntry[] }[] {
  const parts: { group: string | null; entries: OpenEntry[] }[] = [];
  for (const entry of entries) {
    const group = isGrouped ? entry.group : null;
    const last = parts.at(-1);
    if (last && last.group === group) last.entries.push(entry);
    else parts.push({ group, entries: [entry] });
  }
  return parts;
}
