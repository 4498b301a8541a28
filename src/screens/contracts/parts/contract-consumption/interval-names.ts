import { useMemo } from 'react';
import type { Days, Interval, Resolution } from '#domain/consumption/consumption.ts';
import type { Span } from '#domain/consumption/consumption-range.ts';
import { clockOf, monthOf } from '#domain/values/local-time.ts';
import { useFormats } from '#i18n/formats.ts';
import type { Formats } from '#i18n/language-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ChartCategory } from '#ui/chart/chart-data.ts';

type Translate = ReturnType<typeof useTexts>['t'];
type Named = Pick<Interval, 'day' | 'clock' | 'turn'>;
type Shown = Named & Pick<Interval, 'quality'>;

/** How intervals are called, for an axis, a table and a screen reader. */
export interface IntervalNames {
  /** Whole, `martes, 3 de marzo, de 14 a 15 h`; without the day where all are of one. */
  long: (one: Named, resolution: Resolution, isOneDay?: boolean) => string;
  /** For the axis of a chart of some days and for its values, which mark what is provisional. */
  category: (one: Shown, resolution: Resolution, days: Days) => ChartCategory;
  /** The days that are shown. */
  days: (days: Days, span: Span | null) => string;
}

export function useIntervalNames(): IntervalNames {
  const { t, language } = useTexts();
  const formats = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another one for another language.
  return useMemo(() => namesWith(t, formats), [language, formats]);
}

function namesWith(t: Translate, formats: Formats): IntervalNames {
  const long = (one: Named, resolution: Resolution, isOneDay = false) => {
    const { day, clock, turn } = one;
    if (resolution === 'monthly') return formats.monthOfYear(day);
    const name = formats.weekday(day);
    if (clock === null || resolution === 'daily') return name;
    const end = clockAfter(clock, resolution === 'hourly' ? 60 : 15);
    const hours = t('consumption.hours', { from: clock, to: end });
    const time = isOneDay ? hours : `${name}, ${hours}`;
    return turn ? t(`consumption.turns.${turn}`, { time }) : time;
  };
  return {
    long,
    category: (one, resolution, days) => ({
      ...shortNames(one, resolution, days, formats),
      long: withQuality(t, long(one, resolution, days.from === days.to), one),
    }),
    days: ({ from, to }, span) => {
      if (span === 'month') return formats.monthOfYear(from);
      if (from === to) return formats.longDate(from);
      if (from === monthOf(from).from && to === monthOf(to).to)
        return `${formats.monthOfYear(from)} – ${formats.monthOfYear(to)}`;
      return formats.days({ from, to });
    },
  };
}

const withQuality = (t: Translate, name: string, { quality }: Shown) =>
  quality === 'provisional' ? t('consumption.marked-provisional', { name }) : name;

/** The time on the clock so many minutes later. */
const clockAfter = (clock: string, minutes: number) =>
  clockOf(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes);

const HOURS_ON_AXIS = 3;
const HOURS_ON_PHONE = 6;
const DAYS_ON_PHONE = 5;

function shortNames(
  { day, clock }: Named,
  resolution: Resolution,
  { from, to }: Days,
  formats: Formats,
): Pick<ChartCategory, 'short' | 'narrow'> {
  if (resolution === 'monthly')
    return { short: formats.shortMonth(day), narrow: formats.monthLetter(day) };
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  if (resolution === 'daily') {
    const ofMonth = Number(day.slice(8));
    const name = isOneMonth ? String(ofMonth) : formats.shortDay(day);
    const isOnPhone = !isOneMonth || ofMonth === 1 || ofMonth % DAYS_ON_PHONE === 0;
    return { short: name, narrow: isOnPhone ? name : '' };
  }
  if (from !== to) {
    // A day is named where it begins.
    const name = clock === '00:00' ? formats.shortDay(day) : '';
    return { short: name, narrow: name };
  }
  const hour = Number(clock?.slice(0, 2));
  const every = (hours: number) =>
    clock?.endsWith(':00') && hour % hours === 0 ? formats.hour(clock) : '';
  return { short: every(HOURS_ON_AXIS), narrow: every(HOURS_ON_PHONE) };
}
