/** What went wrong in a call to the retailer. */
export type Problem =
  /** No answer came. For a write the outcome is unknown: read the state before offering a retry. */
  | { kind: 'no-answer' }
  /** A write got no answer, and reading the state afterwards failed too. */
  | { kind: 'unknown-outcome' }
  /** 401: the session ended (`token_expired`), or it never began. */
  | { kind: 'signed-out'; reason: 'expired' | 'missing'; message?: string }
  /**
   * 403: wrong credentials at the login, or something that is not this customer's to do. `message` is what the retailer
   * says of it in a sentence.
   */
  | { kind: 'refused'; code?: string; message?: string }
  | { kind: 'not-found' }
  /** 400: errors by field, under the API's own field names until an operation renames them. */
  | {
      kind: 'invalid';
      fields: Record<string, string[]>;
      code?: string;
      /** What is wrong, in words of the retailer: pieces of HTML. */
      html?: readonly string[];
    }
  /** 406 and 409: the request is valid and cannot be done in the current state. */
  | { kind: 'conflict'; code?: string }
  /** 413 and 415 and other refusals of the request itself. */
  | { kind: 'rejected'; status: number; code?: string }
  | { kind: 'too-many'; retryAfterSeconds?: number }
  /** 5xx: the retailer's own error. */
  | {
      kind: 'broken';
      status: number;
      /** Seconds to wait, from the retailer's answer. */
      retryAfterSeconds?: number;
      /** What the retailer's support finds the failure by. */
      errorNumber?: string;
      /** 503: the whole portal is in maintenance, not only the requested resource. */
      isMaintenance?: boolean;
    }
  /** An answer that is not what the description promises: HTML for JSON, truncated, a missing field. */
  | { kind: 'unreadable' }
  /** A fault of our own code. */
  | { kind: 'fault' }
  /** Code or configuration of the portal did not come, for want of a connection; nothing was sent. */
  | { kind: 'unreachable' }
  /** Code or configuration of the portal is no longer there, as after a deployment: a reload helps. */
  | { kind: 'outdated' };

/** The only error class that calls throw, so that a boundary can distinguish a Problem from a bug. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The Problem inside anything thrown; any other error is a fault of our own. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof ProblemError ? thrown.problem : { kind: 'fault' };
}

/** True when there was no connection, as far as the portal can detect. */
export function isOffline({ kind }: Problem): boolean {
  return kind === 'no-answer' || kind === 'unreachable';
}

/** True when the retailer may have acted although no readable answer of its own arrived. */
export function answerWasLost(thrown: unknown): boolean {
  if (!(thrown instanceof ProblemError)) return false;
  const { problem } = thrown;
  return (
    problem.kind === 'no-answer' ||
    problem.kind === 'unreadable' ||
    // 502 and 504 come from a gateway (RFC 9110): the server behind it may have acted.
    (problem.kind === 'broken' && (problem.status === 502 || problem.status === 504))
  );
}
