import type { ReactElement } from 'react';
import { useHour } from '#config/use-hour.ts';
import { spokenMoment } from '#i18n/madrid-time.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorPage } from './error-page.tsx';
import { maintenanceView } from './error-view.ts';
import { RetailerMark } from './retailer-mark.tsx';

export interface MaintenanceScreenProps {
  brand: { name: string; logo: string | null };
  /** ISO dates and times of start and end, as far as they are known. */
  start: string | null;
  end: string | null;
  /** Checks with the retailer whether it is over. */
  onRetry: () => void;
}

/** The only page during maintenance: a logo, no help link (customer area, section 2). It goes when maintenance ends. */
export function MaintenanceScreen({
  brand,
  start,
  end,
  onRetry,
}: MaintenanceScreenProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const moment = useHour();
  const spoken = (iso: string | null) => iso && spokenMoment(Date.parse(iso), moment, texts);
  const [from, until] = [spoken(start), spoken(end)];
  const time =
    from && until
      ? t('errors.maintenance.between', { start: from, end: until })
      : until && t('errors.maintenance.until', { end: until });
  return (
    <main className="error-alone" data-state="maintenance">
      <ErrorPage
        view={maintenanceView}
        mark={<RetailerMark brand={brand} />}
        onRetry={onRetry}
        retryText={t('common.retry')}
      >
        {time && <p className="error-page-time">{time}</p>}
        <p className="error-page-help">{t('errors.maintenance.returns')}</p>
      </ErrorPage>
    </main>
  );
}
