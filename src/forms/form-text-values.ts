/**
 * Values that the code gives to the texts `intro`, `sent` and `signing` of a form, by the form's name. Others have none
 * beside those that every text may use.
 */
export const formTextValues = {
  'battery-move-confirm': ['address', 'battery', 'destination', 'balance'],
  'battery-move-destination': ['address', 'battery', 'destination', 'balance'],
  'battery-move-percentage': ['address', 'battery', 'destination', 'balance'],
  'battery-share': ['address', 'battery', 'current', 'percentage'],
  claim: ['days'],
  'claim-unsigned': ['days'],
  contact: ['days'],
  'contact-unsigned': ['days'],
  'contract-notice-decision': ['address', 'date'],
  'double-tariff': ['address', 'current', 'choice', 'start', 'end'],
  'electronic-notification': ['address'],
  'email-confirmation': ['email'],
  'happy-day': ['address', 'current', 'choice'],
  'happy-hours': ['address', 'current', 'choice'],
  'iban-change': ['address', 'account', 'newAccount'],
  'invoice-delivery': ['address', 'delivery'],
  'newsletter-request': ['email'],
  'notification-address': ['address', 'newAddress', 'name'],
  'power-change': ['address'],
  'profile-email': ['email'],
  'request-message': ['number'],
  'sips-opt-out': ['address'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type FormWithValues = keyof typeof formTextValues;

/** The values of a form's texts; of several forms those of any of them. */
export type FormTextValues<Form extends FormWithValues = FormWithValues> = {
  [One in Form]: Readonly<Record<(typeof formTextValues)[One][number], unknown>>;
}[Form];
