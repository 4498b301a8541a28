import type { Database } from '#sandbox/database/open-database.ts';
import { addInvoices } from '#sandbox/seed/billing/invoices.ts';
import { addMeters, type ReadBy } from './meters.ts';

/** Meters and invoices for the current contracts of a customer. */
export async function addSupplies(
  database: Database,
  customerId: number,
  today: string,
  readBy: ReadBy = 'cups',
): Promise<void> {
  await addMeters(database, customerId, today, readBy);
  await addInvoices(database, customerId, today);
}
