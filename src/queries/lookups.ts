import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { marketProductsLookup } from './account/price-alerts.ts';
import {
  caseCategoriesLookup,
  claimSubtypesLookup,
  claimTypesLookup,
} from './account/support-lists.ts';
import { otherBatteriesLookup } from './batteries/battery-lookup.ts';
import { contractAddressesLookup } from './contracting/addresses.ts';
import {
  contractingConfigLookup,
  couponLookup,
  gasPreviousRetailersLookup,
  gasProductsLookup,
  gasTariffsLookup,
  previousRetailersLookup,
  productsLookup,
  tariffsLookup,
} from './contracting/contracting.ts';
import { localitiesLookup, provincesLookup, streetTypesLookup } from './contracting/geo.ts';
import {
  cupsAvailabilityLookup,
  cupsConfigLookup,
  gasCupsAvailabilityLookup,
  gasCupsConfigLookup,
} from './contracting/supply-points.ts';
import { contractsLookup } from './contracts/contract-choices.ts';
import { ibansQuery } from './contracts/ibans.ts';
import {
  doubleTariffsLookup,
  happyDaysLookup,
  happyHoursLookup,
} from './contracts/tariff-options.ts';
import { filterParamsLookup } from './invoices/invoice-filter-params.ts';
import type { LookupParams } from './read/lookup-read.ts';

/** One result of a look-up; the form document says which member is the value and which the label. */
export type LookupEntry = Record<string, unknown>;

/** Query options of a look-up. */
export type LookupQuery = Pick<
  UseQueryOptions<LookupEntry[], Error, LookupEntry[], ReadKey>,
  'queryKey' | 'queryFn'
>;

const reads = {
  getContractingConfig: contractingConfigLookup,
  getCupsAvailability: cupsAvailabilityLookup,
  getCupsConfig: cupsConfigLookup,
  getGasCupsAvailability: gasCupsAvailabilityLookup,
  getGasCupsConfig: gasCupsConfigLookup,
  listAvailableDoubleTariffs: doubleTariffsLookup,
  listAvailableHappyDays: happyDaysLookup,
  listAvailableHappyHours: happyHoursLookup,
  listBatteryPercentages: otherBatteriesLookup,
  listCaseCategories: caseCategoriesLookup,
  listClaimSubtypes: claimSubtypesLookup,
  listClaimTypes: claimTypesLookup,
  listContractAddresses: contractAddressesLookup,
  listContracts: contractsLookup,
  listFilterParams: filterParamsLookup,
  listGasPreviousRetailers: gasPreviousRetailersLookup,
  listGasProducts: gasProductsLookup,
  listGasTariffs: gasTariffsLookup,
  listIbans: ibansQuery,
  listLocalities: localitiesLookup,
  listOmipProducts: marketProductsLookup,
  listPreviousRetailers: previousRetailersLookup,
  listProducts: productsLookup,
  listProvinces: provincesLookup,
  listStreetTypes: streetTypesLookup,
  listTariffs: tariffsLookup,
  validateCoupon: couponLookup,
};

/**
 * Reads that a form document may name in `ui:lookup` by operationId, with parameters taken from answers. Entries keep
 * the API's member names, as form documents refer to them. Any other GET of the description is read by
 * `described-lookup.ts`: one stands here where its answer is checked, completed or taken from elsewhere.
 */
export const lookups: Record<string, (params: LookupParams) => LookupQuery> = reads;

type Reads = typeof reads;

/** The entries of each look-up. */
export type LookupEntries = {
  [Operation in keyof Reads]: ReturnType<Reads[Operation]> extends {
    queryFn?: infer Read;
  }
    ? Read extends (...context: never[]) => infer Found
      ? Awaited<Found>
      : never
    : never;
};
