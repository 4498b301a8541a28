import type { Settings } from '#domain/settings/settings-types.ts';

/** An option of an electricity tariff that customers choose themselves. */
export type TariffOption = Settings['features']['tariffOptions']['offered'][number];

/** Months of a double tariff, both included; members as in the retailer's API. */
export interface DoubleTariff {
  startMonth: number;
  startYear: number;
  endMonth: number;
  endYear: number;
}

/** Hours of each day; members as in the retailer's API. */
export interface HappyHours {
  startHour: number;
  endHour: number;
}

const monthId = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** A double tariff as one answer of a form, `2026-06/2026-09`. */
export function doubleTariffId({ startMonth, startYear, endMonth, endYear }: DoubleTariff): string {
  return `${monthId(startYear, startMonth)}/${monthId(endYear, endMonth)}`;
}

/** Happy hours as one answer of a form, `21-23`. */
export function happyHoursId({ startHour, endHour }: HappyHours): string {
  return `${startHour}-${endHour}`;
}
