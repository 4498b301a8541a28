/** What was sent: an unknown kind of a retailer reads as `other`. */
export const communicationKinds = [
  'invoice',
  'signature_request',
  'change_confirmed',
  'document',
  'request_answer',
  'price_change',
  'renewal',
] as const;

export type CommunicationKind = (typeof communicationKinds)[number] | 'other';

/** How it was sent; null for a way that the portal does not know. */
export const communicationChannels = ['email', 'postal', 'portal'] as const;

export type CommunicationChannel = (typeof communicationChannels)[number];

/** Changes of a contract that are confirmed by name. */
export const namedChanges = [
  'iban-change',
  'power-change',
  'invoice-delivery',
  'sips-opt-out',
  'electronic-notification',
  'battery',
] as const;

/** What a communication can be read in. */
export interface CommunicationDocument {
  kind: 'invoice' | 'attachment' | 'request' | 'notice';
  id: number;
}

/** Something that was sent to the customer about a contract. */
export interface Communication {
  id: string;
  /** ISO date, or instant. */
  date: string;
  kind: CommunicationKind;
  /** Number, name or title of what was sent; of a change its name, of a change of price or a renewal the ISO day from which it is in force. */
  subject: string;
  channel: CommunicationChannel | null;
  document: CommunicationDocument | null;
}
