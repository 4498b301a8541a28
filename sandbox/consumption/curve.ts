import { hourAt, type LocalDay, localDays, QUARTER, timeAt } from './local-day.ts';
import { type Energy, energyAt, type Meter } from './meter.ts';
import { periodCount, periodsOf } from './tariff-periods.ts';

export type CurveType = 'monthly' | 'daily' | 'hourly' | 'quarter-hourly';

/** A meter with its first and last day, and the access tariff that defines its periods. */
export interface ReadMeter extends Meter {
  first_day: string;
  last_day: string | null;
  tariff: string;
}

/** Days, both included; intervals from `until` (milliseconds) on have not been read. */
export interface Range {
  start: string;
  end: string;
  until: number;
}

/** Energy of an interval in Wh and varh. */
export interface Interval extends Energy {
  /** ISO day, or ISO time with offset. */
  date: string;
  /** Null for an interval that covers several periods. */
  period: string | null;
}

/** The energy of each interval that has begun, in order. Longer intervals are the exact sums of shorter ones. */
export function curveOf(meter: ReadMeter, type: CurveType, range: Range): Interval[] {
  const intervals: Interval[] = [];
  let open: Interval | undefined;
  const fine = type === 'hourly' || type === 'quarter-hourly';
  readQuarters(meter, range, (local, quarter, period, { activa, exportada, reactiva }) => {
    if (!open || begins(type, local, quarter, open)) {
      const date = fine ? timeAt(local, quarter) : nameOf(type, local);
      open = { date, activa, exportada, reactiva, period: fine ? `P${period}` : null };
      intervals.push(open);
      return;
    }
    open.activa += activa;
    open.exportada += exportada;
    open.reactiva += reactiva;
  });
  return intervals;
}

/** Wh by period of the access tariff, P1 first, and Wh fed into the grid. */
export function energyByPeriod(
  meter: ReadMeter,
  range: Range,
): { energy: number[]; surplus: number } {
  const energy: number[] = Array.from({ length: periodCount(meter.tariff) }, () => 0);
  let surplus = 0;
  readQuarters(meter, range, (_local, _quarter, period, read) => {
    energy[period - 1] = (energy[period - 1] ?? 0) + read.activa;
    surplus += read.exportada;
  });
  return { energy, surplus };
}

/** The part of some days on which the meter reads; null when there is none. */
export function daysRead(
  meter: Pick<ReadMeter, 'first_day' | 'last_day'>,
  { start, end }: Pick<Range, 'start' | 'end'>,
): { start: string; end: string } | null {
  const from = start > meter.first_day ? start : meter.first_day;
  const to = meter.last_day !== null && meter.last_day < end ? meter.last_day : end;
  return from <= to ? { start: from, end: to } : null;
}

type Visit = (local: LocalDay, quarter: number, period: number, energy: Energy) => void;

function readQuarters(meter: ReadMeter, range: Range, visit: Visit): void {
  const days = meter.kind === 'gas' ? null : daysRead(meter, range);
  if (!days) return;
  for (const local of localDays(days.start, days.end)) {
    if (local.startsAt >= range.until) return;
    const periods = periodsOf(meter.tariff, local);
    const begun = Math.min(local.quarters, Math.ceil((range.until - local.startsAt) / QUARTER));
    for (let quarter = 0; quarter < begun; quarter++) {
      const period = periods[hourAt(local, quarter)] ?? 1;
      visit(local, quarter, period, energyAt(meter, local, quarter));
    }
  }
}

function begins(type: CurveType, local: LocalDay, quarter: number, open: Interval): boolean {
  if (type === 'quarter-hourly') return true;
  if (type === 'hourly') return (quarter & 3) === 0;
  return quarter === 0 && nameOf(type, local) !== open.date;
}

const nameOf = (type: CurveType, { day }: LocalDay) =>
  type === 'monthly' ? `${day.slice(0, 7)}-01` : day;
