import * as v from 'valibot';
import {
  type DoubleTariff,
  doubleTariffId,
  type HappyHours,
  happyHoursId,
  type TariffOption,
} from '#domain/contract/tariff-options.ts';

/** One choice of an option of a tariff: the API's own members, `id`, and what its text takes beside them. */
export type TariffChoice = { id: string } & Record<string, unknown>;

export const doubleTariffMembers = v.object({
  startMonth: v.number(),
  startYear: v.number(),
  endMonth: v.number(),
  endYear: v.number(),
});
export const happyHoursMembers = v.object({ startHour: v.number(), endHour: v.number() });
export const happyDayMembers = v.object({ value: v.number(), label: v.string() });

/** Adds the days on which its first and its last month begin, `start` and `end`, and whether both are of one year. */
export function doubleTariffChoice(months: DoubleTariff) {
  const id = doubleTariffId(months);
  const [start, end] = id.split('/').map((month) => `${month}-01`);
  const context = months.startYear === months.endYear ? 'same-year' : '';
  return { ...months, id, start, end, context };
}

export const happyHoursChoice = (hours: HappyHours) => ({
  ...hours,
  id: happyHoursId(hours),
});

export const happyDayChoice = (day: v.InferOutput<typeof happyDayMembers>) => ({
  ...day,
  id: String(day.value),
});

/** What the form of an option was sent with, with all that its text takes. */
export const sentChoice = (option: TariffOption, values: unknown): TariffChoice =>
  option === 'double-tariff'
    ? doubleTariffChoice(values as DoubleTariff)
    : (values as TariffChoice);
