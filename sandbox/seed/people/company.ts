import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import type { Random } from '#sandbox/seed/random.ts';
import {
  type ContractDraft,
  draftContract,
  fullAddress,
  type Place,
} from '#sandbox/seed/supplies/contract-draft.ts';
import { addAddress } from './addresses.ts';
import { addAttachments } from './attachments.ts';
import { madeUpIban } from './made-up-identifiers.ts';

const COUNT = 64;

const OFFICE: Place = {
  street: 'Passeig de les Oliveres 120',
  door: '3a planta',
  zipcode: '25001',
  city: 'Lleida',
};

const STREETS = [
  'Carrer de la Mare de Déu dels Desemparats',
  'Avinguda dels Països Catalans',
  'Calle de Santa María Magdalena',
  'Plaça de la Constitució',
  "Carrer de l'Església Vella",
  'Camino Viejo de los Molinos',
  'Ronda de la Universitat',
  'Calle de los Hermanos Álvarez',
  'Polígon Industrial El Segre, carrer C',
  'Avenida de la Industria',
  'Travessera del Pont de Pedra',
  'Calle del Doctor Fleming',
] as const;

const TOWNS = [
  ['25001', 'Lleida'],
  ['17001', 'Girona'],
  ['43001', 'Tarragona'],
  ['08201', 'Sabadell'],
  ['08950', 'Esplugues de Llobregat'],
  ['22001', 'Huesca'],
  ['50001', 'Zaragoza'],
  ['46001', 'València'],
  ['12001', 'Castelló de la Plana'],
  ['08787', 'La Pobla de Claramunt'],
  ['25700', "La Seu d'Urgell"],
  ['44600', 'Alcañiz'],
] as const;

const PRODUCTS = [
  ['3.0TD_EMPRESA', 'Empresa Compromiso 24 meses con energía 100 % renovable'],
  ['3.0TD_FIXA', 'Tarifa Fixa Empresa'],
  ['2.0TD_CLARA', 'Luz Clara'],
] as const;

/** The 64 electricity contracts of a company, most of them active, some in debt, a dozen on one joint invoice. */
export async function addCompany(
  database: Database,
  customer: Customer,
  { firstNumber, today, random }: { firstNumber: number; today: string; random: Random },
): Promise<void> {
  const accounts = await database
    .insertInto('bank_accounts')
    .values([0, 1, 2].map(() => ({ customer_id: customer.id, iban: madeUpIban(random) })))
    .returning('id')
    .execute();
  const address = await addAddress(
    database,
    customer,
    {
      street_type: 4,
      street_name: 'de les Oliveres',
      house_number: '120',
      floor: '3a planta',
      zipcode: OFFICE.zipcode,
      city: OFFICE.city,
    },
    'ca_ES',
  );
  const contracts = Array.from({ length: COUNT }, (_, at) =>
    draftContract(companyDraft(firstNumber + at, today, random), {
      customer,
      addressId: address.id,
      bankAccountId: accounts[at % accounts.length]?.id ?? 0,
      fiscalAddress: fullAddress(OFFICE),
      random,
    }),
  );
  const rows = await database
    .insertInto('contracts')
    .values(contracts)
    .returning(['id', 'sign_date'])
    .execute();
  await addAttachments(database, rows);
}

function companyDraft(number: number, today: string, random: Random): ContractDraft {
  const [zipcode, city] = random.pick(TOWNS);
  const [product, product_commercial_name] = random.pick(PRODUCTS);
  const roll = random.below(10);
  const waitsForSignature = roll === 1 && random.below(2) === 0;
  return {
    name: String(number).padStart(7, '0'),
    state: roll === 0 ? 'baixa' : roll === 1 ? 'esborrany' : 'activa',
    sign_date: waitsForSignature ? null : daysBefore(today, 30 + random.below(2500)),
    amount_debt: roll === 2 ? (1000 + random.below(250_000)) / 100 : 0,
    multipoint: random.below(5) === 0,
    product,
    product_commercial_name,
    place: {
      street: `${random.pick(STREETS)} ${1 + random.below(180)}`,
      ...(random.below(3) === 0 ? { door: `local ${1 + random.below(9)}` } : {}),
      zipcode,
      city,
    },
    powers: product.startsWith('3') ? risingPowers(random) : [9.2, 9.2],
  };
}

/** P1 to P6 in kW, none below the one before, as the access tariff 3.0TD demands. */
function risingPowers(random: Random): number[] {
  const first = 16 + random.below(60);
  return [first, first, first, first + 5, first + 5, first + 10];
}
