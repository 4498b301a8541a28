import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import type { PendingState } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useCode } from '#ui/loading/use-code.ts';

const popover = codeOf(() =>
  import('./invoice-history-popover.tsx').then((module) => module.InvoiceHistoryPopover),
);

interface InvoiceHistoryProps {
  history: readonly PendingState[];
  /** The chip that stands for the last of it. */
  children: ReactNode;
}

/**
 * What happened to a debt, behind its chip. The popover stands at the end of the page, out of the table's reach: a
 * screen reader hears the same as the description of the button.
 */
export function InvoiceHistory({ history, children }: InvoiceHistoryProps): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const descriptionId = useId();
  const popoverId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { here: Popover } = useCode(popover, isOpen);
  const entries = history.map((entry) => ({ day: date(entry.date), text: entry.text }));
  return (
    <>
      <button
        ref={button}
        type="button"
        className="invoice-history"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        aria-describedby={descriptionId}
        onPointerEnter={popover.prefetch}
        onFocus={popover.prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        {children} <Icon name="chevron-down" />
        <span className="visually-hidden">{t('invoices.history.title')}</span>
      </button>
      <span id={descriptionId} hidden>
        {entries
          .map(({ day, text }) => t('common.labelled', { label: day, value: text }))
          .join('. ')}
      </span>
      {isOpen && Popover && (
        <Popover
          id={popoverId}
          button={button}
          title={t('invoices.history.title')}
          entries={entries}
          onHide={() => setOpen(false)}
        />
      )}
    </>
  );
}
