/** People of the seed beside the demo household and company; all sign in with the demo password. */
export const PEOPLE = {
  solar: '11111111H',
  withoutInvoices: '22222222J',
  rejectedCard: '33333333P',
  newToOpenId: '44444444A',
  /** Only with the scale `large`. */
  large: '88888888Y',
} as const;
