import type { Database } from '#sandbox/database/open-database.ts';
import type { AddressRow, Customer } from '#sandbox/database/tables.ts';
import { municipalityOf } from '#sandbox/operations/contracts/address-places.ts';
import { doorText, streetText } from '#sandbox/operations/contracts/address-text.ts';

type Parts = Pick<AddressRow, 'zipcode' | 'city'> &
  Partial<Pick<AddressRow, 'street_type' | 'street_name' | 'house_number' | 'floor' | 'door'>>;

/** An address of a customer from its parts, with their own name, e-mail and mobile. */
export function addAddress(
  database: Database,
  { id, name, email, mobile }: Pick<Customer, 'id' | 'name' | 'email' | 'mobile'>,
  parts: Parts,
  language = 'es_ES',
): Promise<AddressRow> {
  const written = {
    street_type: null,
    street_name: null,
    house_number: null,
    block: null,
    stairs: null,
    floor: null,
    door: null,
    ...parts,
  };
  const street = [streetText(written, language), doorText(written)].filter(Boolean).join(', ');
  return database
    .insertInto('addresses')
    .values({
      ...parts,
      customer_id: id,
      name,
      email,
      mobile,
      ine: municipalityOf(parts.zipcode, parts.city),
      street,
      full_address: `${street}, ${parts.zipcode} ${parts.city}`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
