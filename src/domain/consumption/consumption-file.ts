import { localTime, PENINSULA } from '#domain/values/local-time.ts';
import { sheetText } from '#domain/values/sheet.ts';
import { type Curve, energies, type Interval, intervalsOf } from './consumption.ts';

/** A curve that is taken away, and whose it is. */
export interface TakenCurve {
  contract: { name: string; cups: string };
  curve: Curve;
}

const KILO = 1000;
const inKilo = (value: number | null) => (value === null ? null : value / KILO);
/** Where what a reading covers ends: of an unfinished month or day before its end. */
const knownEnd = ({ end, readUntil }: Interval) => readUntil?.at ?? end;
const utc = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');

/**
 * A curve as JSON, in the shape that `openapi/README.md` documents: the times of each reading in UTC and by the clock of
 * the supply, energy in kWh (reactive: kvarh), null where nothing was read.
 */
export function curveJson({ contract, curve }: TakenCurve): string {
  const { resolution, winterHours } = curve;
  return JSON.stringify(
    {
      contract: contract.name,
      cups: contract.cups,
      resolution,
      timeZone: winterHours === PENINSULA ? 'Europe/Madrid' : 'Atlantic/Canary',
      units: { active: 'kWh', exported: 'kWh', reactive: 'kvarh' },
      readings: intervalsOf(curve).map((one) => ({
        start: localTime(one.start, winterHours),
        startUtc: utc(one.start),
        endUtc: utc(knownEnd(one)),
        active: inKilo(one.active),
        exported: inKilo(one.exported),
        reactive: inKilo(one.reactive),
        period: one.period,
        quality: one.quality,
      })),
    },
    null,
    1,
  );
}

/** What a sheet needs from the language of the customer. */
export interface SheetWords {
  /** Heads of the columns: beginning, beginning in UTC, three energies, period, quality, end in UTC. */
  heads: readonly string[];
  decimalMark: string;
  quality: Readonly<Record<'provisional' | 'final', string>>;
}

/** A curve as a sheet, one row for each reading. */
export function curveSheet({ curve }: TakenCurve, words: SheetWords): string {
  const { winterHours } = curve;
  const rowOf = (one: Interval) => [
    localTime(one.start, winterHours).slice(0, 16).replace('T', ' '),
    utc(one.start),
    ...energies.map((energy) => inKilo(one[energy])),
    one.period,
    one.quality ? words.quality[one.quality] : null,
    utc(knownEnd(one)),
  ];
  return sheetText([words.heads, ...intervalsOf(curve).map(rowOf)], words.decimalMark);
}
