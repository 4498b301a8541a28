import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { invalidFields } from '#sandbox/api/refusal.ts';
import { electricityTariff, gasTariff } from '#sandbox/contracting/catalogue.ts';
import electricityRetailers from '#sandbox/data/retailers/electricity.json' with { type: 'json' };
import gasRetailers from '#sandbox/data/retailers/gas.json' with { type: 'json' };
import type { ElectricityRequest } from './compare-electricity.ts';
import type { GasRequest } from './compare-gas.ts';

/** A bill of electricity with its CUPS in stored form. Throws 400 for invalid fields. */
export function readElectricityRequest(typed: ElectricityRequest): ElectricityRequest {
  const tariff = electricityTariff(typed.accessTariff);
  const periods = ['p2', 'p3', 'p4', 'p5', 'p6'] as const;
  const beyond = periods.filter(
    (period, at) => tariff && at + 2 > tariff.energyPeriods && typed[period],
  );
  refuseWrong({
    ...common(typed, electricityRetailers),
    consent: !typed.consent && 'must_be_true',
    accessTariff: !tariff && 'unknown',
    ...Object.fromEntries(beyond.map((period) => [period, 'invalid'])),
  });
  return { ...typed, cups: normaliseCups(typed.cups) };
}

/** A bill of gas with its CUPS in stored form. Throws 400 for invalid fields. */
export function readGasRequest(typed: GasRequest): GasRequest {
  refuseWrong({
    ...common(typed, gasRetailers),
    access_tariff: !gasTariff(typed.access_tariff) && 'unknown',
  });
  return { ...typed, cups: normaliseCups(typed.cups) };
}

function common(
  { cups, comerOrigin, startDate, endDate }: ElectricityRequest | GasRequest,
  retailers: readonly { id: number }[],
) {
  return {
    cups: !isCups(normaliseCups(cups)) && 'invalid',
    comerOrigin: !retailers.some(({ id }) => id === comerOrigin) && 'unknown',
    endDate: endDate < startDate && 'before_start',
  };
}

function refuseWrong(codes: Record<string, string | false>): void {
  const wrong = Object.entries(codes).flatMap(([field, code]) => (code ? [[field, [code]]] : []));
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
}
