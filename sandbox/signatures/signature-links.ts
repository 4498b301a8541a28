import { newReference } from '#sandbox/contracting/reference.ts';
import type { Database } from '#sandbox/database/open-database.ts';

/** Path of the page on which what waits is signed, without the key. */
export const SIGNATURE_PATH = '/sandbox-signature';

interface Waiting {
  contract_id: number;
  /** The change that waits; null for the contract itself. */
  signature_id: number | null;
  /** Language of the API of who signs. */
  language: string;
}

/** Stores a link to what waits for a signature; returns its path, which authorises to sign. */
export async function newSignatureLink(database: Database, waiting: Waiting): Promise<string> {
  const key = newReference();
  await database
    .insertInto('signature_links')
    .values({ ...waiting, key })
    .execute();
  return `${SIGNATURE_PATH}/${key}`;
}

/**
 * What a link is for; undefined for an unknown link, and once its change was withdrawn or replaced. `waits` is false
 * when it is signed, or when the order is no longer open.
 */
export async function linkedSignature(database: Database, key: string) {
  const row = await database
    .selectFrom('signature_links')
    .innerJoin('contracts', 'contracts.id', 'signature_links.contract_id')
    .leftJoin('signatures', 'signatures.id', 'signature_links.signature_id')
    .select(['signature_links.contract_id', 'signature_links.signature_id', 'contracts.name'])
    .select(['signature_links.language', 'contracts.sign_date', 'contracts.state'])
    .select(['signatures.kind', 'signatures.change', 'signatures.signed_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sign_date, state, signed_at, kind, ...link } = row;
  const isOrder = link.signature_id === null;
  return {
    ...link,
    kind: kind ?? 'contract',
    waits: isOrder ? sign_date === null && state === 'esborrany' : signed_at === null,
    isSigned: isOrder ? sign_date !== null : signed_at !== null,
  };
}
