import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useTexts } from '#i18n/texts.ts';
import { Menu } from '#ui/overlays/menu.tsx';
import { type ContractAction, nameOfAction } from './contract-action.ts';
import { useActionAddress } from './use-action-address.ts';

interface MoreActionsProps {
  actions: readonly ContractAction[];
  contract: Contract;
}

/** The menu of the actions that are wanted less often. A dialog that cannot be used now says why when it opens. */
export function MoreActions({ actions, contract }: MoreActionsProps): ReactElement {
  const { t } = useTexts();
  const { open } = useDialogAddress();
  const addressOf = useActionAddress(contract);
  const more = t('contracts.actions.more');
  return (
    <Menu
      label={more}
      look="btn btn-secondary btn-sm"
      button={more}
      entries={actions.map((action) => {
        const { form, route, icon } = action;
        return {
          id: nameOfAction(action),
          label: t(`contracts.actions.${nameOfAction(action)}`),
          ...(icon && { icon }),
          ...(form && { onSelect: () => open(form) }),
          ...(route && { to: addressOf(route) }),
        };
      })}
    />
  );
}
