import { useMemo } from 'react';
import {
  type Days,
  type Interval,
  isFine,
  type ReadUntil,
  type Resolution,
} from '#domain/consumption/consumption.ts';
import type { Stretch } from '#domain/consumption/consumption-gaps.ts';
import type { Span } from '#domain/consumption/consumption-range.ts';
import { clockOf, monthOf } from '#domain/values/local-time.ts';
import { useFormats } from '#i18n/formats.ts';
import type { Formats } from '#i18n/language-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ChartCategory } from '#ui/chart/chart-data.ts';
import { axisNames } from './axis-names.ts';

type Translate = ReturnType<typeof useTexts>['t'];
type Named = Pick<Interval, 'day' | 'clock' | 'turn'>;
type Marked = Named & Pick<Interval, 'quality' | 'readUntil'>;

/** How intervals are called, for an axis, a table and a screen reader. */
export interface IntervalNames {
  /** Whole, `martes, 3 de marzo, de 14 a 15 h`; without the day where all are of one. */
  long: (one: Named, resolution: Resolution, isOneDay?: boolean) => string;
  /** Whole, and which part of it is known, `noviembre de 2026 (hasta el 26)`. */
  known: (one: Marked, resolution: Resolution) => string;
  /** For the axis of a chart of some days and for its values, which also mark what is provisional. */
  category: (one: Marked, resolution: Resolution, days: Days) => ChartCategory;
  /** Intervals one after another, `3 mar 2026, de 10 a 14 h`. */
  stretch: (stretch: Stretch, resolution: Resolution) => string;
  /** The days that are shown, and where their readings end before the last of them does. */
  days: (days: Days, span: Span | null, end?: ReadUntil | null) => string;
}

export function useIntervalNames(): IntervalNames {
  const { t, language } = useTexts();
  const formats = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another one for another language.
  return useMemo(() => namesWith(t, formats), [language, formats]);
}

function namesWith(t: Translate, formats: Formats): IntervalNames {
  const hours = (from: string, to: string) => t('consumption.hours', { from, to });
  const time = ({ clock, turn }: Named, resolution: Resolution) => {
    const from = clock ?? '00:00';
    const name = hours(from, clockAfter(from, resolution));
    return turn ? t(`consumption.turns.${turn}`, { time: name }) : name;
  };
  const long = (one: Named, resolution: Resolution, isOneDay = false) => {
    if (resolution === 'monthly') return formats.monthOfYear(one.day);
    const name = formats.weekday(one.day);
    if (one.clock === null || !isFine(resolution)) return name;
    return isOneDay ? time(one, resolution) : `${name}, ${time(one, resolution)}`;
  };
  const marked = (name: string, marks: readonly string[]) =>
    marks.length === 0 ? name : t('consumption.marked', { name, marks: marks.join(', ') });
  const parts = ({ day, readUntil }: Marked, resolution: Resolution): string[] => {
    const dayOf = (iso: string) => ({ day: Number(iso.slice(8)) });
    if (resolution !== 'monthly')
      return readUntil?.clock ? [t('consumption.marks.time', { time: readUntil.clock })] : [];
    return [
      ...(day.endsWith('-01') ? [] : [t('consumption.marks.from', dayOf(day))]),
      ...(readUntil ? [t('consumption.marks.until', dayOf(readUntil.day))] : []),
    ];
  };
  const daysOf = ({ from, to }: Days, span: Span | null) => {
    if (span === 'month') return formats.monthOfYear(from);
    if (from === to) return formats.longDate(from);
    if (from === monthOf(from).from && to === monthOf(to).to)
      return `${formats.monthOfYear(from)} – ${formats.monthOfYear(to)}`;
    return formats.days({ from, to });
  };
  return {
    long,
    known: (one, resolution) => marked(long(one, resolution), parts(one, resolution)),
    category: (one, resolution, days) => ({
      ...axisNames(one, resolution, days, formats),
      long: marked(long(one, resolution, days.from === days.to), [
        ...parts(one, resolution),
        ...(one.quality === 'provisional' ? [t('consumption.marks.provisional')] : []),
      ]),
    }),
    stretch({ first, last }, resolution) {
      if (resolution === 'monthly') {
        const [from, to] = [formats.monthOfYear(first.day), formats.monthOfYear(last.day)];
        return from === to ? from : t('consumption.stretches.across', { from, to });
      }
      const end = clockAfter(last.clock ?? '00:00', resolution);
      const areDays = !isFine(resolution) || (first.clock === '00:00' && end === '24:00');
      if (areDays) return formats.days({ from: first.day, to: last.day });
      const day = formats.date(first.day);
      if (first.start === last.start) return `${day}, ${time(first, resolution)}`;
      if (first.day === last.day) return `${day}, ${hours(first.clock ?? '', end)}`;
      return t('consumption.stretches.across', {
        from: `${day}, ${formats.hour(first.clock ?? '')}`,
        to: `${formats.date(last.day)}, ${formats.hour(end)}`,
      });
    },
    days(days, span, end = null) {
      const name = daysOf(days, span);
      if (!end) return name;
      const values = { days: name, day: end.day, time: end.clock };
      if (days.from === days.to) return end.clock ? t('consumption.until.hour', values) : name;
      return t(end.clock ? 'consumption.until.time' : 'consumption.until.day', values);
    },
  };
}

const HOUR = 60;
const QUARTER = 15;

/** The time on the clock an interval later. */
const clockAfter = (clock: string, resolution: Resolution) =>
  clockOf(
    Number(clock.slice(0, 2)) * HOUR +
      Number(clock.slice(3)) +
      (resolution === 'hourly' ? HOUR : QUARTER),
  );
