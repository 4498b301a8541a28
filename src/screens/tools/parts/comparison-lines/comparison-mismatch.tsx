import type { ReactElement } from 'react';
import { type Comparison, sumOfCents, unexplainedCents } from '#domain/comparison/comparison.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';

/** Says where lines and taxes do not add up to the total; nothing where they do. */
export function ComparisonMismatch({
  comparison,
}: {
  comparison: Comparison;
}): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { groups, totalCents } = comparison;
  const unexplained = unexplainedCents(comparison);
  if (groups.length === 0) return <p>{t('comparison.mismatch.none')}</p>;
  if (unexplained === 0) return null;
  return (
    <Alert tone="warning" title={t('comparison.mismatch.title')}>
      {t(`comparison.mismatch.${unexplained > 0 ? 'under' : 'over'}`, {
        sum: euro(sumOfCents(groups) / 100),
        difference: euro(Math.abs(unexplained) / 100),
        total: euro(totalCents / 100),
      })}
    </Alert>
  );
}
