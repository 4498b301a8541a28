/** A way in which an operation shall go wrong, for tests of the portal. */
export interface Fault {
  /** operationId, or `*` for every operation. */
  operationId: string;
  /** Only for calls with a token of this customer. */
  customer?: number | undefined;
  /** Only for requests with this value in the header `X-Sandbox-Scope` or the cookie `sandbox_scope`. */
  scope?: string | undefined;
  /**
   * `delay` answers late; `status` answers an error without acting; `body` answers this very text without acting;
   * `drop-before` and `drop-after` cut the connection without having acted, or having acted.
   */
  kind: 'delay' | 'status' | 'body' | 'drop-before' | 'drop-after';
  milliseconds?: number | undefined;
  status?: number | undefined;
  body?: unknown;
  contentType?: string | undefined;
  /** How often; without it until the faults are deleted. */
  times?: number | undefined;
}

export interface Faults {
  add(fault: Fault): void;
  /** Deletes all, or those of one scope or customer. */
  clear(only?: { scope?: string | undefined; customer?: number | undefined }): void;
  /** The faults that strike this call, each used up by one. */
  strike(call: { operationId: string; customer: number | null; scope: string | null }): Fault[];
}

/** The faults that tests have asked for. */
export function createFaults(): Faults {
  let faults: (Fault & { left: number })[] = [];
  return {
    add: (fault) => void faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    clear({ scope, customer } = {}) {
      const all = scope === undefined && customer === undefined;
      faults = faults.filter(
        (fault) =>
          !all &&
          !(
            (scope === undefined || fault.scope === scope) &&
            (customer === undefined || fault.customer === customer)
          ),
      );
    },
    strike({ operationId, customer, scope }) {
      const struck = faults.filter(
        (fault) =>
          (fault.operationId === operationId || fault.operationId === '*') &&
          (fault.customer === undefined || fault.customer === customer) &&
          (fault.scope === undefined || fault.scope === scope),
      );
      for (const fault of struck) fault.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return struck;
    },
  };
}
