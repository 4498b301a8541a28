import * as v from 'valibot';
import {
  type ContractState,
  type ContractSummary,
  type ContractType,
  contractStates,
} from '#domain/contract/contract.ts';
import { day, oneOf, optional, optionalList, optionalText } from '#queries/read/read-answer.ts';
import { announcedOf } from './contract-notice.ts';

/** The power of a period, in kW. */
export const powerPeriod = v.object({ period: v.string(), power: v.number() });

/** Members of a contract that a row of the list needs. */
export const summaryMembers = {
  id: v.number(),
  name: v.string(),
  state: oneOf(contractStates),
  sign_date: optional(day),
  amount_debt: optional(v.number()),
  cups: optional(
    v.object({
      name: optionalText,
      full_address: optionalText,
      city: optional(v.string()),
      ref_catastral: optional(v.string()),
    }),
  ),
  pricelist: optional(v.object({ nom_comercial: optional(v.string()) })),
  tariff: optional(v.object({ name: optional(v.string()) })),
  contracted_power_period: optionalList('period of power', powerPeriod),
  notice: v.optional(v.unknown()),
};

export const contractSummary = v.object(summaryMembers);

/** A row of the list from the retailer's contract. */
export function summaryOf(
  contract: v.InferOutput<typeof contractSummary>,
  type: ContractType,
): ContractSummary {
  const { id, name, cups, pricelist, contracted_power_period: periods } = contract;
  return {
    id,
    name,
    type,
    state: contract.state as ContractState,
    signDate: contract.sign_date,
    debtEuro: contract.amount_debt ?? 0,
    cups: cups?.name ?? '',
    address: cups?.full_address ?? '',
    // Its other name, such as `2.0TD_ORIGEN`, is a code of the retailer's system.
    product: pricelist?.nom_comercial ?? null,
    tariff: contract.tariff?.name ?? null,
    notice: announcedOf(contract.notice),
    powerKw: periods.length > 0 ? Math.max(...periods.map(({ power }) => power)) : null,
  };
}
