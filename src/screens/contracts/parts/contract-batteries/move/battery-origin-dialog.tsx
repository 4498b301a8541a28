import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { BatteryShare } from '#domain/battery/battery.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Why a contract cannot leave the battery that its own panels fill, and whom to write to (customer area, section 6). */
export function BatteryOriginDialog({ battery }: { battery: BatteryShare }): ReactElement {
  const { t } = useTexts();
  const { close } = useDialogAddress();
  const { email } = useFacts().settings.organization;
  return (
    <Dialog title={t('batteries.origin.title')} onClose={close}>
      <Alert tone="warning">
        <div className="battery-origin">
          <p>{t('batteries.origin.why', { battery: battery.name })}</p>
          {email && (
            <p>
              {t('batteries.origin.write')} <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </div>
      </Alert>
      <div className="form-actions">
        <Button variant="primary" block onClick={close}>
          {t('form-engine.done')}
        </Button>
      </div>
    </Dialog>
  );
}
