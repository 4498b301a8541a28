import { answerDue, claimKind } from '#domain/customer/answer-due.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { renderPdf } from '#sandbox/documents/pdf.ts';
import type { Outbox } from '#sandbox/mail/outbox.ts';
import {
  type SupportReceipt,
  supportReceiptDocument,
  supportReceiptMail,
} from '#sandbox/mail/support-receipt.ts';
import { categoryName, titleOf } from './request-view.ts';

interface Receiving {
  database: Database;
  /** Language of the API of the letters of whom it is for. */
  language: string | undefined;
  settings: Pick<Settings, 'support' | 'organization'>;
}

/**
 * Makes the receipt of a case or claim, stores it, and sends it by e-mail where there is an address; with `outbox` null
 * it is stored alone, as for a request from before there were receipts.
 */
export async function storeReceipt(
  id: number,
  { outbox, ...receiving }: Receiving & { outbox: Outbox | null },
): Promise<void> {
  const { database, language } = receiving;
  const { receipt, email, name } = await receiptOf(id, receiving);
  const { fileName: file_name, ...document } = supportReceiptDocument(receipt, language);
  const bytes = await renderPdf(document);
  const mailed_to = outbox ? email : null;
  await database
    .insertInto('support_receipts')
    .values({ request_id: id, file_name, mailed_to, bytes, created_at: receipt.receivedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!outbox || !email) return;
  const mail = supportReceiptMail({ language, name }, receipt);
  await outbox.send(database, { recipient: email, ...mail });
}

/** The stored receipt as a file; undefined where there is none. */
export async function storedReceipt(
  database: Database,
  id: number,
): Promise<DocumentAnswer | undefined> {
  const row = await database
    .selectFrom('support_receipts')
    .select(['file_name', 'bytes'])
    .where('request_id', '=', id)
    .executeTakeFirst();
  return row && { fileName: row.file_name, contentType: 'application/pdf', bytes: row.bytes };
}

async function receiptOf(id: number, { database, language, settings }: Receiving) {
  const row = await database
    .selectFrom('support_requests')
    .leftJoin('contracts', 'contracts.id', 'support_requests.contract_id')
    .leftJoin('customers', 'customers.id', 'support_requests.customer_id')
    .selectAll('support_requests')
    .select(['contracts.name as contract', 'customers.name', 'customers.vat'])
    .select('customers.email as own_email')
    .where('support_requests.id', '=', id)
    .executeTakeFirstOrThrow();
  const message = await database
    .selectFrom('support_messages')
    .select(['text', 'attachments'])
    .where('request_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { support, organization } = settings;
  const codes = { type: row.category, subtype: row.subtype ?? '' };
  const kind = row.kind === 'claim' ? claimKind(codes, support.claimKinds) : 'usual';
  const name = row.name ?? row.claimant_name ?? '';
  const receipt: SupportReceipt = {
    number: id,
    kind: row.kind,
    receivedAt: row.created_at,
    type: categoryName(row, language),
    subject: titleOf(row, language),
    text: message.text,
    files: message.attachments.map(({ name }) => name),
    contract: row.contract ?? row.claimant_contract_number,
    customer: name ? { name, vat: row.vat ?? row.claimant_vat } : null,
    due: answerDue(row.created_at.toISOString(), kind, support.answerDays),
    disputes: organization.disputes,
  };
  return { receipt, email: row.own_email ?? row.email, name };
}
