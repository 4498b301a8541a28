import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { today } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { type InvoiceBars, type InvoiceChartUnit, invoiceBars } from '#domain/invoice-chart.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { invoiceYearQuery, oldestYearQuery } from '#queries/invoice-years.ts';
import type { InvoiceCondition, InvoiceType } from '#queries/invoices.ts';
import { Card } from '#ui/card.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface InvoiceChartProps {
  type: InvoiceType;
  /** Conditions of the list beside its dates. */
  conditions: readonly InvoiceCondition[];
  /** Address of a contract, by its number. */
  homeOf: (contract: string) => string;
  /** Shows the invoices from the first to the last day of a month; ISO dates. */
  onMonth: (from: string, to: string) => void;
}

/** The invoices of a year by month, in euro or kWh; nothing for who has none. */
export function InvoiceChart({
  type,
  conditions,
  ...shown
}: InvoiceChartProps): ReactElement | null {
  const { t } = useTexts();
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [unit, setUnit] = useState<InvoiceChartUnit>('euro');
  const { data: oldest } = useQuery(oldestYearQuery({ type, conditions }));
  const query = useQuery(invoiceYearQuery({ type, conditions, year }));
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
              {...shown}
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

interface YearChartProps extends Pick<InvoiceChartProps, 'homeOf' | 'onMonth'> {
  year: number;
  unit: InvoiceChartUnit;
  invoices: Parameters<typeof invoiceBars>[0];
  controls: ReactElement;
}

function YearChart({
  year,
  unit,
  invoices,
  homeOf,
  onMonth,
  controls,
}: YearChartProps): ReactElement {
  const { t } = useTexts();
  const formats = useFormats();
  const { maxContracts } = useFacts().settings.invoices.chart;
  const bars = invoiceBars(invoices, { unit, maxContracts });
  const { kilowattHours } = formats;
  const format = unit === 'euro' ? formats.euro : kilowattHours;
  const nameOf = ({ contract }: InvoiceBars) =>
    contract === null ? t('invoice-chart.others') : homeOf(contract);
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
      onSelect={(month) => onMonth(firstDay(year, month), lastDay(year, month))}
    />
  );
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
