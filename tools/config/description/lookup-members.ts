import type { LookupEntries } from '#queries/lookups.ts';
import type { ApiDescription } from './api-description.ts';
import { describedMembers } from './described-members.ts';

/** What stands in a member of an entry: nothing further, members, or whatever the API's description says of it. */
type Inside<Value> = unknown extends Value
  ? 'described'
  : NonNullable<Value> extends readonly unknown[]
    ? true
    : NonNullable<Value> extends object
      ? string extends keyof NonNullable<Value>
        ? 'described'
        : { readonly [Name in keyof NonNullable<Value>]-?: Inside<NonNullable<Value>[Name]> }
      : true;

type Members = true | 'described' | { readonly [name: string]: Members };

/**
 * The members of the entries of each look-up, as the code that reads it leaves them; the type holds the table to that
 * code. `described`: all members of the API's description.
 */
const lookupMembers: {
  readonly [Operation in keyof LookupEntries]: Inside<LookupEntries[Operation][number]>;
} = {
  getContractingConfig: { id: true, name: true, descripcio: true },
  getCupsAvailability: 'described',
  getCupsConfig: 'described',
  getGasCupsAvailability: 'described',
  getGasCupsConfig: 'described',
  listAvailableDoubleTariffs: {
    id: true,
    start: true,
    end: true,
    context: true,
    startMonth: true,
    startYear: true,
    endMonth: true,
    endYear: true,
  },
  listAvailableHappyDays: { id: true, value: true, label: true },
  listAvailableHappyHours: { id: true, startHour: true, endHour: true },
  listBatteryPercentages: { id: true, name: true, homes: true },
  listCaseCategories: { id: true, name: true },
  listClaimSubtypes: { name: true, desc: true },
  listClaimTypes: { code: true, label: true },
  listContractAddresses: {
    id: true,
    name: true,
    zipcode: true,
    city: { city: true },
    tv: { id: true, name: true },
    nv: true,
    pnp: true,
    bq: true,
    es: true,
    pt: true,
    pu: true,
    ref_catastral: true,
    email: true,
    mobile: true,
    full_address: true,
    recipient: true,
  },
  listContracts: { reference: true, home: true, details: true, context: true },
  listFilterParams: { name: true, address: true, context: true },
  listGasPreviousRetailers: { id: true, name: true },
  listGasProducts: {
    id: true,
    name: true,
    ov_description: true,
    ov_link: true,
    prices: 'described',
    price_kind: true,
    reference_prices: 'described',
    terms: 'described',
  },
  listGasTariffs: { id: true, name: true },
  listIbans: { id: true, printable_iban: true, ending: true },
  listLocalities: { city: true, ine: true },
  listOmipProducts: { name: true, price: true, date: true },
  listPreviousRetailers: { id: true, name: true },
  listProducts: {
    id: true,
    name: true,
    ov_description: true,
    ov_link: true,
    prices: 'described',
    price_kind: true,
    reference_prices: 'described',
    terms: 'described',
  },
  listProvinces: { id: true, name: true },
  listStreetTypes: { id: true, name: true },
  listTariffs: { id: true, name: true },
  validateCoupon: { coupon: true, description: true },
};

/** Names of the members at a path of an entry of a look-up; undefined where they are not known. */
export function entryMembers(
  operation: string,
  path: readonly string[],
  api: ApiDescription,
): readonly string[] | undefined {
  const members: Readonly<Record<string, Members>> = lookupMembers;
  let part = Object.hasOwn(members, operation) ? members[operation] : 'described';
  for (const name of path) if (typeof part === 'object') part = part[name];
  if (part === 'described') return describedMembers(operation, path, api);
  return typeof part === 'object' ? Object.keys(part) : part && [];
}
