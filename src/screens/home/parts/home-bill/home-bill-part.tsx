import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import { useContractTypes } from '#config/contract-types.ts';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { useNextBillText } from '#i18n/next-bill.ts';
import { useTexts } from '#i18n/texts.ts';
import { homeContractsQuery } from '#queries/account/home.ts';
import { nextBillQuery } from '#queries/invoices/next-bill.ts';
import { useHasManyHomes } from '#screens/home/home-reads.ts';
import { OverviewTile, TileLink } from '#screens/home/overview-tile.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { PopoverButton } from '#ui/overlays/popover-button.tsx';

/**
 * What the next bill of electricity will be about; nothing for who has no active contract of it, where the tile of the
 * consumption says what will be there, nor for a customer of many homes.
 */
export function HomeBillPart(): ReactElement | null {
  const { t } = useTexts();
  const types = useContractTypes();
  const hasManyHomes = useHasManyHomes();
  const query = useQuery({
    ...homeContractsQuery('electricity'),
    select: ({ rows }) => rows.filter(({ state }) => state === 'activa'),
  });
  const hasNone = query.data?.length === 0 || types.every((type) => type === 'gas');
  if (hasManyHomes || hasNone) return null;
  return (
    <OverviewTile id="bill" icon="calendar">
      <Loaded query={query} skeleton={<Skeleton lines={4} />} failed={t('overview.bill.failed')}>
        {([contract, ...others]) =>
          contract && <Estimate contract={contract} isOnly={others.length === 0} />
        }
      </Loaded>
    </OverviewTile>
  );
}

function Estimate({ contract, isOnly }: { contract: ContractSummary; isOnly: boolean }) {
  const { t } = useTexts();
  const text = useNextBillText();
  const pathOf = useContractPath();
  const isOpen = useOpenRoutes()('contract') !== null;
  const home = !isOnly && contract.address && (
    <span className="overview-note">{contract.address}</span>
  );
  return (
    <Loaded
      query={useQuery(nextBillQuery(contract, today()))}
      skeleton={<Skeleton lines={4} />}
      failed={t('overview.bill.failed')}
    >
      {(bill) => {
        if (!bill)
          return (
            <p>
              {t('contracts.next-bill.none')}
              {home}
            </p>
          );
        const { about, soFar, how } = text(bill);
        const howTitle = t('contracts.next-bill.how.title');
        return (
          <>
            <p className="overview-figure">
              {about}
              <PopoverButton className="term-tip" title={howTitle} description={how} content={how}>
                <Icon name="help" />
              </PopoverButton>
            </p>
            <p>
              {soFar}
              {home}
            </p>
            <TileLink to={isOpen ? pathOf(contract) : null}>{t('overview.bill.see')}</TileLink>
          </>
        );
      }}
    </Loaded>
  );
}
