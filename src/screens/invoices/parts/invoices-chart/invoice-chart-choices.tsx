import { type ReactElement, useId } from 'react';
import type { InvoiceChartUnit } from '#domain/invoices/invoice-chart.ts';
import { useTexts } from '#i18n/texts.ts';
import { useHeard } from '#ui/loading/use-heard.ts';

/** Chooses the year of the chart. */
export function YearSelect({
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
  const [heard, choose] = useHeard(onYear, year);
  return (
    <div className="chart-choice">
      <label htmlFor={id}>{t('invoice-chart.year')}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={heard ?? year}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}

/** Chooses between euro and kWh. */
export function UnitSwitch({
  unit,
  onUnit,
}: {
  unit: InvoiceChartUnit;
  onUnit: (unit: InvoiceChartUnit) => void;
}): ReactElement {
  const { t } = useTexts();
  const [heard, choose] = useHeard(onUnit, unit);
  return (
    <fieldset className="btn-group chart-choice">
      <legend className="visually-hidden">{t('invoice-chart.unit')}</legend>
      {(['euro', 'energy'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="btn btn-secondary btn-sm"
          aria-pressed={one === (heard ?? unit)}
          onClick={() => choose(one)}
        >
          {t(`invoice-chart.units.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
