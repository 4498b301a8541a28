import type { ReactElement, ReactNode } from 'react';
import type { PendingState } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { PopoverButton } from '#ui/overlays/popover-button.tsx';

interface InvoiceHistoryProps {
  history: readonly PendingState[];
  /** The chip that stands for the last of it. */
  children: ReactNode;
}

/** What happened to a debt, behind its chip. */
export function InvoiceHistory({ history, children }: InvoiceHistoryProps): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const entries = history.map((entry) => ({ day: date(entry.date), text: entry.text }));
  return (
    <PopoverButton
      className="invoice-history"
      title={t('invoices.history.title')}
      description={entries
        .map(({ day, text }) => t('common.labelled', { label: day, value: text }))
        .join('. ')}
      content={
        <ol>
          {entries.map(({ day, text }) => (
            <li key={`${day} ${text}`}>
              <time>{day}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      }
    >
      {children} <Icon name="chevron-down" />
    </PopoverButton>
  );
}
