import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { Receipt } from '#domain/invoices/receipt.ts';
import type { Answers } from '#domain/submission.ts';
import { useAnswerDue } from '#help/answer-due.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { messageOf } from '#operations/wire/message-text.ts';
import { DisputeBodies } from '#parts/dispute-route/dispute-bodies.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { claimCodes } from './claim-due.tsx';
import { SentDocument } from './sent-document.tsx';
import { useChosenNames } from './use-chosen-names.ts';
import './support.scss';

interface SupportReceiptProps {
  kind: 'case' | 'claim';
  receipt: Receipt;
  answers: Answers;
  /** True where it stays findable among the customer's requests. */
  isOwn: boolean;
  /** Begins another one. */
  onAgain?: () => void;
}

/** What proves that a message or a claim arrived (Ley 10/2025 12.1): number, moment and content, to copy, store, print and find again. */
export function SupportReceipt({
  kind,
  receipt,
  answers,
  isOwn,
  onAgain,
}: SupportReceiptProps): ReactElement {
  const { t } = useTexts();
  const { dateTime } = useFormats();
  const find = useOpenRoutes();
  const to = usePathTo();
  const dueOf = useAnswerDue();
  const chosen = useChosenNames(answers);
  const { words: due } = dueOf(receipt.at, kind === 'claim' ? claimCodes(answers) : null);
  const number = String(receipt.number);
  const files = Array.isArray(answers.files) ? (answers.files as { name: string }[]) : [];
  return (
    <section className="support-receipt" aria-label={t('support.receipt.title')}>
      <p className="support-number">
        <span>{t(`support.receipt.${kind}`)}</span>
        <strong>{number}</strong>
        <CopyButton text={number} label={t('support.receipt.copy')} />
      </p>
      <DefinitionList
        items={[
          { term: t('support.receipt.taken'), value: dateTime(receipt.at) },
          { term: t('support.receipt.due'), value: due },
          { term: t('support.receipt.subject'), value: String(answers.subject ?? ''), wide: true },
          { term: t('support.receipt.about-claim'), value: chosen.claim, wide: true },
          { term: t('support.receipt.about'), value: chosen.contract, wide: true },
          {
            term: t('support.receipt.text'),
            value: <span className="support-receipt-text">{messageOf(answers)}</span>,
            wide: true,
          },
          {
            term: t('support.receipt.files'),
            value: files.map(({ name }) => name).join(', '),
            wide: true,
          },
        ]}
      />
      {kind === 'claim' && (
        <div className="support-receipt-disputes">
          <p>
            <strong>{t('parts.disputes.title')}</strong>
          </p>
          <DisputeBodies />
        </div>
      )}
      <div className="support-receipt-actions">
        {isOwn && <SentDocument id={receipt.number} />}
        <Button icon="print" onClick={() => window.print()}>
          {t('support.receipt.print')}
        </Button>
        {isOwn && find('request') && (
          <Link className="btn btn-secondary" to={to('request', { id: number })}>
            {t('support.receipt.open')}
          </Link>
        )}
        {onAgain && (
          <Button variant="quiet" onClick={onAgain}>
            {t(kind === 'claim' ? 'support.receipt.claim-again' : 'support.receipt.again')}
          </Button>
        )}
      </div>
    </section>
  );
}
