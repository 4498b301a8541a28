import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { problemOf } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { startFields } from '#operations/wire/lead-start.ts';
import { downloadLeadSummary, leadSummaryQuery } from '#queries/contracting/lead-summary.ts';
import { Button } from '#ui/controls/button.tsx';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import { RetryButton } from '#ui/feedback/retry-button.tsx';
import type { Order } from '#wizard/summary/order.ts';

/** The summary as the retailer's document, to be saved; nothing where the retailer makes none, or has not all of it. */
export function SummaryDocument({ order }: { order: Order }): ReactElement | null {
  const { leads, start, startDate, onShown } = order;
  const { t } = useTexts();
  const requested = startFields({ start, startDate });
  const isReady = leads.length > 0 && (start !== 'date' || typeof startDate === 'string');
  const { data, error, isFetching, refetch } = useQuery({
    ...leadSummaryQuery({ leads, ...requested }),
    enabled: isReady,
  });
  const id = data?.id;
  const show = useEffectEvent((shown: string) => onShown?.({ id: shown, ...requested }));
  useEffect(() => {
    if (id !== undefined) show(id);
  }, [id]);
  if (!isReady || data === null) return null;
  if (error && !isFetching)
    return (
      <p className="form-note" role="status">
        {t('wizard.contract.document-failed')}{' '}
        <RetryButton size="small" problem={problemOf(error)} onRetry={() => void refetch()} />
      </p>
    );
  const words = t('wizard.contract.download');
  return (
    <p>
      {id === undefined ? (
        <Button size="small" icon="download" busy>
          {words}
        </Button>
      ) : (
        <DownloadButton download={() => downloadLeadSummary(leads[0] ?? '', id)}>
          {words}
        </DownloadButton>
      )}
    </p>
  );
}
