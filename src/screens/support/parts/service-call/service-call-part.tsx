import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { OpeningState } from '#help/opening-state.tsx';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import { ServiceDoor } from '#screens/support/service-door.tsx';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** The telephone, its hours, and whether it is answered now. */
export function ServiceCallPart(): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { organization } = useFacts().settings;
  const { phone } = organization;
  return (
    <ServiceDoor
      icon="phone"
      title={t('support.call.title')}
      what={t('support.call.what')}
      action={
        <PhoneLink className="btn btn-primary" phone={phone}>
          <Icon name="phone" />
          {phone}
        </PhoneLink>
      }
    >
      <OpeningState />
      <p>{t('support.call.hours', { schedule: scheduleText(organization, texts) })}</p>
      <p>{t('support.call.time')}</p>
    </ServiceDoor>
  );
}
