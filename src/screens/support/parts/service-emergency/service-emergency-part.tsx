import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { ReadValues } from '#domain/settings/read-values.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { DistributorPhone } from './distributor-phone.tsx';
import { EmergencyCase } from './emergency-case.tsx';
import { OwnDistributors } from './own-distributors.tsx';
import '#screens/support/support.scss';

/** Without light, or a smell of gas (Ley 10/2025 14.2; RD 88/2026 6.1.ac): what to do now, and whom to call. */
export function ServiceEmergencyPart(): ReactElement {
  const { t } = useTexts();
  const { settings, session } = useFacts();
  const { electricity, gas } = settings.support.emergency;
  const isCustomer = session.signedIn && !session.newCustomer;
  // Opens without JavaScript too.
  return (
    <details className="card service-emergency">
      <summary>
        <Icon name="alert" />
        <h2>{t('support.emergency.title')}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div className="service-emergency-cases">
        <EmergencyCase about="gas" phone={gas} />
        <EmergencyCase about="electricity" phone={electricity} />
      </div>
      <div className="service-emergency-distributor">
        <p>{t('support.emergency.distributor')}</p>
        {isCustomer && <OwnDistributors />}
        <FormButton form="distributor">{t('support.emergency.find')}</FormButton>
        <FormDialog
          form="distributor"
          receipt={(_, { result }) => (
            <DistributorPhone {...(result as ReadValues<'distributor'>)} />
          )}
        />
      </div>
    </details>
  );
}
