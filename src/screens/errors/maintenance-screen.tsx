import type { ReactElement } from 'react';
import { ProblemError } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorPage, errorViewOf } from './error-page.tsx';

const maintenance = errorViewOf(new ProblemError({ kind: 'broken', status: 503 }));

export interface MaintenanceScreenProps {
  brand: { name: string; logo: string | null };
  /** ISO date and time of the end, if it is known. */
  end: string | null;
}

/** The only page during maintenance: a logo, no help link (customer area, section 2). */
export function MaintenanceScreen({ brand, end }: MaintenanceScreenProps): ReactElement {
  const { t, language } = useTexts();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <main className="error-alone" data-state="maintenance">
      <p className="error-brand">
        {brand.logo ? <img src={brand.logo} alt={brand.name} height="32" /> : brand.name}
      </p>
      <ErrorPage view={maintenance} onRetry={() => location.reload()}>
        {end && <p>{t('errors.maintenance.until', { end: moment.format(new Date(end)) })}</p>}
      </ErrorPage>
    </main>
  );
}
