import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { Receipt } from '#domain/invoices/receipt.ts';
import type { Answers } from '#domain/submission.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
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

/** The contract of an answer as it was chosen: its home and number. */
function useChosenContract(reference: unknown): string | null {
  const choices = useQueryClient()
    .getQueriesData<Record<string, unknown>[]>({ queryKey: ['lookup', 'listContracts'] })
    .flatMap(([, entries]) => entries ?? []);
  const found = choices.find((one) => one.reference === reference);
  return found ? `${found.home} · ${found.details}` : null;
}

/** What proves that a message or a claim arrived: number and date, to copy, to print, and to find again. */
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
  const contract = useChosenContract(answers.contract);
  const number = String(receipt.number);
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
          { term: t('support.receipt.subject'), value: String(answers.subject ?? ''), wide: true },
          { term: t('support.receipt.about'), value: contract, wide: true },
        ]}
      />
      <div className="support-receipt-actions">
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
