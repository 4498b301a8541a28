import { type ReactElement, useId } from 'react';
import type { InvoiceDocument, JointInvoice } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Picks } from '#lists/picking/picking.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';
import { RetryButton } from '#ui/feedback/retry-button.tsx';
import { useRetryOnReconnect } from '#ui/feedback/use-retry-on-reconnect.ts';

interface SeveralChoiceProps {
  picks: Picks<JointInvoice>;
  kinds: readonly InvoiceDocument[];
  chosen: InvoiceDocument | undefined;
  choose: (document: InvoiceDocument) => void;
  /** Why the last download stopped. */
  problem: Problem | null;
  onDownload: (invoices: readonly JointInvoice[], document: InvoiceDocument) => void;
}

/** Which document of the picked invoices, and the button that downloads it; says beforehand what cannot be had. */
export function SeveralChoice({
  picks: { rows, most },
  kinds,
  chosen,
  choose,
  problem,
  onDownload,
}: SeveralChoiceProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const has = (document: InvoiceDocument) => (invoice: JointInvoice) =>
    invoice.documents.includes(document);
  // A choice stays although nothing that is picked has it: it must not turn into another unseen.
  const offered = kinds.filter(
    (kind) => kind === chosen || rows.length === 0 || rows.some(has(kind)),
  );
  const document = offered.find((kind) => kind === chosen) ?? offered[0];
  const having = document ? rows.filter(has(document)) : [];
  const lacking = rows.length - having.length;
  const reason =
    (rows.length === 0 && t('invoices.several.none')) ||
    (rows.length > most && t('invoices.several.too-many', { most })) ||
    (having.length === 0 && t('invoices.several.lacks-all')) ||
    undefined;
  const download = () => document && onDownload(having, document);
  useRetryOnReconnect(problem, download);
  return (
    <>
      {problem && (
        <Alert
          tone="danger"
          title={problemText(problem, texts).title}
          actions={
            problem.kind !== 'signed-out' && (
              <RetryButton size="small" problem={problem} onRetry={download} />
            )
          }
        >
          {problemText(problem, texts).body}
        </Alert>
      )}
      {lacking > 0 && having.length > 0 && (
        <p className="pick-bar-note">{t('invoices.several.lacks', { count: lacking })}</p>
      )}
      {offered.length > 1 && <KindSelect {...{ offered, document, choose }} />}
      <Button
        variant="primary"
        size="small"
        icon="download"
        disabledReason={reason}
        onClick={download}
      >
        {having.length > 1
          ? t('invoices.several.zip', { count: having.length })
          : t('invoices.several.single')}
      </Button>
    </>
  );
}

interface KindSelectProps {
  offered: readonly InvoiceDocument[];
  document: InvoiceDocument | undefined;
  choose: (document: InvoiceDocument) => void;
}

function KindSelect({ offered, document, choose }: KindSelectProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  return (
    <span className="several-kind">
      <label className="visually-hidden" htmlFor={id}>
        {t('invoices.several.document')}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={document}
        onChange={({ target }) => choose(target.value as InvoiceDocument)}
      >
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {t(`invoices.documents.${kind}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
