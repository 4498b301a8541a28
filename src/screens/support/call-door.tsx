import { type ReactElement, useCallback, useState } from 'react';
import { now } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useInstant } from '#config/use-instant.ts';
import { type Opening, openingAt } from '#domain/opening-hours.ts';
import { hourOf, scheduleText } from '#i18n/schedule.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { ServiceDoor } from './service-door.tsx';

const MINUTE = 60_000;

/** The time, again at each full minute. */
function useMinute(): number {
  const [moment, setMoment] = useState(now);
  const next = (Math.floor(moment / MINUTE) + 1) * MINUTE;
  useInstant(
    next,
    useCallback((instant) => setMoment(instant), []),
  );
  return moment;
}

const hourText = (clock: string, { t }: Texts) => {
  const [hour = '', minute = ''] = clock.split(':');
  return t('support.call.hour', { hour: hourOf(hour, minute) });
};

function dayText({ day, inDays }: Extract<Opening, { isOpen: false }>, texts: Texts): string {
  const { t, language } = texts;
  if (inDays < 2) return t(`support.call.${inDays === 0 ? 'today' : 'tomorrow'}`);
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return t('support.call.weekday', { weekday: names.format(Date.parse(day)) });
}

/** The telephone, its hours, and whether somebody answers now. */
export function CallDoor(): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { organization } = useFacts().settings;
  const { phone, schedule, scheduleDays } = organization;
  const opening = openingAt(schedule, scheduleDays, useMinute());
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
      {opening?.isOpen && (
        <p>
          <Chip tone="success">
            {t('support.call.open', { time: hourText(opening.until, texts) })}
          </Chip>
        </p>
      )}
      {opening?.isOpen === false && (
        <p>
          <Chip>{t('support.call.closed')}</Chip>{' '}
          {t('support.call.opens', {
            day: dayText(opening, texts),
            time: hourText(opening.from, texts),
          })}
        </p>
      )}
      <p>{t('support.call.hours', { schedule: scheduleText(organization, texts) })}</p>
      <p>{t('support.call.time')}</p>
    </ServiceDoor>
  );
}
