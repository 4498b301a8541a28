import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { noticeEffect } from '#domain/bills/notice-effect.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { ContractNotice, NoticeStanding } from '#domain/contract/contract-notice.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { NoticeAnswer } from './notice-answer.tsx';
import { NoticeDecided } from './notice-decided.tsx';
import { NoticeDecision } from './notice-decision.tsx';
import { NoticePrices } from './notice-prices.tsx';
import { NoticeTerms } from './notice-terms.tsx';
import './contract-notice.scss';

interface ContractNoticePartProps {
  contract: Contract;
  notice: ContractNotice & { standing: NoticeStanding };
}

/** A change of price or terms in writing, apart from the bill, with a table before and after (RD 88/2026 6.1.m-n). */
export function ContractNoticePart({ contract, notice }: ContractNoticePartProps): ReactElement {
  const { t } = useTexts();
  const { settings } = useFacts();
  const effect = noticeEffect(
    notice,
    {
      supply: contract.type === 'gas' ? 'gas' : 'electricity',
      powers: contract.powers.map(({ powerKw }) => powerKw),
    },
    settings,
  );
  return (
    <>
      <Card title={t('notices.answer')} icon="tag" className="notice-answer">
        <NoticeDecided notice={notice} />
        <NoticeAnswer notice={notice} effect={effect} />
        <NoticeDecision contract={contract} notice={notice} />
      </Card>
      <Card title={t('notices.table.title')} icon="chart">
        <NoticePrices notice={notice} effect={effect} />
        <NoticeTerms notice={notice} />
      </Card>
    </>
  );
}
