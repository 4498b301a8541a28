const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let trace: string | undefined;

/** Identifier of this visit in the logs of the retailer and in reports of failures: 32 hexadecimal digits, of no meaning. */
export function traceOfVisit(): string {
  trace ??= hex(16);
  return trace;
}

/** True for a share of the visits, by their identifier: the whole visit is in it, or nothing of it. */
export const isInShare = (share: number): boolean =>
  Number.parseInt(traceOfVisit().slice(0, 8), 16) / 0x1_0000_0000 < share;

/** The header `traceparent` of a call (https://www.w3.org/TR/trace-context/#traceparent-header): the visit, and the call. */
export const traceparent = (): string => `00-${traceOfVisit()}-${hex(8)}-01`;
