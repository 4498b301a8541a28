import { firstFailing } from '#config/conditions.ts';
import type { MenuEntry } from '#config/configuration-types.ts';
import { useConfiguration, useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import type { IconName } from '#ui/layout/icon.tsx';
import { useVisitorState } from './access/visitor.ts';

/** A menu entry whose page is open now. */
export interface OpenEntry {
  /** Unique in the menu. */
  key: string;
  /** Its route; null for a page outside the portal. */
  route: string | null;
  address: string;
  label: string;
  /** The icon that the retailer chose; null for the default one. */
  icon: IconName | null;
  /** Name of its group; null for one that has none. */
  group: string | null;
}

/**
 * Entries of a menu whose routes are open, or whose outside page has an address and a text, and whose own conditions
 * hold.
 */
export function useMenuEntries(entries: readonly MenuEntry[]): OpenEntry[] {
  const { links } = useFacts().settings;
  const { t, optional } = useTexts();
  const failing = useFailingCondition();
  const find = useOpenRoutes();
  const leadingTo = ({ route, link }: MenuEntry) => {
    if (route !== undefined)
      return { route, address: find(route)?.address, label: () => t(`frame.routes.${route}`) };
    const address = link !== undefined && Object.hasOwn(links, link) ? links[link] : undefined;
    return { route: null, address, label: () => optional(`frame.links.${link}`) };
  };
  return entries.flatMap((entry) => {
    const { route, address, label } = leadingTo(entry);
    if (!address || failing(entry.requires) !== null) return [];
    const text = label();
    if (text === undefined) return [];
    const key = route ?? `link-${entry.link}`;
    const icon = (entry.icon as IconName | undefined) ?? null;
    return [{ key, route, address, label: text, icon, group: entry.group ?? null }];
  });
}

/** From this number of entries on the navigation is at the side; fewer are in the header. */
const SIDE_FROM = 3;

/** The navigation of a customer: its entries, and whether it is a column at the side. */
export function useNavigation() {
  const facts = useFacts();
  const configuration = useConfiguration();
  const { sidebar } = facts.settings.menus;
  const entries = useMenuEntries(sidebar);
  const state = useVisitorState();
  // Until the session is known, the space of a customer's column is reserved, so that nothing moves afterwards.
  const asCustomer = { ...facts, session: { ...facts.session, signedIn: true } };
  const awaited = sidebar.filter(
    ({ requires }) => firstFailing(requires, asCustomer, configuration) === null,
  );
  const count = state === 'restoring' ? awaited.length : entries.length;
  return { entries, isAtSide: state !== 'signedOut' && count >= SIDE_FROM };
}

/** The main menu: the one for customers when signed in, else the one for visitors. */
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
