import { type ReactElement, useCallback, useState } from 'react';
import { shownTime } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useInstant } from '#config/use-instant.ts';
import { type Opening, openingAt } from '#domain/settings/opening-hours.ts';
import { useFormats } from '#i18n/formats.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import { Chip } from '#ui/layout/chip.tsx';
import { useHydrated } from '#ui/loading/use-hydrated.ts';

const MINUTE = 60_000;

/** The time, again at each full minute. */
function useMinute(): number {
  const [moment, setMoment] = useState(shownTime);
  const next = (Math.floor(moment / MINUTE) + 1) * MINUTE;
  useInstant(
    next,
    useCallback((instant) => setMoment(instant), []),
  );
  return moment;
}

function dayText({ day, inDays }: Extract<Opening, { isOpen: false }>, texts: Texts): string {
  const { t } = texts;
  if (inDays < 2) return t(`support.call.${inDays === 0 ? 'today' : 'tomorrow'}`);
  const weekday = t(`common.schedule.weekday.${new Date(day).getUTCDay() || 7}`);
  return t('support.call.weekday', { weekday });
}

/**
 * Whether the telephone line is open now, or when it opens next; nothing when the hours are a text of the retailer.
 */
export function OpeningState(): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { hour } = useFormats();
  const { schedule, scheduleDays } = useFacts().settings.organization;
  const opening = openingAt(schedule, scheduleDays, useMinute());
  const isHydrated = useHydrated();
  if (!opening) return null;
  // An empty line reserves its space: a page that was prerendered yesterday does not know today's hours.
  if (!isHydrated) return <p aria-hidden="true">{'\u00a0'}</p>;
  return opening.isOpen ? (
    <p>
      <Chip tone="success">{t('support.call.open', { time: hour(opening.until) })}</Chip>
    </p>
  ) : (
    <p>
      <Chip>{t('support.call.closed')}</Chip>{' '}
      {t('support.call.opens', {
        day: dayText(opening, texts),
        time: hour(opening.from),
      })}
    </p>
  );
}
