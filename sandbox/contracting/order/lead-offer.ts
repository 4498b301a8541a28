import { normaliseCups } from '#domain/identifiers/cups.ts';
import {
  type ElectricityPrices,
  electricityOffers,
  type GasPrices,
  gasOffers,
  type Offer,
} from '#sandbox/contracting/catalogue.ts';
import { powersOf } from '#sandbox/contracting/lead-contract-checks.ts';
import type { LeadFields, LeadKind } from '#sandbox/contracting/lead-fields.ts';

/** The products on offer for what a lead contracts. */
function offersFor(
  kind: LeadKind,
  { cups, tarifaATR = 0, selfconsCode, promotional_code = [], ...powers }: LeadFields,
  powerThreshold: number,
): Offer<ElectricityPrices | GasPrices>[] {
  const wish = { tariff: tarifaATR, cups: normaliseCups(cups?.name ?? '') };
  if (kind === 'gas') return gasOffers(wish);
  return electricityOffers({
    ...wish,
    power: Math.max(...powersOf(powers, powerThreshold)),
    selfConsumption: selfconsCode,
    promotionalCode: promotional_code[0],
  });
}

/** The product that a lead contracts, with its prices and terms; undefined where it is not on offer any more. */
export const chosenOffer = (kind: LeadKind, fields: LeadFields, powerThreshold: number) =>
  offersFor(kind, fields, powerThreshold).find(({ id }) => id === fields.tarifa);
