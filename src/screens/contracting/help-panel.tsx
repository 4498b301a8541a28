import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** Help by telephone beside the steps, closed or open at first as the setting `helpDialog` says. */
export function HelpPanel(): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { helpDialog, organization } = useFacts().settings;
  const { phone_crm: phone } = organization;
  if (!helpDialog.enabled) return null;
  return (
    <details className="card contracting-box" open={!helpDialog.collapsed}>
      <summary>
        <Icon name="help" />
        {t('wizard.help.title')}
      </summary>
      <p>{t('wizard.help.body')}</p>
      <p>
        <PhoneLink phone={phone} className="btn btn-secondary btn-block">
          <Icon name="phone" />
          {t('wizard.help.call')}
        </PhoneLink>
      </p>
      <p className="form-note">
        <Icon name="clock" /> {scheduleText(organization, texts, 'alone')}
      </p>
    </details>
  );
}
