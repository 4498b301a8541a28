import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { invoicesQuery, ofContract } from '#queries/invoices/invoices.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonChart } from '#ui/feedback/skeleton.tsx';
import './consumption.scss';

/** Corrections stand beside what they correct: so many invoices a month are enough. */
const INVOICES_A_MONTH = 3;

/** The energy of a gas contract as its invoices say, since its meter sends no curve. */
export function GasConsumption({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { monthsShown } = useFacts().settings.consumption;
  const query = useQuery(
    invoicesQuery({
      type: 'gas',
      offset: 0,
      limit: monthsShown * INVOICES_A_MONTH,
      conditions: ofContract(contract.name),
    }),
  );
  return (
    <Loaded query={query} skeleton={<SkeletonChart />} failed={t('consumption.failed')}>
      {({ rows }) => <GasMonths months={measured(rows).slice(-monthsShown)} />}
    </Loaded>
  );
}

interface MeasuredDays {
  from: string;
  to: string;
  kwh: number;
}

/** What was measured for the days of each invoice, oldest first; what a correction gives back counts against. */
function measured(invoices: readonly Invoice[]): MeasuredDays[] {
  const byDays = new Map<string, MeasuredDays>();
  for (const { startDate, endDate, energyKwh, rectificativeType } of invoices) {
    if (!startDate || !endDate || energyKwh === null) continue;
    const key = `${startDate} ${endDate}`;
    const known = byDays.get(key) ?? { from: startDate, to: endDate, kwh: 0 };
    const sign = rectificativeType === 'A' ? -1 : 1;
    byDays.set(key, { ...known, kwh: known.kwh + sign * energyKwh });
  }
  return [...byDays.values()].sort((one, other) => one.from.localeCompare(other.from));
}

function GasMonths({ months }: { months: readonly MeasuredDays[] }): ReactElement {
  const { t } = useTexts();
  const { energy, number, shortMonth, monthLetter, days } = useFormats();
  const shown = useMemo(
    () => ({
      categories: months.map(({ from, to }) => ({
        short: shortMonth(from),
        narrow: monthLetter(from),
        long: days({ from, to }),
      })),
      series: [
        {
          id: 'gas',
          name: t('consumption.energies.active'),
          meaning: 'this-year' as const,
          values: months.map(({ kwh }) => kwh),
        },
      ],
    }),
    [months, t, shortMonth, monthLetter, days],
  );
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last)
    return (
      <EmptyState
        icon="chart"
        title={t('consumption.gas.none.title')}
        body={t('consumption.gas.none.body')}
      />
    );
  const total = months.reduce((sum, { kwh }) => sum + kwh, 0);
  return (
    <>
      <Chart
        kind="bar"
        adds
        label={t('consumption.gas.label')}
        categoryLabel={t('consumption.interval')}
        {...shown}
        format={energy}
        formatRound={number}
        unit="kWh"
        summary={t('consumption.gas.summary', {
          days: days({ from: first.from, to: last.to }),
          total: energy(total),
        })}
      />
      <ul className="consumption-notes">
        <li>{t('consumption.gas.note')}</li>
      </ul>
    </>
  );
}
