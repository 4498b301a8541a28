import type { components } from '#openapi/generated/types.ts';
import type { TariffOptionKind } from '#sandbox/database/tables/contract-change-tables.ts';

type Schemas = components['schemas'];

/** Options of each product; a product that is missing here has none. */
const OFFERED: Record<string, TariffOptionKind[]> = {
  '2.0TD_CLARA': ['double-tariff', 'happy-hours', 'happy-day'],
  '2.0TD_NOCTURNA': ['happy-hours'],
  '2.0TD_SOLAR': ['happy-day'],
  '3.0TD_EMPRESA': ['double-tariff'],
};

const FIRST_HAPPY_HOURS = [10, 12, 14, 16, 19, 21, 22];
const HAPPY_HOURS = 2;
/** Friday to Sunday. */
const HAPPY_DAYS = [5, 6, 7];
/** June to September, and November to February. */
const SEASONS = [6, 11];
const SEASON_MONTHS = 4;
const SEASONS_AHEAD = 4;

export function hasOption(product: string, kind: TariffOptionKind): boolean {
  return OFFERED[product]?.includes(kind) ?? false;
}

/** The next seasons that have not started, soonest first. */
export function offeredDoubleTariffs(today: string): Schemas['DoubleTariff'][] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return [0, 1, 2]
    .flatMap((ahead) => SEASONS.map((start) => ({ start, year: year + ahead })))
    .filter((season) => season.year > year || season.start > month)
    .slice(0, SEASONS_AHEAD)
    .map((season) => {
      const last = season.start + SEASON_MONTHS - 1;
      return {
        startMonth: season.start,
        startYear: season.year,
        endMonth: last > 12 ? last - 12 : last,
        endYear: last > 12 ? season.year + 1 : season.year,
      };
    });
}

/** Pairs of hours that can be free. */
export function offeredHappyHours(): Schemas['HappyHours'][] {
  return FIRST_HAPPY_HOURS.map((startHour) => ({ startHour, endHour: startHour + HAPPY_HOURS }));
}

/** Days of the week that can be free, named in a language of the API. */
export function offeredHappyDays(language: string | undefined): Schemas['HappyDay'][] {
  return HAPPY_DAYS.map((value) => happyDay(value, language));
}

/** A day of the week, 1 is Monday, named in a language of the API (Spanish when none is given). */
export function happyDay(value: number, language = 'es_ES'): Schemas['HappyDay'] {
  const names = new Intl.DateTimeFormat(language.replace('_', '-'), {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const monday = Date.UTC(2024, 0, 1);
  return { value, label: names.format(monday + (value - 1) * 24 * 3600 * 1000) };
}
