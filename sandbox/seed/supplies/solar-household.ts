import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { addBankAccount } from '#sandbox/seed/billing/bank-accounts.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { addAddress } from '#sandbox/seed/people/addresses.ts';
import { addAttachments } from '#sandbox/seed/people/attachments.ts';
import type { Random } from '#sandbox/seed/random.ts';
import { type ContractDraft, draftContract, fullAddress, type Place } from './contract-draft.ts';
import { addSolarBatteries } from './solar-batteries.ts';

const HOUSE: Place = { street: 'Carrer de les Eres 21', zipcode: '17800', city: 'Olot' };
const FLAT: Place = {
  street: 'Carrer de la Rutlla 56',
  door: '3.º 2',
  zipcode: '17001',
  city: 'Girona',
};
const WORKSHOP: Place = { street: 'Carrer dels Basters 9', zipcode: '17800', city: 'Olot' };

/**
 * Three electricity contracts: a house and a workshop with panels, and a flat without. Changes of the workshop's
 * contract need a signature. Two virtual batteries, one filled by each roof.
 */
export async function addSolarHousehold(
  database: Database,
  customer: Customer,
  { firstNumber, today, random }: { firstNumber: number; today: string; random: Random },
): Promise<void> {
  const account = await addBankAccount(database, customer, random);
  const address = await addAddress(
    database,
    customer,
    {
      street_type: 1,
      street_name: 'de les Eres',
      house_number: '21',
      zipcode: HOUSE.zipcode,
      city: HOUSE.city,
    },
    'ca_ES',
  );
  const context = {
    customer,
    addressId: address.id,
    bankAccountId: account.id,
    fiscalAddress: fullAddress(HOUSE),
    random,
  };
  const number = (at: number) => String(firstNumber + at).padStart(7, '0');
  const rows = await database
    .insertInto('contracts')
    .values(solarDrafts(today, number).map((draft) => draftContract(draft, context)))
    .returning(['id', 'sign_date'])
    .execute();
  await addAttachments(database, rows);
  const [house = 0, flat = 0, workshop = 0] = rows.map(({ id }) => id);
  const workshopSigned = rows[2]?.sign_date ?? today;
  await addSolarBatteries(database, customer, { house, flat, workshop, workshopSigned, today });
}

function solarDrafts(today: string, number: (at: number) => string): ContractDraft[] {
  const solar = { product: '2.0TD_SOLAR', product_commercial_name: 'Sol Compartido' };
  const active = { state: 'activa', invoice_delivery: 'email' } as const;
  return [
    {
      ...solar,
      ...active,
      name: number(0),
      sign_date: daysBefore(today, 1100),
      place: HOUSE,
      powers: [5.75, 5.75],
    },
    {
      ...active,
      product: '2.0TD_CLARA',
      product_commercial_name: 'Luz Clara',
      name: number(1),
      sign_date: daysBefore(today, 800),
      place: FLAT,
      powers: [3.45, 3.45],
    },
    {
      ...solar,
      ...active,
      name: number(2),
      sign_date: daysBefore(today, 640),
      place: WORKSHOP,
      powers: [6.9, 6.9],
      requires_signature: true,
    },
  ];
}
