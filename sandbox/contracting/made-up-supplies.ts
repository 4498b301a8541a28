import { remainder } from '#domain/identifiers/canonical-code.ts';
import postalCodes from '#sandbox/data/geo/postal-codes.json' with { type: 'json' };
import gasTariffs from '#sandbox/data/tariffs/gas.json' with { type: 'json' };
import { createRandom, type Random } from '#sandbox/seed/random.ts';

/** State of a supply point; `unreachable` when the database of supply points does not answer. */
export type SupplyState = 'available' | 'unavailable' | 'unknown' | 'unreachable';

/** Data of a supply point in SIPS. */
export interface Sips {
  /** Identifier of the access tariff. */
  tariff: number;
  /** kW, P1 first; none for gas. */
  powers: number[];
  selfConsumptionCode: string;
  zipcode: string;
  /** kWh per year. */
  consumption: number;
}

type Kind = Partial<Pick<Sips, 'tariff' | 'powers' | 'selfConsumptionCode'>> & {
  state?: SupplyState;
  /** True when its customer opted out of sharing its data. */
  hidden?: true;
  noOffers?: true;
};

const SIX = [16.5, 16.5, 16.5, 20.78, 20.78, 25];

/** Meaning of the two digits after `ES09990000`; every other supply point is an ordinary home. */
const KINDS: Record<string, Kind> = {
  '01': { state: 'unavailable' },
  '02': { hidden: true },
  '03': { selfConsumptionCode: '41' },
  '04': { selfConsumptionCode: '43' },
  '05': { selfConsumptionCode: 'E1' },
  '06': { tariff: 2, powers: SIX },
  '07': { tariff: 3, powers: [50, 50, 50, 60, 60, 451] },
  '08': { tariff: 4, powers: SIX },
  '09': { noOffers: true },
  '10': { state: 'unreachable' },
  '11': { state: 'unknown' },
};

const HOME_POWERS = [2.3, 3.3, 3.45, 4.6, 5.75, 6.9, 8.05, 9.2] as const;
const HOME_GAS = [11, 12, 13] as const;
const ZIPCODES = Object.keys(postalCodes);

/** State of a valid CUPS, encoded in its number. */
export function madeUpState(cups: string): SupplyState {
  return kindOf(cups).state ?? 'available';
}

/** True for a CUPS without offers. */
export function hasNoOffers(cups: string): boolean {
  return kindOf(cups).noOffers ?? false;
}

/** Made-up SIPS data of a valid CUPS, always the same; null when there is none. */
export function madeUpSips(cups: string, type: 'electricity' | 'gas'): Sips | null {
  const { state, hidden, tariff = 1, powers, selfConsumptionCode = '00' } = kindOf(cups);
  if (hidden || state === 'unknown') return null;
  const random = createRandom(remainder(cups.slice(2, 18), 2 ** 31));
  const zipcode = ZIPCODES[random.below(ZIPCODES.length)] ?? '';
  if (type === 'gas') return { ...gasHome(random), zipcode };
  const power = random.pick(HOME_POWERS);
  return {
    tariff,
    powers: powers ?? [power, power],
    selfConsumptionCode,
    zipcode,
    // About an hour and a half of full power a day.
    consumption: Math.round(Math.max(...(powers ?? [power])) * (450 + random.below(150))),
  };
}

function gasHome(random: Random) {
  const tariff = random.pick(HOME_GAS);
  const { aboveKwhYear = 0, upToKwhYear = 0 } = gasTariffs.find(({ id }) => id === tariff) ?? {};
  const consumption = aboveKwhYear + 1 + random.below(upToKwhYear - aboveKwhYear);
  return { tariff, powers: [], selfConsumptionCode: '00', consumption };
}

function kindOf(cups: string): Kind {
  const [, kind = ''] = /^ES09990000(\d\d)/.exec(cups) ?? [];
  return KINDS[kind] ?? {};
}
