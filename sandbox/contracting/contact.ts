import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { isEmail } from '#domain/identifiers/email.ts';
import type { components } from '#openapi/generated/types.ts';
import { invalidFields } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Tables } from '#sandbox/database/tables.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { readUploadedFile } from '#sandbox/uploads/uploaded-file.ts';
import { newReference } from './reference.ts';

type Contact = components['schemas']['LeadContact'] & { cups?: string | null };

const LARGEST_INVOICE = 15_000_000;

/** Stores a request to be called and returns its reference. Throws 400 for invalid fields. */
export async function storeContact(
  database: Database,
  { kind, now }: { kind: Tables['contacts']['kind']; now: Date },
  contact: Contact,
): Promise<{ lead_id: string }> {
  const { invoice: sent, ...fields } = contact;
  const invoice = sent ? readUploadedFile(sent, LARGEST_INVOICE) : null;
  const typed = contact.telephone.trim();
  const telephone = internationalPhone(/^(\+|00)/.test(typed) ? typed : `+34${typed}`);
  const wrong = {
    name: !contact.name.trim() && 'required',
    surname1: !contact.surname1.trim() && 'required',
    email: !isEmail(contact.email) && 'invalid',
    telephone: !telephone && 'invalid',
    consent: !contact.consent && 'must_be_true',
    cups: Boolean(contact.cups) && !isCups(normaliseCups(contact.cups ?? '')) && 'invalid',
    invoice: typeof invoice === 'string' && invoice,
  };
  const codes = Object.entries(wrong).flatMap(([field, code]) => (code ? [[field, [code]]] : []));
  if (codes.length > 0) throw invalidFields(Object.fromEntries(codes));
  const id = newReference();
  const stored = JSON.stringify({ ...fields, telephone, invoice });
  await database
    .insertInto('contacts')
    .values({ id, kind, fields: stored, created_at: now })
    .execute();
  return { lead_id: id };
}
