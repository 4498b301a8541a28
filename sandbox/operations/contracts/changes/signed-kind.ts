/** Changes that may need a signature. */
export type SignedKind =
  | 'iban-change'
  | 'power-change'
  | 'invoice-delivery'
  | 'sips-opt-out'
  | 'electronic-notification'
  | `battery-${'share' | 'move' | 'management'}-${number}`;
