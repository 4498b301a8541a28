/** A fault of an operation, for tests of the portal. */
export interface InjectedFault {
  /** operationId, or `*` for every operation. */
  operationId: string;
  /** Only for calls with a token of this customer. */
  customer?: number | undefined;
  /** Only for requests with this value in the header `X-Sandbox-Scope` or the cookie `sandbox_scope`. */
  scope?: string | undefined;
  /**
   * `delay` answers late; `status` answers an error without acting; `body` answers this exact text without acting;
   * `drop-before` and `drop-after` close the connection before or after acting.
   */
  kind: 'delay' | 'status' | 'body' | 'drop-before' | 'drop-after';
  milliseconds?: number | undefined;
  status?: number | undefined;
  body?: unknown;
  contentType?: string | undefined;
  /** Seconds after which the answer says to come again (`Retry-After`). */
  retryAfter?: number | undefined;
  /** How many times; without it until the injected faults are deleted. */
  times?: number | undefined;
}

export interface InjectedFaults {
  add(injectedFault: InjectedFault): void;
  /** Deletes all, or those of one scope or customer. */
  clear(only?: { scope?: string | undefined; customer?: number | undefined }): void;
  /** The injected faults for this call; each one's `times` decreases by one. */
  take(call: {
    operationId: string;
    customer: number | null;
    scope: string | null;
  }): InjectedFault[];
}

export function createInjectedFaults(): InjectedFaults {
  let injectedFaults: (InjectedFault & { left: number })[] = [];
  return {
    add: (injectedFault) =>
      void injectedFaults.push({
        ...injectedFault,
        left: injectedFault.times ?? Number.POSITIVE_INFINITY,
      }),
    clear({ scope, customer } = {}) {
      const all = scope === undefined && customer === undefined;
      injectedFaults = injectedFaults.filter(
        (injectedFault) =>
          !all &&
          !(
            (scope === undefined || injectedFault.scope === scope) &&
            (customer === undefined || injectedFault.customer === customer)
          ),
      );
    },
    take({ operationId, customer, scope }) {
      const struck = injectedFaults.filter(
        (injectedFault) =>
          (injectedFault.operationId === operationId || injectedFault.operationId === '*') &&
          (injectedFault.customer === undefined || injectedFault.customer === customer) &&
          (injectedFault.scope === undefined || injectedFault.scope === scope),
      );
      for (const injectedFault of struck) injectedFault.left -= 1;
      injectedFaults = injectedFaults.filter(({ left }) => left > 0);
      return struck;
    },
  };
}
