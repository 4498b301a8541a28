import { sql } from 'kysely';
import { normaliseCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { normaliseCups } from '#domain/identifiers/cups.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import productCodes from '#sandbox/data/billing/contract-products.json' with { type: 'json' };
import type { Database } from '#sandbox/database/open-database.ts';
import { searchable } from '#sandbox/database/searchable.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import { createRandom } from '#sandbox/seed/random.ts';
import { draftContract } from '#sandbox/seed/supplies/contract-draft.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';
import { electricityTariff, gasTariff } from './catalogue.ts';
import type { ContractingSettings } from './contracting-settings.ts';
import { addressesOf } from './lead-addresses.ts';
import { powersOf } from './lead-contract-checks.ts';
import type { LeadFields } from './lead-fields.ts';
import { accountOf, customerOf } from './lead-person.ts';
import { signMandate } from './order/mandates.ts';
import { orderedOf } from './order/ordered.ts';
import { nameOf, type WholeLead } from './whole-lead.ts';

interface Confirming {
  database: Database;
  session: Session | null;
  now: Date;
  /** Name of the chosen product. */
  product: string;
  settings: ContractingSettings;
}

/** Creates the unsigned draft contract of a complete lead for its person; returns its identifier. */
export async function makeContract(
  { kind, serial }: Pick<LeadRow, 'kind' | 'serial'>,
  lead: WholeLead,
  { database, session, now, product, settings }: Confirming,
): Promise<number> {
  const person = await customerOf(database, session, lead);
  const { customer } = person;
  const { supply, invoices } = addressesOf(lead);
  const address = await database
    .insertInto('addresses')
    .values({ ...invoices, customer_id: customer.id, name: nameOf(lead) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accountId = await accountOf(database, person, lead);
  const cups = normaliseCups(lead.cups.name);
  const tariff = (kind === 'gas' ? gasTariff : electricityTariff)(lead.tarifaATR)?.name ?? '';
  const name = await nextNumber(database);
  const ordered = orderedOf(kind, lead, settings.powerThreshold);
  const draft = draftContract(
    {
      type: kind,
      name,
      state: 'esborrany',
      sign_date: settings.signature ? null : now.toISOString().slice(0, 10),
      product: productCode(lead.tarifa, tariff),
      product_commercial_name: product,
      tariff,
      cups,
      full_address: supply.full_address,
      search: searchable(`${name} ${cups} ${supply.full_address}`),
      cadastral_reference: normaliseCadastralReference(lead.cups.ref_catastral ?? '') || null,
      place: { street: supply.street, zipcode: supply.zipcode, city: supply.city },
      powers: kind === 'gas' ? [] : powersOf(lead, settings.powerThreshold),
      bank_account_id: accountId,
      ordered: ordered && JSON.stringify(ordered),
      owner_name: nameOf(lead),
      fiscal_name: nameOf(lead),
      fiscal_vat: normaliseNif(lead.owner.vat),
    },
    {
      customer,
      addressId: address.id,
      bankAccountId: 0,
      fiscalAddress: invoices.full_address,
      random: createRandom(serial),
    },
  );
  const contract = await database
    .insertInto('contracts')
    .values(draft)
    .returning(['id', 'name', 'fiscal_name', 'fiscal_vat', 'fiscal_address'])
    .executeTakeFirstOrThrow();
  // Without the account of a customer who proved to be one there is nothing to charge.
  if (accountId !== null)
    await signMandate(database, {
      ...{ contract, now, iban: normaliseIban(lead.bank.iban) },
      language: lead.commsLanguage ?? customer.language,
    });
  await storeFiles(database, { customerId: customer.id, contractId: contract.id, now }, lead);
  return contract.id;
}

async function nextNumber(database: Database): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select nextval('lead_contract_numbers')::text as number`.execute(database);
  return rows[0]?.number ?? '';
}

function productCode(id: number, tariff: string): string {
  const known = Object.entries(productCodes).find(
    ([code, product]) => product === id && code.startsWith(tariff),
  );
  return known?.[0] ?? `${tariff}_${id}`;
}

async function storeFiles(
  database: Database,
  { customerId, contractId, now }: { customerId: number; contractId: number; now: Date },
  lead: LeadFields,
): Promise<void> {
  const { invoice = [], cif = [], nif_faceup = [], nif_facedown = [], selfcons_attach = [] } = lead;
  const files = { invoice, cif, nif_faceup, nif_facedown, selfcons_attach };
  const rows = Object.entries(files).flatMap(([field, uploaded]) =>
    uploaded.map((file) => ({
      ...file,
      customer_id: customerId,
      contract_id: contractId,
      purpose: `lead-${field}`,
      created_at: now,
    })),
  );
  if (rows.length > 0) await database.insertInto('uploads').values(rows).execute();
}
