import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { now, today } from '#config/clock.ts';
import { isEmptyCurve, since } from '#domain/consumption/consumption.ts';
import { yearBefore } from '#domain/consumption/consumption-range.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { problemOf } from '#domain/problem.ts';
import { FIRST_DAY } from '#domain/values/day.ts';
import { useTexts } from '#i18n/texts.ts';
import { consumptionQuery, firstDayQuery } from '#queries/consumption/consumption.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SettledNews } from '#ui/feedback/settled-news.tsx';
import { SkeletonChart } from '#ui/feedback/skeleton.tsx';
import { useConsumptionAddress } from './consumption-address.ts';
import { ConsumptionChart } from './consumption-chart.tsx';
import { ConsumptionDays } from './consumption-days.tsx';
import { type ConsumptionOptions, offerOf } from './consumption-options.ts';
import './consumption.scss';

/** The energy of an electricity contract over time: which days, what they come to, a chart, a table and files. */
export function ElectricityConsumption({
  contract,
  options,
}: {
  contract: Contract;
  options?: ConsumptionOptions | undefined;
}): ReactElement {
  const { t } = useTexts();
  const lastDay = today();
  const offer = offerOf(options);
  const address = useConsumptionAddress(lastDay, offer);
  const { days, resolution, isCompared } = address;
  const wanted = { contractId: contract.id, resolution, days };

  const first = useQuery(firstDayQuery(contract, lastDay));
  const query = useQuery({ ...consumptionQuery(wanted), placeholderData: keepPreviousData });
  const before = useQuery({
    ...consumptionQuery({ ...wanted, days: yearBefore(days) }),
    enabled: isCompared,
  });

  const firstDay = first.isPending ? null : (first.data ?? FIRST_DAY);

  const until = now();
  // Before the first reading nothing is missing.
  const curve = useMemo(
    () => query.data && since(query.data.curve, firstDay ?? FIRST_DAY),
    [query.data, firstDay],
  );
  const isRefusedDate = query.error && problemOf(query.error).kind === 'invalid';
  const isEmpty = curve && isEmptyCurve(curve);
  const isNever = isEmpty && first.data === null;
  const empty = isNever ? 'consumption.never' : 'consumption.none';

  return (
    <div className="consumption">
      {address.isInvalid && (
        <Alert tone="warning" title={t('consumption.invalid.title')}>
          {t('consumption.invalid.body')}
        </Alert>
      )}
      {!isNever && <ConsumptionDays {...{ contract, address, lastDay, firstDay, offer }} />}
      <SettledNews isSettled={!query.isPlaceholderData && !query.isLoading && !before.isLoading}>
        <Loaded
          query={{ ...query, data: curve }}
          skeleton={<SkeletonChart />}
          failed={t(isRefusedDate ? 'consumption.invalid.title' : 'consumption.failed')}
        >
          {(loaded) =>
            isEmpty ? (
              <div data-news>
                <EmptyState icon="chart" title={t(`${empty}.title`)} body={t(`${empty}.body`)} />
              </div>
            ) : (
              <ConsumptionChart
                {...{ contract, address, until, offer }}
                curve={loaded}
                days={query.data?.days ?? days}
                before={isCompared ? before.data?.curve : undefined}
                beforeFailed={isCompared && before.error !== null}
              />
            )
          }
        </Loaded>
      </SettledNews>
    </div>
  );
}
