import type { components } from '#openapi/generated/types.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ServicePeriod } from '#sandbox/database/tables/contract-tables.ts';
import type { AddressRow, ContractRow } from '#sandbox/database/tables.ts';
import { attachmentText } from '#sandbox/documents/attachment-texts.ts';
import { announcedNotices } from '#sandbox/notices/announced-notices.ts';
import { batteryViews } from '#sandbox/operations/batteries/battery-view.ts';
import { bankAccountOf } from './bank-account-view.ts';
import { invoiceOnline } from './changes/invoice-online.ts';
import { changesUnderWay } from './changes/pending-changes.ts';
import { contractTermsView } from './contract-terms-view.ts';

type Schemas = components['schemas'];

/** The postal address of a contract under the API's own names. */
export function notificationAddressView(row: AddressRow): Schemas['NotificationAddress'] {
  const { id, name, street, zipcode, city, email, mobile, full_address } = row;
  return { id, name, street, zipcode, city, email, mobile, full_address };
}

/** What the contracts list reads of a contract. */
export const SUMMARY_COLUMNS = [
  'id',
  'name',
  'state',
  'sign_date',
  'amount_debt',
  'cups',
  'street',
  'city',
  'full_address',
  'cadastral_reference',
  'product_commercial_name',
  'product',
  'tariff',
  'powers',
] as const;

/** A row of the contracts list under the API's own names. */
export function summaryView(
  row: Pick<ContractRow, (typeof SUMMARY_COLUMNS)[number]>,
  notices: Awaited<ReturnType<typeof announcedNotices>>,
): Schemas['ContractSummary'] {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    sign_date: row.sign_date,
    amount_debt: row.amount_debt,
    cups: {
      name: row.cups,
      street: row.street,
      city: row.city,
      full_address: row.full_address,
      ref_catastral: row.cadastral_reference,
    },
    pricelist: { nom_comercial: row.product_commercial_name, name: row.product },
    tariff: { name: row.tariff },
    contracted_power_period: row.powers,
    notice: notices.get(row.id) ?? null,
  };
}

/**
 * One contract with all details under the API's own names, and texts in a language; `today` decides which battery shares
 * are in force.
 */
export async function contractView(
  database: Database,
  row: ContractRow,
  { today, language }: { today: string; language: string | undefined },
): Promise<Schemas['Contract']> {
  return {
    ...summaryView(row, await announcedNotices(database, [row.id], today)),
    bank_account: await bankAccountOf(database, row.bank_account_id),
    ...(await changesUnderWay(database, row)),
    notification_address: await notificationAddressOf(database, row),
    owner_partner: { name: row.owner_name },
    fiscal_partner: { name: row.fiscal_name, vat: row.fiscal_vat },
    fiscal_address: { full_address: row.fiscal_address },
    atr_available: row.atr_available,
    last_power_change: row.last_power_change,
    no_cession_sips: {
      state: row.sips_state,
      waiting_for_signature: row.sips_waiting_for_signature,
      date_request: row.sips_request,
    },
    invoice_online: invoiceOnline(row, row.invoice_delivery),
    electronic_notification: row.electronic_notification,
    date_start_electronic_notification: row.electronic_notification_start,
    date_request_electronic_notification: row.electronic_notification_request,
    dso: { name: row.distributor, website: row.distributor_website },
    dso_reference: row.distributor_reference,
    dso_phone: row.distributor_phone,
    services: periods(row, row.services),
    bonos_sociales: periods(row, row.social_discounts),
    attachments: await attachmentsOf(database, row, language),
    mandate: await mandateOf(database, row),
    terms: contractTermsView(row, today),
    bateria_virtual: await batteryViews(database, row, today),
    pressio: row.pressure,
    caudal: row.flow,
  };
}

function periods({ type }: ContractRow, services: ServicePeriod[]): Schemas['Services'] {
  return services.map(({ name, start, end }) =>
    type === 'gas'
      ? { name, start_date: start, end_date: end }
      : { nom: name, data_inici: start, data_fi: end },
  );
}

async function notificationAddressOf(database: Database, row: ContractRow) {
  const address = await database
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', row.notification_address_id)
    .executeTakeFirstOrThrow();
  return notificationAddressView(address);
}

async function attachmentsOf(
  database: Database,
  { id }: ContractRow,
  language: string | undefined,
) {
  const rows = await database
    .selectFrom('attachments')
    .selectAll()
    .where('contract_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, file_name, category, created_date }) => ({
    id,
    name: attachmentText(name, language),
    created_date,
    size_text: '2 kB',
    filename: file_name,
    category_name: attachmentText(category, language),
  }));
}

/** The mandate in force of a contract's account; null where none was signed here. */
async function mandateOf(database: Database, { id }: ContractRow) {
  const mandate = await database
    .selectFrom('mandates')
    .select(['reference', 'signed_at'])
    .where('contract_id', '=', id)
    .orderBy('signed_at', 'desc')
    .orderBy('reference', 'desc')
    .executeTakeFirst();
  return mandate
    ? { reference: mandate.reference, date: mandate.signed_at.toISOString().slice(0, 10) }
    : null;
}
