/** The signed-in user, as the token says. */
export interface SessionUser {
  id: string;
  name: string;
  vat: string;
  /** True while an agent of the retailer looks at the account (impersonation): nothing may be written. */
  readOnly: boolean;
  /** End of the token, milliseconds since 1970. */
  endsAt: number;
}

/** A token and its user. */
export interface Session {
  token: string;
  user: SessionUser;
}

/** Why a session ended; `none` when there was none. */
export type SignedOutReason = 'none' | 'expired' | 'invalid' | 'elsewhere' | 'left';
