/** Values that every text may use without being given them: the brand, the telephone, that of contracting. */
export const commonValues = ['brand', 'phone', 'phone_crm'] as const;

export type CommonValues = Readonly<Record<(typeof commonValues)[number], unknown>>;
