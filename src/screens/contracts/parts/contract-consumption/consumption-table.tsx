import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { beforeBetween } from '#domain/consumption/compared-intervals.ts';
import {
  type Curve,
  type Energy,
  type Interval,
  intervalsOf,
  isGap,
} from '#domain/consumption/consumption.ts';
import type { Comparison, TwoYears } from '#domain/consumption/consumption-before.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TermTip } from '#ui/controls/term-tip.tsx';
import { ConsumptionTotals } from './consumption-totals.tsx';
import { unitOf } from './energy-unit.ts';
import { useIntervalNames } from './interval-names.ts';

interface ConsumptionTableProps {
  curve: Curve;
  /** Energies of which something was read. */
  offered: readonly Energy[];
  /** How one of them compares with the year before, where that is shown. */
  compared: (Comparison & { years: TwoYears }) | undefined;
  daysName: string;
  periodName: (period: string) => string;
}

type Column = 'start' | 'period' | 'quality' | 'before' | Energy;
type Order = { by: Column; isDown: boolean };

/** Rows of a page of the table. */
const ROWS = 50;

/** Every reading of what is shown, with its sums; sorted by any column, fifty rows at a time. */
export function ConsumptionTable({
  curve,
  offered,
  compared,
  daysName,
  periodName,
}: ConsumptionTableProps): ReactElement {
  const { resolution } = curve;
  const intervals = useMemo(() => intervalsOf(curve), [curve]);
  const { t } = useTexts();
  const { number } = useFormats();
  const names = useIntervalNames();
  const [order, setOrder] = useState<Order>({ by: 'start', isDown: false });
  const [page, setPage] = useState(0);
  const has = {
    period: intervals.some(({ period }) => period !== null),
    quality: intervals.some(({ quality }) => quality !== null),
  };
  // Only the three periods of a home have names, and the tip explains those.
  const areNamed = periodName('P1') !== 'P1';
  const columns: Column[] = [
    'start',
    ...offered.flatMap((energy): Column[] =>
      energy === compared?.energy ? [energy, 'before'] : [energy],
    ),
    ...(['period', 'quality'] as const).filter((column) => has[column]),
  ];
  const beforeOf = useCallback(
    (one: Interval) => (compared ? beforeBetween(compared.years, compared, one) : null),
    [compared],
  );
  const sorted = useMemo(() => inOrder(intervals, order, beforeOf), [intervals, order, beforeOf]);
  const pages = Math.ceil(sorted.length / ROWS);
  const shownPage = Math.min(page, pages - 1);
  const nameOf = (column: Column) => {
    if (column === 'start') return t('consumption.interval');
    if (column === 'period' || column === 'quality') return t(`consumption.${column}`);
    if (column === 'before')
      return t('consumption.column', {
        energy: t('consumption.before'),
        unit: unitOf(compared?.energy ?? 'active'),
      });
    return t('consumption.column', {
      energy: t(`consumption.energies.${column}`),
      unit: unitOf(column),
    });
  };
  const written = (wh: number | null) =>
    wh === null ? t('consumption.no-reading') : number(wh / 1000);
  const sortBy = (by: Column) => {
    setPage(0);
    setOrder({ by, isDown: order.by === by && !order.isDown });
  };
  return (
    <div className="chart-table consumption-table">
      <table>
        <caption className="visually-hidden">{daysName}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                data-align={isEnergy(column) ? 'end' : undefined}
                aria-sort={
                  order.by !== column ? undefined : order.isDown ? 'descending' : 'ascending'
                }
              >
                <button type="button" onClick={() => sortBy(column)}>
                  {nameOf(column)}
                  <span aria-hidden="true">
                    {order.by !== column ? '' : order.isDown ? ' ↓' : ' ↑'}
                  </span>
                </button>
                {column === 'period' && areNamed && <TermTip term="energy-periods" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(shownPage * ROWS, (shownPage + 1) * ROWS).map((one) => (
            <tr key={one.start}>
              <th scope="row">{names.known(one, resolution)}</th>
              {columns.filter(isEnergy).map((column) => {
                const value = column === 'before' ? beforeOf(one) : one[column];
                const isSaid = column === 'active' || !isGap(one);
                return (
                  <td key={column} data-align="end">
                    {value === null && (column === 'before' || !isSaid) ? '' : written(value)}
                  </td>
                );
              })}
              {has.period && <td>{one.period ? periodName(one.period) : ''}</td>}
              {has.quality && (
                <td>{one.quality ? t(`consumption.qualities.${one.quality}`) : ''}</td>
              )}
            </tr>
          ))}
        </tbody>
        <ConsumptionTotals
          {...{ intervals, compared, written }}
          columns={columns.filter((column) => column !== 'start')}
        />
      </table>
      {pages > 1 && (
        <nav className="consumption-pages" aria-label={t('common.pagination.label')}>
          <Button size="small" disabled={shownPage === 0} onClick={() => setPage(shownPage - 1)}>
            {t('common.pagination.previous')}
          </Button>
          <span role="status">
            {t('common.pagination.range', {
              from: number(shownPage * ROWS + 1),
              to: number(Math.min(sorted.length, (shownPage + 1) * ROWS)),
              total: number(sorted.length),
            })}
          </span>
          <Button
            size="small"
            disabled={shownPage === pages - 1}
            onClick={() => setPage(shownPage + 1)}
          >
            {t('common.pagination.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}

const isEnergy = (column: Column): column is Energy | 'before' =>
  column !== 'start' && column !== 'period' && column !== 'quality';

/** Intervals in an order; what was not read stands last in both directions. */
function inOrder(
  intervals: readonly Interval[],
  { by, isDown }: Order,
  beforeOf: (one: Interval) => number | null,
): readonly Interval[] {
  if (by === 'start') return isDown ? [...intervals].reverse() : intervals;
  const direction = isDown ? -1 : 1;
  const sortedBy = (one: Interval) => (by === 'before' ? beforeOf(one) : one[by]);
  return [...intervals].sort((one, other) => {
    const [a, b] = [sortedBy(one), sortedBy(other)];
    if (a === b) return one.start - other.start;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -direction : direction;
  });
}
