import { type ReactElement, useMemo } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { FormButton } from '#forms/form-button.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import type { BatteryAtHand } from './use-battery.ts';

interface BatteryActionsProps {
  contract: Contract;
  battery: BatteryAtHand;
}

/**
 * What can be done with a share that is in force: another part of a battery that several share, another battery where there is one. A
 * battery that one's own panels fill opens the reason why not (customer area, section 6).
 */
export function BatteryActions({ contract, battery }: BatteryActionsProps): ReactElement | null {
  const { t } = useTexts();
  const subject = useMemo(() => ({ contract, battery }), [contract, battery]);
  const about = { battery: String(battery.id) };
  const failing = useFailingCondition(subject);
  const { open } = useDialogAddress();
  const isShared = failing(['battery-shared']) === null;
  const hasOthers = failing(['other-battery-exists']) === null;
  // Its standing says since when, or from when on: an action that cannot be done is not offered.
  if (failing(['battery-active']) !== null) return null;
  if (!isShared && !hasOthers) return null;
  const isOrigin = failing(['battery-not-origin']) !== null;
  return (
    <div className="battery-actions">
      {isShared && (
        <FormButton form="battery-share" subject={subject} about={about}>
          {t('batteries.actions.share')}
        </FormButton>
      )}
      {hasOthers &&
        (isOrigin ? (
          <Button aria-haspopup="dialog" onClick={() => open('battery-origin', about)}>
            {t('batteries.actions.move')}
          </Button>
        ) : (
          <FormButton
            form="battery-move-confirm"
            subject={subject}
            onOpen={() => open('battery-move', about)}
          >
            {t('batteries.actions.move')}
          </FormButton>
        ))}
    </div>
  );
}
