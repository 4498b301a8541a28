import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Invoice } from '#domain/invoice.ts';
import { type InvoiceBars, type InvoiceChartUnit, invoiceBars } from '#domain/invoice-chart.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { invoiceYearQuery, oldestYearQuery } from '#queries/invoice-years.ts';
import { type InvoiceType, ofContract } from '#queries/invoices.ts';
import { Card } from '#ui/card.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

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
      <Loaded query={query} skeleton={<Skeleton lines={8} />} failed={t('invoice-chart.failed')}>
        {({ invoices, tooMany }) =>
          tooMany ? (
            <p>{t('invoice-chart.too-many')}</p>
          ) : (
            <YearChart
              {...{ year, unit, invoices }}
              controls={
                <>
                  <YearSelect {...{ years, year }} onYear={setYear} />
                  <UnitSwitch unit={unit} onUnit={setUnit} />
                </>
              }
            />
          )
        }
      </Loaded>
    </Card>
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

function YearSelect({
  years,
  year,
  onYear,
}: {
  years: readonly number[];
  year: number;
  onYear: (year: number) => void;
}): ReactElement {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="chart-choice">
      <label htmlFor={id}>{t('invoice-chart.year')}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={year}
        onChange={(event) => onYear(Number(event.target.value))}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}

function UnitSwitch({
  unit,
  onUnit,
}: {
  unit: InvoiceChartUnit;
  onUnit: (unit: InvoiceChartUnit) => void;
}): ReactElement {
  const { t } = useTexts();
  return (
    <fieldset className="btn-group chart-choice">
      <legend className="visually-hidden">{t('invoice-chart.unit')}</legend>
      {(['euro', 'energy'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="btn btn-secondary btn-sm"
          aria-pressed={one === unit}
          onClick={() => onUnit(one)}
        >
          {t(`invoice-chart.units.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
