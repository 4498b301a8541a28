import { deliveryOf, type Quality } from './delivery.ts';
import { hourAt, type LocalDay, localDays, QUARTER, timeAt } from './local-day.ts';
import { type Energy, energyOn, exportedWh, importedWh, type Meter, netOn } from './meter.ts';
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
  /** Day of the request: readings that have not arrived by then are missing; without it none are. */
  today?: string;
}

/** Energy in Wh and varh; null where nothing was read. */
type Read = { [Which in keyof Energy]: number | null };

/** Energy of an interval: what was read of it. */
export interface Interval extends Read {
  /** ISO day, or ISO time with offset. */
  date: string;
  /** Null for an interval that covers several periods. */
  period: string | null;
  /** Final when all of the interval is. */
  quality: Quality;
}

const NOTHING: Read = { activa: null, exportada: null, reactiva: null };

/** The energy of each interval that has started, in order. Longer intervals are the exact sums of shorter ones. */
export function curveOf(meter: ReadMeter, type: CurveType, range: Range): Interval[] {
  const intervals: Interval[] = [];
  let open: Interval | undefined;
  const fine = type === 'hourly' || type === 'quarter-hourly';
  const delivery = deliveryOf(meter, range.today);
  for (const { local, periods, startedQuarters } of startedDays(meter, range)) {
    const energyAt = energyOn(meter, local);
    for (let quarter = 0; quarter < startedQuarters; quarter++) {
      const read = delivery.hasArrived(local, quarter) ? energyAt(quarter) : NOTHING;
      if (!open || begins(type, local, quarter, open)) {
        const date = fine ? timeAt(local, quarter) : nameOf(type, local);
        const quality = delivery.qualityOf(local.day);
        const period = fine ? `P${periods[hourAt(local, quarter)] ?? 1}` : null;
        open = { date, ...read, period, quality };
        intervals.push(open);
        continue;
      }
      open.activa = plus(open.activa, read.activa);
      open.exportada = plus(open.exportada, read.exportada);
      open.reactiva = plus(open.reactiva, read.reactiva);
      // Days only become provisional, and never final again.
      if (quarter === 0) open.quality = delivery.qualityOf(local.day);
    }
  }
  return intervals;
}

/** kWh of Wh, or kvarh of varh. */
export function kilo(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1000;
}

/** Wh by period of the access tariff, P1 first, and Wh fed into the grid. */
export function energyByPeriod(
  meter: ReadMeter,
  range: Range,
): { energy: number[]; surplus: number } {
  const energy: number[] = Array.from({ length: periodCount(meter.tariff) }, () => 0);
  let surplus = 0;
  for (const { local, periods, startedQuarters } of startedDays(meter, range)) {
    const net = netOn(meter, local);
    for (let quarter = 0; quarter < startedQuarters; quarter++) {
      const period = periods[hourAt(local, quarter)] ?? 1;
      const wh = net(quarter);
      energy[period - 1] = (energy[period - 1] ?? 0) + importedWh(wh);
      surplus += exportedWh(wh);
    }
  }
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

/** The days on which the meter reads, with the period of each hour and the number of quarters that have started. */
function* startedDays(meter: ReadMeter, range: Range) {
  const days = meter.kind === 'gas' ? null : daysRead(meter, range);
  if (!days) return;
  for (const local of localDays(days.start, days.end)) {
    if (local.startsAt >= range.until) return;
    const startedQuarters = Math.min(
      local.quarters,
      Math.ceil((range.until - local.startsAt) / QUARTER),
    );
    yield { local, periods: periodsOf(meter.tariff, local), startedQuarters };
  }
}

function begins(type: CurveType, local: LocalDay, quarter: number, open: Interval): boolean {
  if (type === 'quarter-hourly') return true;
  if (type === 'hourly') return (quarter & 3) === 0;
  return quarter === 0 && nameOf(type, local) !== open.date;
}

const plus = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : a + b);

const nameOf = (type: CurveType, { day }: LocalDay) =>
  type === 'monthly' ? `${day.slice(0, 7)}-01` : day;
