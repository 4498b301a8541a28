/** Further people of the seed; all sign in with the demo password. */
export const PEOPLE = {
  solar: '11111111H',
  withoutInvoices: '22222222J',
  rejectedCard: '33333333P',
  /** Known to the identity provider only. */
  newToOpenId: '44444444A',
  /** Has a contract and no account, so there is no password. */
  withoutAccount: '55555555K',
  /** These only with the scale `large`. */
  large: '88888888Y',
  thousandsOfHomes: '77777777B',
  hundredsOfHomes: '66666666Q',
} as const;
