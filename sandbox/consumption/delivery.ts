import { dayAfter, hourAt, type LocalDay } from './local-day.ts';
import type { Meter } from './meter.ts';

/** Whether the distributor has validated a reading. */
export type Quality = 'provisional' | 'final';

/** For so many days before today a reading may still change. */
const DAYS_PROVISIONAL = 7;

/**
 * Readings that the distributor delivers late, counted back from today: homes miss this afternoon, as in real life, so
 * that portals show a gap. Invoices are issued on the 5th for the month before, and so never miss anything.
 */
const LATE = { daysAgo: 2, fromHour: 13, beforeHour: 17 };

/** What is known of a meter's readings on a day. */
export interface Delivery {
  qualityOf(day: string): Quality;
  hasArrived(local: LocalDay, quarter: number): boolean;
}

/** The delivery as of today; without a day everything has arrived and is final. */
export function deliveryOf({ kind }: Pick<Meter, 'kind'>, today: string | undefined): Delivery {
  if (today === undefined) return { qualityOf: () => 'final', hasArrived: () => true };
  const provisionalFrom = dayAfter(today, -DAYS_PROVISIONAL);
  const lateDay = kind === 'home' ? dayAfter(today, -LATE.daysAgo) : null;
  return {
    qualityOf: (day) => (day >= provisionalFrom ? 'provisional' : 'final'),
    hasArrived(local, quarter) {
      if (local.day !== lateDay) return true;
      const hour = hourAt(local, quarter);
      return hour < LATE.fromHour || hour >= LATE.beforeHour;
    },
  };
}
