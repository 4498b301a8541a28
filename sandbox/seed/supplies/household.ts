import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { addAddress } from '#sandbox/seed/people/addresses.ts';
import { addAttachments } from '#sandbox/seed/people/attachments.ts';
import { madeUpIban } from '#sandbox/seed/people/made-up-identifiers.ts';
import type { Random } from '#sandbox/seed/random.ts';
import { type ContractDraft, draftContract, fullAddress, type Place } from './contract-draft.ts';

const FLAT: Place = {
  street: 'Calle de los Almendros 14',
  door: '2.º B',
  zipcode: '50001',
  city: 'Zaragoza',
};
const HOUSE: Place = { street: 'Carrer de la Font Vella 3', zipcode: '17820', city: 'Banyoles' };
const GARAGE: Place = {
  street: 'Avenida de la Estación 40',
  door: 'plaza 12',
  zipcode: '50003',
  city: 'Zaragoza',
};
const ORCHARD: Place = {
  street: 'Camino del Soto s/n',
  zipcode: '50130',
  city: 'Belchite',
};

const DEBT = 84.37;

interface NewHousehold {
  firstNumber: number;
  today: string;
  random: Random;
  debtEuro?: number;
}

/**
 * The contracts of a household: electricity in every state, one with debt, one whose changes need a signature, and one
 * of gas. The first is their home. `firstNumber` is the number of the first contract; the others follow. `debtEuro` is
 * what the one with debt owes.
 */
export async function addHousehold(
  database: Database,
  customer: Customer,
  { firstNumber, today, random, debtEuro = DEBT }: NewHousehold,
): Promise<void> {
  const accounts = await database
    .insertInto('bank_accounts')
    .values([0, 1].map(() => ({ customer_id: customer.id, iban: madeUpIban(random) })))
    .returning('id')
    .execute();
  const address = await addAddress(database, customer, {
    street_type: 1,
    street_name: 'de los Almendros',
    house_number: '14',
    floor: '2',
    door: 'B',
    zipcode: FLAT.zipcode,
    city: FLAT.city,
  });
  const context = {
    customer,
    addressId: address.id,
    bankAccountId: accounts[0]?.id ?? 0,
    fiscalAddress: fullAddress(FLAT),
    random,
  };
  const number = (at: number) => String(firstNumber + at).padStart(7, '0');
  const rows = await database
    .insertInto('contracts')
    .values(householdDrafts(today, number, debtEuro).map((draft) => draftContract(draft, context)))
    .returning(['id', 'sign_date'])
    .execute();
  await addAttachments(database, rows);
  await database
    .insertInto('usual_homes')
    .values({ customer_id: customer.id, contract_id: rows[0]?.id ?? 0 })
    .execute();
}

function householdDrafts(
  today: string,
  number: (at: number) => string,
  debtEuro: number,
): ContractDraft[] {
  const ago = (days: number) => daysBefore(today, days);
  const clara = { product: '2.0TD_CLARA', product_commercial_name: 'Luz Clara' };
  return [
    {
      ...clara,
      name: number(0),
      state: 'activa',
      sign_date: ago(930),
      place: FLAT,
      cadastral_reference: '9872023VH5797S0001WX',
      powers: [4.6, 4.6],
      services: [{ name: 'Mantenimiento eléctrico', start: ago(930), end: null }],
      electronic_notification: true,
      electronic_notification_start: ago(900),
      electronic_notification_request: ago(905),
    },
    {
      ...clara,
      name: number(1),
      state: 'activa',
      sign_date: ago(1500),
      place: HOUSE,
      powers: [5.75, 5.75],
      amount_debt: debtEuro,
      invoice_delivery: 'postal',
      atr_available: false,
    },
    {
      product: '2.0TD_NOCTURNA',
      product_commercial_name: 'Noche Tranquila',
      name: number(2),
      state: 'activa',
      sign_date: ago(210),
      place: GARAGE,
      powers: [2.3, 3.45],
      last_power_change: ago(150),
      requires_signature: true,
    },
    {
      ...clara,
      name: number(3),
      state: 'esborrany',
      sign_date: ago(4),
      place: { ...HOUSE, street: 'Carrer de la Font Vella 5' },
      powers: [3.45, 3.45],
    },
    {
      ...clara,
      name: number(4),
      state: 'esborrany',
      sign_date: null,
      place: ORCHARD,
      powers: [3.3, 3.3],
    },
    {
      product: '2.0TD_ORIGEN',
      product_commercial_name: null,
      name: number(5),
      state: 'baixa',
      sign_date: ago(2600),
      place: { street: 'Calle del Olmo 7', door: '4.º izda.', zipcode: '50005', city: 'Zaragoza' },
      powers: [3.45, 3.45],
    },
    {
      type: 'gas',
      product: 'RL2_HOGAR',
      product_commercial_name: 'Gas Hogar',
      tariff: 'RL.2',
      name: number(6),
      state: 'activa',
      sign_date: ago(930),
      place: FLAT,
      pressure: 0.022,
      flow: 6,
      services: [{ name: 'Revisión de caldera', start: ago(700), end: null }],
    },
  ];
}
