import type { ReactElement } from 'react';
import type { JointInvoice } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import type { SeveralSaved } from '#queries/invoices/several-downloads.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';

/** Problems that have a text of their own. */
const explained: readonly Problem['kind'][] = [
  'not-found',
  'refused',
  'broken',
  'unreadable',
  'no-answer',
  'too-many',
];

interface SeveralEndProps {
  end: { total: number } & SeveralSaved<JointInvoice>;
  /** Tries those again that failed. */
  onRetry: () => void;
  onGoOn: () => void;
  onClose: () => void;
}

/** How a download of several documents ended: what was saved, and what is missing and why. */
export function SeveralEnd({ end, onRetry, onGoOn, onClose }: SeveralEndProps): ReactElement {
  const { t } = useTexts();
  const { name, failed } = end;
  return (
    <Alert
      tone={name === null ? 'danger' : failed.length > 0 ? 'warning' : 'success'}
      title={useTitle(end)}
      actions={
        <>
          {failed.length > 0 && (
            <Button variant="primary" size="small" icon="refresh" onClick={onRetry}>
              {t('invoices.several.retry', { count: failed.length })}
            </Button>
          )}
          <Button size="small" onClick={onGoOn}>
            {t('invoices.several.go-on')}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {failed.length > 0 && (
        <ul className="several-missing">
          {failed.map(({ item: { id, number, address }, problem }) => (
            <li key={id}>
              {t('common.labelled', {
                label: [number, address].filter(Boolean).join(' · '),
                value: t(
                  `invoices.several.reasons.${explained.includes(problem.kind) ? problem.kind : 'other'}`,
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function useTitle({ total, name, failed }: SeveralEndProps['end']): string {
  const { t } = useTexts();
  if (name === null) return t('invoices.several.nothing', { count: total });
  const saved = total - failed.length;
  if (saved === total) return t('invoices.several.saved', { count: saved, name });
  return t('invoices.several.partly', { saved, total, count: failed.length });
}
