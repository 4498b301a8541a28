import type { Settings } from '#domain/settings/settings-types.ts';

/**
 * Values that every text may use without being given them: the brand, the telephone, that of contracting, and the years
 * during which power is without rights of extension. Texts of the contracting use `phone_crm`, all others `phone`;
 * `TextWithPhone` renders both as links.
 */
export const commonValues = ['brand', 'phone', 'phone_crm', 'heldYears'] as const;

export type CommonValues = Readonly<Record<(typeof commonValues)[number], unknown>>;

/** These values in the settings. */
export const commonValuesOf = ({
  brand,
  organization: { phone, phone_crm },
  powerChange: { heldYears },
}: Pick<Settings, 'brand' | 'organization' | 'powerChange'>): CommonValues => ({
  brand: brand.name,
  phone,
  phone_crm,
  heldYears,
});
