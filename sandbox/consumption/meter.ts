import { hourAt, type LocalDay, QUARTER } from './local-day.ts';
import { isRestDay } from './tariff-periods.ts';

/** Parameters from which the readings of a meter are computed. */
export interface Meter {
  seed: number;
  kind: 'home' | 'business' | 'gas';
  average_watts: number;
  panels_kw: number | null;
}

/** Whole Wh (reactive: varh) of one quarter of an hour. */
export interface Energy {
  activa: number;
  exportada: number;
  reactiva: number;
}

/** Energy as a share of the mean: by hour on working days and on rest days, and by month. */
const SHAPES = {
  home: {
    work: [
      0.58, 0.46, 0.42, 0.4, 0.4, 0.44, 0.62, 1.0, 1.1, 0.92, 0.86, 0.9, 1.04, 1.3, 1.38, 1.12,
      0.94, 0.98, 1.14, 1.42, 1.7, 1.86, 1.56, 0.98,
    ],
    rest: [
      0.7, 0.54, 0.44, 0.4, 0.4, 0.42, 0.5, 0.66, 0.94, 1.18, 1.26, 1.28, 1.36, 1.6, 1.62, 1.3, 1.1,
      1.08, 1.18, 1.4, 1.66, 1.8, 1.5, 1.04,
    ],
    month: [1.26, 1.17, 1.02, 0.9, 0.83, 0.92, 1.14, 1.12, 0.88, 0.84, 1.0, 1.2],
  },
  business: {
    work: [
      0.4, 0.38, 0.38, 0.38, 0.4, 0.46, 0.72, 1.2, 1.72, 1.9, 1.96, 1.94, 1.86, 1.62, 1.5, 1.66,
      1.74, 1.6, 1.3, 0.96, 0.74, 0.58, 0.48, 0.42,
    ],
    rest: [
      0.38, 0.37, 0.37, 0.37, 0.37, 0.38, 0.4, 0.44, 0.5, 0.54, 0.56, 0.56, 0.55, 0.52, 0.5, 0.5,
      0.48, 0.46, 0.44, 0.42, 0.41, 0.4, 0.39, 0.38,
    ],
    month: [1.08, 1.06, 1.0, 0.94, 0.94, 1.04, 1.18, 0.9, 1.02, 0.96, 0.98, 0.92],
  },
} as const;

/** Half of the daylight in hours, and the strength of the sun, by month, at 41° north. */
const HALF_DAYLIGHT = [4.8, 5.4, 6, 6.7, 7.3, 7.6, 7.4, 6.9, 6.2, 5.5, 4.9, 4.6];
const SUN = [0.46, 0.58, 0.7, 0.78, 0.84, 0.88, 0.9, 0.86, 0.76, 0.62, 0.48, 0.42];
const NOON_UTC = 12.1;

/**
 * Wh that a meter's house consumes in a quarter of a local day less what its panels produce: imported from the grid
 * when above zero, exported to it when below. A pure function: the same meter and quarter always return the same value,
 * so years of curves need no rows.
 */
export function netOn(meter: Meter, local: LocalDay): (quarter: number) => number {
  const shape = SHAPES[meter.kind === 'business' ? 'business' : 'home'];
  const day = isRestDay(local) ? shape.rest : shape.work;
  const mean = (meter.average_watts / 4) * (shape.month[local.month] ?? 1);
  const first = local.startsAt / QUARTER;
  return (quarter) => {
    const index = first + quarter;
    const used = mean * (day[hourAt(local, quarter)] ?? 1) * (0.5 + chance(meter.seed, index));
    return meter.panels_kw ? used - solarWh(meter.seed, meter.panels_kw, local, index) : used;
  };
}

/** Whole Wh imported from the grid, given the net Wh of a quarter. */
export const importedWh = (net: number): number => Math.max(0, Math.round(net));

/** Whole Wh exported to the grid, given the net Wh of a quarter. */
export const exportedWh = (net: number): number => Math.max(0, Math.round(-net));

/** The readings of an electricity meter on a local day, by quarter. */
export function energyOn(meter: Meter, local: LocalDay): (quarter: number) => Energy {
  const net = netOn(meter, local);
  const first = local.startsAt / QUARTER;
  return (quarter) => {
    const wh = net(quarter);
    const activa = importedWh(wh);
    const phase = chance(meter.seed ^ 0x5bd1e995, first + quarter);
    return {
      activa,
      exportada: exportedWh(wh),
      reactiva: Math.round(activa * (0.08 + 0.24 * phase)),
    };
  };
}

/** Wh of a gas meter on a day: heating in winter, hot water all year. */
export function gasEnergyOn({ seed, average_watts }: Meter, { startsAt, month }: LocalDay): number {
  const season = [2.2, 1.9, 1.4, 0.8, 0.5, 0.35, 0.3, 0.3, 0.35, 0.6, 1.3, 2][month] ?? 1;
  return Math.round(average_watts * 24 * season * (0.7 + 0.6 * chance(seed, startsAt / QUARTER)));
}

function solarWh(seed: number, kw: number, { startsAt, month }: LocalDay, index: number): number {
  const hourUtc = (index % 96) / 4 + 0.125;
  const fromNoon = (hourUtc - NOON_UTC) / (HALF_DAYLIGHT[month] ?? 6);
  if (Math.abs(fromNoon) >= 1) return 0;
  const clear = 0.3 + 0.7 * chance(seed ^ 0x27d4eb2f, startsAt / QUARTER);
  return kw * 250 * (SUN[month] ?? 0.7) * clear * Math.cos((fromNoon * Math.PI) / 2) ** 1.3;
}

/** A pseudo-random number from 0 to below 1, always the same for the same arguments (murmur3's last mix). */
function chance(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2d);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
