import { type ReactElement, useCallback, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useHour } from '#config/use-hour.ts';
import { useInstant } from '#config/use-instant.ts';
import { spokenMoment } from '#i18n/madrid-time.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

/** How long before maintenance it is announced, in milliseconds. */
const AHEAD_MS = 24 * 60 * 60_000;

/** Announces maintenance from 24 hours before, with its start and end, until dismissed. */
export function MaintenanceNotice(): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { enabled, start, end } = useFacts().settings.maintenance;
  // "Tomorrow" may have become today.
  const hour = useHour();
  const [reached, setReached] = useState(0);
  const moment = Math.max(hour, reached);
  const [seen, setSeen] = useState<string | null>(null);
  const begins = enabled && start ? Date.parse(start) : Number.POSITIVE_INFINITY;
  const next = begins - AHEAD_MS > moment ? begins - AHEAD_MS : Number.POSITIVE_INFINITY;
  useInstant(
    next,
    useCallback((instant: number) => setReached(instant), []),
  );
  const isComing = begins > moment && begins - moment <= AHEAD_MS && start !== seen;
  const from = isComing ? spokenMoment(begins, moment, texts) : '';
  const until = isComing && end ? spokenMoment(Date.parse(end), moment, texts) : null;
  return (
    <div role="status">
      {isComing && (
        <div className="frame-notice">
          <Icon name="clock" />
          <p>
            {until
              ? t('errors.maintenance.announced', { start: from, end: until })
              : t('errors.maintenance.announced-open', { start: from })}
          </p>
          <button type="button" className="btn btn-quiet btn-icon" onClick={() => setSeen(start)}>
            <Icon name="close" />
            <span className="visually-hidden">{t('common.close')}</span>
          </button>
        </div>
      )}
    </div>
  );
}
