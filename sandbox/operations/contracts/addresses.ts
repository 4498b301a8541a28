import type { components } from '#openapi/generated/types.ts';
import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import type { AddressRow } from '#sandbox/database/tables.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { provinceOf, streetTypeOf } from './address-places.ts';
import { ownContract } from './own-contract.ts';

type Address = components['schemas']['Address'];

/** The customer's addresses by parts. */
export const addressHandlers = {
  async listAddresses(call) {
    const rows = await ownAddresses(call);
    return resultOf(rows.map((row) => addressView(row, call.query.lang)));
  },

  async listContractAddresses(call) {
    const contract = await ownContract(call, call.path.contractId);
    const rows = await ownAddresses(call);
    const own = rows.filter(({ id }) => id === contract.notification_address_id);
    const others = rows.filter(({ id }) => id !== contract.notification_address_id);
    return dataOf([...own, ...others].map((row) => addressView(row, call.query.lang)));
  },
} satisfies Handlers;

function ownAddresses(call: Pick<Call, 'database' | 'session'>): Promise<AddressRow[]> {
  return call.database
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', signedIn(call).customer.id)
    .orderBy('id')
    .execute();
}

function addressView(row: AddressRow, language: string | undefined): Address {
  const ine = row.ine ?? `${row.zipcode.slice(0, 2)}000`;
  const province = provinceOf(ine);
  const type = streetTypeOf(row.street_type);
  return {
    id: row.id,
    name: row.name,
    zipcode: row.zipcode,
    city: { city: row.city, ine },
    state: { id: province?.id ?? 0, name: province ? inLanguage(province.name, language) : '' },
    tv: type ? { id: type.id, name: inLanguage(type.name, language) } : null,
    nv: row.street_name ?? row.street,
    pnp: row.house_number,
    bq: row.block,
    es: row.stairs,
    pt: row.floor,
    pu: row.door,
    aclarador: row.hint,
    ref_catastral: row.cadastral_reference,
    mobile: row.mobile,
    email: row.email,
  };
}
