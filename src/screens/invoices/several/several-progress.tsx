import type { ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { leavesList } from '#screens/invoices/list-address.ts';
import { Button } from '#ui/controls/button.tsx';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import { announcedOf } from './announced-progress.ts';

interface SeveralProgressProps {
  progress: { done: number; total: number; waitsFor: Problem | null };
  onCancel: () => void;
}

/**
 * The progress of a download of several documents; each quarter, and what it waits for, is announced to screen readers.
 * Leaving the list is blocked meanwhile.
 */
export function SeveralProgress({
  progress: { done, total, waitsFor },
  onCancel,
}: SeveralProgressProps): ReactElement {
  const { t } = useTexts();
  const wasPrevented = useLeaveBlocker(true, leavesList);
  const heard = announcedOf(done, total);
  return (
    <div className="several-progress">
      <p aria-hidden="true">{t('invoices.several.loading', { done, total })}</p>
      <p role="status" className="visually-hidden">
        {t('invoices.several.loading', { done: heard, total })}
      </p>
      <progress
        max={total}
        value={done}
        aria-label={t('invoices.several.progress')}
        aria-valuetext={t('invoices.several.of', { done, total })}
      />
      <Button size="small" onClick={onCancel}>
        {t('invoices.several.cancel')}
      </Button>
      <p role="status" className="pick-bar-note">
        {waitsFor && t(`invoices.several.waits.${waitsFor.kind}`)}{' '}
        {wasPrevented && t('invoices.several.stay')}
      </p>
    </div>
  );
}
