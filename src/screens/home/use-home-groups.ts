import type { HomeAction } from '#config/configuration-types.ts';
import { useConfiguration, useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { contractPurpose } from '#domain/contract/contract-purpose.ts';
import { paymentAddress } from '#domain/invoices/payment-address.ts';
import type { IconName } from '#ui/layout/icon.tsx';

export interface OfferedAction {
  id: string;
  icon: IconName;
  /** Address inside the portal, or of another site. */
  target: { to: string } | { href: string };
  /** Condition that fails and explains why the action is disabled; null when it is enabled. */
  failing: string | null;
}

export interface OfferedGroup {
  id: string;
  actions: OfferedAction[];
}

/**
 * The groups of the setting `home.groups` that are there for this person (`when`), with the actions whose link, dialog,
 * action or route exists and is open to them. An action that they cannot use now (`requires`) stays, with the reason.
 */
export function useHomeGroups(): OfferedGroup[] {
  const { settings, session } = useFacts();
  const { manifest } = useConfiguration();
  const failing = useFailingCondition();
  const find = useOpenRoutes();

  const addressOf = (id: string) => {
    const route = find(id);
    const isOpen =
      route && (session.signedIn ? route.access !== 'public' : route.access !== 'private');
    return isOpen ? route.address : null;
  };
  const targetOf = ({
    link,
    dialog,
    action,
    route,
  }: HomeAction): OfferedAction['target'] | null => {
    const outside =
      link === 'payment' ? paymentAddress(settings.payment) : settings.links[link ?? ''];
    if (outside) return { href: outside };
    // The customer chooses the contract in the list; its page opens the dialog, or does what the action says.
    const known = dialog && dialog in manifest.forms ? dialog : null;
    const purpose = contractPurpose({ dialog: known, action });
    const isShown = purpose?.types.some((type) => settings.features.displayTypes.includes(type));
    const list = isShown ? addressOf('contracts') : null;
    if (list) return { to: `${list}?${purpose?.query}` };
    const inside = route ? addressOf(route) : null;
    return inside ? { to: inside } : null;
  };
  const isThere = ({ when }: { when?: string[] }) => failing(when) === null;
  return settings.home.groups
    .filter(isThere)
    .map(({ id, actions }) => ({
      id,
      actions: actions.filter(isThere).flatMap((action) => {
        const target = targetOf(action);
        const icon = (action.icon ?? 'document') as IconName;
        return target ? [{ id: action.id, icon, target, failing: failing(action.requires) }] : [];
      }),
    }))
    .filter(({ actions }) => actions.length > 0);
}
