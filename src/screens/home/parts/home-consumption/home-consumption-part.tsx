import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import { useContractTypes } from '#config/contract-types.ts';
import { useOpenRoutes } from '#config/open-routes.ts';
import { intervalsOf } from '#domain/consumption/consumption.ts';
import { sumOf } from '#domain/consumption/consumption-sums.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { dayAfter } from '#domain/values/local-time.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { homeContractsQuery } from '#queries/account/home.ts';
import { consumptionQuery } from '#queries/consumption/consumption.ts';
import { useHasManyHomes } from '#screens/home/home-reads.ts';
import { OverviewTile, TileLink } from '#screens/home/overview-tile.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayBars } from './day-bars.tsx';

/** Days that are added up; the last is yesterday, as those of today are not read yet. */
const DAYS = 7;

/**
 * Electricity of the last days in the first active contract; nothing where the portal shows gas only, nor for a customer of
 * many homes.
 */
export function HomeConsumptionPart(): ReactElement | null {
  const types = useContractTypes();
  const hasManyHomes = useHasManyHomes();
  if (hasManyHomes || types.every((type) => type === 'gas')) return null;
  return (
    <OverviewTile id="consumption" icon="chart">
      <FirstContract />
    </OverviewTile>
  );
}

function FirstContract(): ReactElement {
  const { t } = useTexts();
  const start = useOpenRoutes()('contracting-electricity')?.address;
  return (
    <Loaded
      query={useQuery(homeContractsQuery('electricity'))}
      skeleton={<Skeleton lines={4} />}
      failed={t('overview.consumption.failed')}
    >
      {({ rows }) => {
        const active = rows.filter(({ state }) => state === 'activa');
        const [contract] = active;
        if (contract) return <LastDays contract={contract} isOnly={active.length === 1} />;
        return (
          <>
            <p>{t('overview.consumption.no-contract')}</p>
            {rows.length === 0 && (
              <TileLink to={start}>{t('overview.consumption.contract')}</TileLink>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function LastDays({ contract, isOnly }: { contract: ContractSummary; isOnly: boolean }) {
  const { t } = useTexts();
  const { energy, days: written } = useFormats();
  const pathOf = useContractPath();
  const route = useOpenRoutes()('contract');
  const lastDay = dayAfter(today(), -1);
  const wanted = { from: dayAfter(lastDay, 1 - DAYS), to: lastDay };
  const query = useQuery(
    consumptionQuery({ contractId: contract.id, resolution: 'daily', days: wanted }),
  );
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton lines={4} />}
      failed={t('overview.consumption.failed')}
    >
      {({ curve }) => {
        const days = intervalsOf(curve);
        const read = days.filter(({ active }) => active !== null);
        const total = sumOf(read, 'active');
        const [first, last] = [read[0], read.at(-1)];
        return (
          <>
            {first && last && total !== null ? (
              <>
                <p className="overview-figure">{energy(total / 1000)}</p>
                <p>
                  {t('overview.consumption.days', {
                    days: written({ from: first.day, to: last.day }),
                    mean: energy(total / 1000 / read.length),
                    count: read.length,
                  })}
                  {!isOnly && <span className="overview-note">{contract.address}</span>}
                </p>
                <DayBars values={days.map(({ active }) => active)} />
              </>
            ) : (
              <p>{t('overview.consumption.none')}</p>
            )}
            <TileLink to={route && `${pathOf(contract)}#consumption`}>
              {t('overview.consumption.see')}
            </TileLink>
          </>
        );
      }}
    </Loaded>
  );
}
