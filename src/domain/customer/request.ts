import type { ClaimCodes } from './answer-due.ts';

/** State of a case or claim as the retailer keeps it (customer area, section 3). */
export type RequestState =
  | 'accepted'
  | 'denied'
  | 'additional_information_needed'
  | 'being_processed'
  | 'in_process';

/** A row of the list of requests: a case or a claim. */
export interface RequestSummary {
  id: number;
  kind: 'case' | 'claim';
  title: string;
  category: string;
  /** Number of its contract. */
  contract: string;
  state: RequestState;
  /** Codes of a claim; null of a case, and where the retailer does not send them. */
  claim: ClaimCodes | null;
  /** Instants in ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** A file that came with a message. */
export interface RequestFile {
  /** Null where the retailer gives no way to read it. */
  id: number | null;
  name: string;
  /** Size for people, `120 kB`. */
  sizeText: string;
}

export interface RequestMessage {
  id: number;
  /** True for the customer's, false for the retailer's. */
  isOwn: boolean;
  date: string;
  text: string;
  /** State that the request took with it. */
  state: RequestState;
  files: RequestFile[];
}

/** A request with its messages, oldest first. */
export interface CustomerRequest extends RequestSummary {
  /** Its receipt as a document, and the address that it was sent to as well; null where the retailer has none. */
  receipt: { mailedTo: string | null } | null;
  messages: RequestMessage[];
}

/** True while the retailer can do nothing until the customer answers. */
export const waitsForCustomer = ({ state }: Pick<RequestSummary, 'state'>): boolean =>
  state === 'additional_information_needed';

/** What waits for the customer first; the others keep their order. */
export const waitingFirst = (rows: readonly RequestSummary[]): RequestSummary[] =>
  [...rows].sort((one, other) => Number(waitsForCustomer(other)) - Number(waitsForCustomer(one)));

/** Number of the last message; 0 before the first. */
export const lastMessage = (messages: readonly RequestMessage[]): number =>
  Math.max(0, ...messages.map(({ id }) => id));

/** The retailer's messages that came after one. */
export const answersAfter = (messages: readonly RequestMessage[], known: number) =>
  messages.filter(({ id, isOwn }) => !isOwn && id > known);
