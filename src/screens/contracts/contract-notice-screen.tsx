import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import { useHour } from '#config/use-hour.ts';
import type { Contract, ContractSummary } from '#domain/contract/contract.ts';
import { type ContractNotice, noticeStanding } from '#domain/contract/contract-notice.ts';
import { retailerDay } from '#domain/values/working-day.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { nameOf, PagePart } from '#parts/page-part.tsx';
import { usePageParts } from '#parts/use-page-parts.ts';
import { contractWithIdQuery } from '#queries/account/communications.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { contractNoticeQuery } from '#queries/contracts/contract-notice.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Trail } from '#ui/layout/trail.tsx';
import './contract.scss';

/** An identifier in an address; 0, which nothing has, for what cannot be one. */
const numberIn = (text = ''): number => Number(/^[1-9]\d{0,8}$/.exec(text)?.[0] ?? 0);

/** A change of the price of a contract, or its renewal: what changes, from when, and what can be done. */
export function ContractNoticeScreen(): ReactElement {
  const { t } = useTexts();
  const params = useParams();
  const [contractId, noticeId] = [numberIn(params.contractId), numberIn(params.noticeId)];
  const query = useQuery(contractWithIdQuery(contractId));
  return (
    <>
      {!query.data && (
        <PageHeader title={t('communications.kinds.other')} isAwaited={query.isPending} />
      )}
      <Loaded
        whole
        query={query}
        skeleton={<SkeletonCards cards={2} />}
        failed={t('notices.failed')}
        missing={<UnknownNotice />}
      >
        {(contract) => <KnownContract key={noticeId} {...{ contract, contractId, noticeId }} />}
      </Loaded>
    </>
  );
}

function UnknownNotice(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const [contractType] = useContractTypes();
  return (
    <EmptyState
      icon="mail"
      title={t('notices.not-found')}
      body={t('communications.not-found.body')}
      action={
        <Link className="btn btn-primary" to={to('contracts', { contractType })}>
          {t('communications.not-found.action')}
        </Link>
      }
    />
  );
}

interface KnownContractProps {
  contract: Pick<ContractSummary, 'name' | 'type'>;
  contractId: number;
  noticeId: number;
}

function KnownContract({ contract, contractId, noticeId }: KnownContractProps): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const pathOf = useContractPath();
  const { type, name } = contract;
  const notice = useQuery(contractNoticeQuery(contractId, noticeId));
  const whole = useQuery(contractQuery(type, name));
  const home = whole.data?.address || t('contracts.detail.title', { name });
  const title = t(`communications.kinds.${notice.data?.kind ?? 'other'}`);
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={`${title}, ${home}`}
        isAwaited={notice.isPending}
        // Its line is there before it is known: nothing below moves.
        intro={whole.data ? home : '\u00a0'}
        actions={
          notice.data && (
            <Button icon="print" onClick={() => window.print()}>
              {t('requests.detail.print')}
            </Button>
          )
        }
        back={
          <Trail
            above={[
              { to: to('contracts', { contractType: type }), label: t('contracts.detail.back') },
              { to: pathOf(contract), label: t('contracts.detail.title', { name }) },
            ]}
          />
        }
      />
      <Loaded
        whole
        query={notice}
        skeleton={<SkeletonCards cards={2} />}
        failed={t('notices.failed')}
        missing={<UnknownNotice />}
      >
        {(loaded) => (
          <Loaded
            query={whole}
            skeleton={<SkeletonCards cards={2} />}
            failed={t('contracts.detail.failed')}
          >
            {(of) => <NoticeParts notice={loaded} contract={of} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

interface NoticePartsProps {
  notice: ContractNotice;
  contract: Contract;
}

/** The parts of the page, in the order of its document. */
function NoticeParts({ notice, contract }: NoticePartsProps): ReactElement {
  const choice = notice.decision?.choice ?? null;
  const standing = noticeStanding({ ...notice, choice }, retailerDay(useHour()));
  const subject = useMemo(
    () => ({ contract, notice: { ...notice, standing } }),
    [contract, notice, standing],
  );
  const partsOf = usePageParts('contract-notice', subject);
  return (
    <div className="contract-page">
      {partsOf('main').map((entry) => (
        <PagePart key={nameOf(entry)} page="contract-notice" {...{ entry, subject }} />
      ))}
    </div>
  );
}
