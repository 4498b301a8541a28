/** Who is signed in, as the token says. */
export interface SessionUser {
  id: string;
  name: string;
  vat: string;
  /** True while somebody of the retailer looks at the account (impersonation): nothing may be written. */
  readOnly: boolean;
  /** End of the token, milliseconds since 1970. */
  endsAt: number;
}

/** A token and the person it speaks for. */
export interface Session {
  token: string;
  user: SessionUser;
}

/** Why nobody is signed in; `none` when nobody was. */
export type SignedOutReason = 'none' | 'expired' | 'invalid' | 'elsewhere' | 'left';
