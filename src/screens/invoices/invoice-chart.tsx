import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Invoice } from '#domain/invoice.ts';
import { type InvoiceBars, type InvoiceChartUnit, invoiceBars } from '#domain/invoice-chart.ts';
import { problemOf } from '#domain/problem.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { invoiceYearQuery, oldestYearQuery } from '#queries/invoice-years.ts';
import { type InvoiceType, ofContract } from '#queries/invoices.ts';
import { Card } from '#ui/card.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRetryOnReconnect } from '#ui/use-retry-on-reconnect.ts';
import { UnitSwitch, YearSelect } from './invoice-chart-choices.tsx';

interface InvoiceChartProps {
  type: InvoiceType;
  /** Number of the contract whose invoices they are; without it those of all. */
  contract: string | undefined;
}

/** The invoices of a year by month, in euro or kWh; nothing for who has none. */
export function InvoiceChart({ type, contract }: InvoiceChartProps): ReactElement | null {
  const { t } = useTexts();
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [unit, setUnit] = useState<InvoiceChartUnit>('euro');
  const wanted = { type, conditions: ofContract(contract) };
  const { data: oldest } = useQuery(oldestYearQuery(wanted));
  const query = useQuery({
    ...invoiceYearQuery({ ...wanted, year }),
    placeholderData: keepPreviousData,
  });
  if (oldest === null) return null;

  const years = Array.from(
    { length: thisYear - (oldest ?? thisYear) + 1 },
    (_, index) => thisYear - index,
  );
  return (
    <Card title={t('invoice-chart.title')}>
      {query.data === undefined && !query.error && <Skeleton lines={8} />}
      {query.data === undefined && query.error && <Failed query={query} error={query.error} />}
      {query.data?.tooMany && <p>{t('invoice-chart.too-many')}</p>}
      {query.data && !query.data.tooMany && (
        <YearChart
          {...{ year, unit }}
          invoices={query.data.invoices}
          controls={
            <>
              <YearSelect {...{ years, year }} onYear={setYear} />
              <UnitSwitch unit={unit} onUnit={setUnit} />
            </>
          }
        />
      )}
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

interface YearChartProps {
  year: number;
  unit: InvoiceChartUnit;
  invoices: readonly Invoice[];
  controls: ReactElement;
}

function YearChart({ year, unit, invoices, controls }: YearChartProps): ReactElement {
  const { t } = useTexts();
  const formats = useFormats();
  const { maxContracts } = useFacts().settings.invoices.chart;
  const bars = invoiceBars(invoices, { unit, maxContracts });
  const { kilowattHours } = formats;
  const format = unit === 'euro' ? formats.euro : kilowattHours;
  const show = useShownMonth();
  const homes = new Map(invoices.map(({ contract, address }) => [contract, address || contract]));
  const nameOf = ({ contract }: InvoiceBars) =>
    contract === null ? t('invoice-chart.others') : (homes.get(contract) ?? contract);
  const days = Array.from({ length: 12 }, (_, month) => firstDay(year, month));
  return (
    <Chart
      kind="bar"
      isStacked
      label={t(`invoice-chart.label.${unit}`, { year })}
      categoryLabel={t('invoice-chart.month')}
      categories={days.map((day) => ({
        short: formats.shortMonth(day),
        narrow: formats.monthLetter(day),
        long: formats.monthOfYear(day),
      }))}
      series={bars.map((bar) => ({
        id: bar.contract ?? 'others',
        name: nameOf(bar),
        values: bar.months,
      }))}
      format={format}
      formatRound={unit === 'euro' ? formats.roundEuro : kilowattHours}
      summary={t('invoice-chart.summary', {
        year,
        total: format(sumOf(bars)),
        count: invoices.length,
      })}
      controls={controls}
      onSelect={(month) => show(firstDay(year, month), lastDay(year, month))}
    />
  );
}

/** Filters the list by the days of a month, beside what filters it already. */
function useShownMonth(): (from: string, to: string) => void {
  const [params, setParams] = useSearchParams();
  return (from, to) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    next.set('from', from);
    next.set('to', to);
    setParams(next);
  };
}

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
const firstDay = (year: number, month: number) => isoDay(year, month, 1);
const lastDay = (year: number, month: number) => isoDay(year, month + 1, 0);

/** Sum of all bars, to the cent. */
const sumOf = (bars: readonly InvoiceBars[]) =>
  bars
    .flatMap(({ months }) => months)
    .reduce<number>((cents, sum) => cents + Math.round((sum ?? 0) * 100), 0) / 100;
