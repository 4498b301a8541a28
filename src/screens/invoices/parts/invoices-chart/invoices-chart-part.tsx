import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { today } from '#config/clock.ts';
import { problemOf } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import type { PartPlace } from '#parts/part-place.ts';
import {
  type InvoiceYear,
  invoiceYearQuery,
  oldestYearQuery,
} from '#queries/invoices/invoice-years.ts';
import { type InvoiceType, ofContract } from '#queries/invoices/invoices.ts';
import { useChartAddress } from '#screens/invoices/list-address.ts';
import { RetryButton } from '#ui/feedback/retry-button.tsx';
import { SettledNews } from '#ui/feedback/settled-news.tsx';
import { SkeletonChart } from '#ui/feedback/skeleton.tsx';
import { useRetryOnReconnect } from '#ui/feedback/use-retry-on-reconnect.ts';
import { Card } from '#ui/layout/card.tsx';
import { UnitSwitch, YearSelect } from './invoice-chart-choices.tsx';
import { InvoiceYearChart } from './invoice-year-chart.tsx';

interface InvoicesChartProps {
  place: PartPlace;
  type: InvoiceType;
  /** Number of the contract whose invoices they are; without it those of all. */
  contract?: string;
}

type Invoices = InvoiceYear['invoices'] | undefined;

const isFirstTry = (query: { isLoading: boolean; failureCount: number }): boolean =>
  query.isLoading && query.failureCount === 0;

/** The invoices of a year by month beside those of the year before, in euro or kWh; nothing for who has none. */
export function InvoicesChartPart({
  type,
  contract,
  place,
}: InvoicesChartProps): ReactElement | null {
  const { t } = useTexts();
  const thisYear = Number(today().slice(0, 4));
  const address = useChartAddress(thisYear);
  const { unit, go } = address;
  const wanted = { type, conditions: ofContract(contract) };
  const oldestYear = useQuery(oldestYearQuery(wanted));
  const { data: oldest } = oldestYear;
  const year = Math.max(address.year, oldest ?? 0);
  const before = useQuery({
    ...invoiceYearQuery({ ...wanted, year: year - 1 }),
    enabled: typeof oldest === 'number' && oldest < year,
  });
  const query = useQuery(invoiceYearQuery({ ...wanted, year }));
  const { data, error } = query;
  const yearBefore = before.data?.tooMany === false ? before.data.invoices : undefined;
  // A year is rendered together with the year before, unless the latter fails at the first try.
  const isWhole = data !== undefined && !isFirstTry(oldestYear) && !isFirstTry(before);
  // The bars of the year shown before remain until those of the chosen one are loaded.
  const [shown, show] = useState<{ data: InvoiceYear; yearBefore: Invoices } | null>(null);
  if (isWhole && (shown?.data !== data || shown.yearBefore !== yearBefore))
    show({ data, yearBefore });
  if (oldest === null) return null;
  const hasFailed = data === undefined && error !== null;

  const years = Array.from(
    { length: thisYear - (oldest ?? thisYear) + 1 },
    (_, index) => thisYear - index,
  );
  return (
    <Card title={t('invoice-chart.title')}>
      <SettledNews isSettled={hasFailed || (isWhole && shown?.data === data)}>
        {hasFailed && <Failed query={query} error={error} />}
        {!hasFailed && !shown && <SkeletonChart />}
        {!hasFailed && shown?.data.tooMany && <p data-news>{t('invoice-chart.too-many')}</p>}
        {!hasFailed && shown && !shown.data.tooMany && (
          <InvoiceYearChart
            unit={unit}
            year={shown.data.year}
            invoices={shown.data.invoices}
            before={shown.yearBefore}
            page={place.page}
            controls={
              <>
                <YearSelect
                  {...{ years, year }}
                  onYear={(wantedYear) => go({ year: wantedYear })}
                />
                <UnitSwitch unit={unit} onUnit={(wantedUnit) => go({ unit: wantedUnit })} />
              </>
            }
          />
        )}
      </SettledNews>
    </Card>
  );
}

interface FailedProps {
  query: { isFetching: boolean; refetch: () => unknown };
  error: Error;
}

/** Says it quietly: the list below has the same cause, and says it aloud. */
function Failed({ query: { isFetching, refetch }, error }: FailedProps): ReactElement {
  const { t } = useTexts();
  const problem = problemOf(error);
  const retry = () => void refetch();
  useRetryOnReconnect(problem, retry);
  return (
    <p>
      {t('invoice-chart.failed')}{' '}
      <RetryButton size="small" problem={problem} busy={isFetching} onRetry={retry} />
    </p>
  );
}
