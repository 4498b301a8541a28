import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  type InvoiceBars,
  type InvoiceChartUnit,
  invoiceBars,
  monthsTogether,
  sameMonthsBefore,
  sumOfMonths,
} from '#domain/invoices/invoice-chart.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useFilterable } from '#screens/invoices/use-filterable.ts';
import { useSearchParams } from '#ui/address/use-address.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { type ChartMeaning, meaningOfHome } from '#ui/chart/chart-meaning.ts';

interface InvoiceYearChartProps {
  year: number;
  unit: InvoiceChartUnit;
  invoices: readonly Invoice[];
  /** Those of the year before, to compare with. */
  before: readonly Invoice[] | undefined;
  controls: ReactElement;
  /** Route of the page, whose list shows the invoices of a pressed month. */
  page: string;
}

/** A year of invoices by month, each contract a part of its bar; beside it what the same month of the year before came to. */
export function InvoiceYearChart({
  year,
  unit,
  invoices,
  before,
  controls,
  page,
}: InvoiceYearChartProps): ReactElement {
  const { t } = useTexts();
  const formats = useFormats();
  const { maxContracts } = useFacts().settings.invoices.chart;
  const { kilowattHours } = formats;
  const format = unit === 'euro' ? formats.euro : kilowattHours;
  const show = useShownMonth();
  const canFilter = useFilterable(page)('from', 'to');
  const bars = invoiceBars(invoices, { unit, maxContracts });
  const months = monthsTogether(invoices, unit);
  const monthsBefore = before && monthsTogether(before, unit);
  const homes = new Map(invoices.map(({ contract, address }) => [contract, address || contract]));
  const nameOf = ({ contract, contracts }: InvoiceBars) => {
    if (bars.length === 1) return String(year);
    return contract === null
      ? t('invoice-chart.others', { count: contracts })
      : (homes.get(contract) ?? contract);
  };
  const compared = monthsBefore && sameMonthsBefore(months, monthsBefore);
  const days = Array.from({ length: 12 }, (_, month) => firstDay(year, month));
  return (
    <Chart
      kind="bar"
      isStacked
      adds
      label={t(`invoice-chart.label.${unit}`, { year })}
      categoryLabel={t('invoice-chart.month')}
      categories={days.map((day) => ({
        short: formats.shortMonth(day),
        narrow: formats.monthLetter(day),
        long: formats.monthOfYear(day),
      }))}
      series={bars.map((bar, place) => ({
        id: bar.contract ?? 'others',
        name: nameOf(bar),
        meaning: meaningOf(bar, bars.length === 1 ? null : place),
        values: bar.months,
      }))}
      beside={
        monthsBefore && {
          id: 'before',
          name: String(year - 1),
          meaning: 'last-year',
          values: monthsBefore,
        }
      }
      format={format}
      formatRound={formats.number}
      unit={unit === 'euro' ? '€' : 'kWh'}
      summary={
        <>
          {t('invoice-chart.summary', {
            year,
            total: format(sumOfMonths(months)),
            count: invoices.length,
          })}
          {compared && (
            <span className="chart-compared">
              {' '}
              {t(compared.isPart ? 'invoice-chart.before-part' : 'invoice-chart.before', {
                year: year - 1,
                total: format(compared.sum),
              })}
            </span>
          )}
        </>
      }
      controls={controls}
      {...(canFilter && {
        onSelect: (month: number) => show(firstDay(year, month), lastDay(year, month)),
      })}
    />
  );
}

/** One contract alone is the year itself, and what is left of several is no home. */
function meaningOf({ contract }: InvoiceBars, place: number | null): ChartMeaning {
  if (place === null) return 'this-year';
  return contract === null ? 'rest' : meaningOfHome(place);
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
