import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { now, today } from '#config/clock.ts';
import { isEmptyCurve, since } from '#domain/consumption/consumption.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { problemOf } from '#domain/problem.ts';
import { FIRST_DAY } from '#domain/values/day.ts';
import { useTexts } from '#i18n/texts.ts';
import { comparedQuery } from '#queries/consumption/compared-consumption.ts';
import { consumptionQuery, firstDayQuery } from '#queries/consumption/consumption.ts';
import { lastReadingQuery } from '#queries/consumption/last-reading.ts';
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
  const last = useQuery(lastReadingQuery(contract, lastDay));
  const readUntil = last.data ?? null;
  const compared = useQuery({
    ...comparedQuery({ ...wanted, readUntil }),
    enabled: isCompared && !last.isLoading,
  });

  const firstDay = first.isPending ? null : (first.data ?? FIRST_DAY);

  // Before the first reading nothing is missing.
  // Until it is known how far that was read, which comes beside it, the sentence would move the chart.
  const isKnown = !last.isLoading;
  const curve = useMemo(() => {
    if (!query.data || !isKnown) return undefined;
    const read = since(query.data.curve, firstDay ?? FIRST_DAY);
    return { ...read, readUntil: Math.min(read.readUntil, readUntil ?? read.readUntil) };
  }, [query.data, firstDay, readUntil, isKnown]);
  const isReading = query.isLoading || last.isLoading || compared.isLoading;
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
      <SettledNews isSettled={!query.isPlaceholderData && !isReading}>
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
                {...{ contract, address, offer }}
                now={now()}
                curve={loaded}
                days={query.data?.days ?? days}
                years={isCompared && !query.isPlaceholderData ? compared.data : undefined}
                comparisonFailed={isCompared && compared.error !== null}
              />
            )
          }
        </Loaded>
      </SettledNews>
    </div>
  );
}
