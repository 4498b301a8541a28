import type { Settings } from '#domain/settings/settings-types.ts';

/**
 * Values that every text may use without being given them: the brand, the telephone, that of contracting. Texts of the
 * contracting use `phone_crm`, all others `phone`; `TextWithPhone` renders both as links.
 */
export const commonValues = ['brand', 'phone', 'phone_crm'] as const;

export type CommonValues = Readonly<Record<(typeof commonValues)[number], unknown>>;

/** These values in the settings. */
export const commonValuesOf = ({
  brand,
  organization: { phone, phone_crm },
}: Pick<Settings, 'brand' | 'organization'>): CommonValues => ({
  brand: brand.name,
  phone,
  phone_crm,
});
