/**
 * Values of calls (`values` in `submit`) that pages of the portal use themselves, by form: the check refuses a call of
 * such a form without them.
 */
export const readValues = {
  'battery-share': ['wanted'],
  claim: ['number', 'at'],
  'claim-unsigned': ['number', 'at'],
  'contact-unsigned': ['number', 'at'],
  'contracting-follow': ['order'],
  distributor: ['name', 'phone'],
  'double-tariff': ['id', 'startMonth', 'startYear', 'endMonth', 'endYear'],
  'happy-day': ['id', 'value', 'label'],
  'happy-hours': ['id', 'startHour', 'endHour'],
  'invoice-delivery': ['delivery'],
  'request-message': ['message'],
  withdrawal: ['number', 'at', 'contract', 'supply', 'effect', 'key'],
  'withdrawal-reference': ['number', 'at', 'contract', 'supply', 'effect', 'key'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a page reads of the outcome of a form. */
export type ReadValues<Form extends keyof typeof readValues> = {
  readonly [name in (typeof readValues)[Form][number]]?: unknown;
};
