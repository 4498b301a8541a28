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

/** What a session has that the identity provider opened. */
export interface ProviderSession {
  /** The provider's id token, with which its own session is ended (`id_token_hint`). */
  idToken: string;
  issuer: string;
  clientId: string;
  /** True for a customer without a contract at the time of the sign-in. */
  isNewCustomer: boolean;
}

/** A token and its user. */
export interface Session {
  token: string;
  user: SessionUser;
  provider?: ProviderSession | undefined;
}

/**
 * Why a session ended; `none` when there was none. `left-here`: it goes on at the identity provider, which could not be
 * reached.
 */
export type SignedOutReason = 'none' | 'expired' | 'invalid' | 'elsewhere' | 'left' | 'left-here';
