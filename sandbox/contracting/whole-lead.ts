import type { LeadFields } from './lead-fields.ts';

/** A complete lead. */
export type WholeLead = LeadFields &
  Required<Pick<LeadFields, 'cups' | 'owner' | 'owner_address' | 'bank' | 'tarifa' | 'tarifaATR'>>;

/** Name and surnames of the owner. */
export function nameOf({ owner }: Pick<WholeLead, 'owner'>): string {
  const surnames = owner.type === 'F' ? [owner.surName1, owner.surName2] : [];
  return [owner.name, ...surnames]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}
