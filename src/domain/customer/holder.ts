import {
  isDni,
  isNie,
  isSpecialNif,
  looksLikeCompanyNif,
  normaliseNif,
} from '#domain/identifiers/nif.ts';

/** Kind of Spanish tax id: `nif` of persons (DNI; K, L and M), `nie` of foreigners, `cif` of companies and entities. */
export type TaxIdKind = 'nif' | 'nie' | 'cif';

/** What may be known of a holder without the tax id itself; null where a tax id is not Spanish, or missing. */
export interface Holder {
  kind: 'person' | 'company' | null;
  taxIdKind: TaxIdKind | null;
}

/** The kind of holder of a tax id. A company's control character is not checked: the retailer has validated it. */
export function holderOf(taxId: string): Holder {
  const written = normaliseNif(taxId);
  if (isDni(written) || isSpecialNif(written)) return { kind: 'person', taxIdKind: 'nif' };
  if (isNie(written)) return { kind: 'person', taxIdKind: 'nie' };
  const isCompany = looksLikeCompanyNif(written) && written.length === 9;
  return isCompany ? { kind: 'company', taxIdKind: 'cif' } : { kind: null, taxIdKind: null };
}
