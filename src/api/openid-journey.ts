import type { IdentityProvider, SignInAim } from '#domain/customer/sign-in.ts';
import { storedValue, storeText } from '#storage/browser-storage.ts';

/** What the portal must remember while the visitor is at the identity provider. */
export interface OpenIdJourney {
  state: string;
  nonce: string;
  provider: IdentityProvider;
  /** True where the provider names itself in its answers (RFC 9207). */
  namesIssuer: boolean;
  aim: SignInAim;
}

const JOURNEY = 'lluerna.openid';
const AIM = 'lluerna.aim';

/** Stores the journey for this tab: sessionStorage ties state and nonce to it. The latest one counts. */
export function keepJourney(journey: OpenIdJourney): void {
  sessionStorage.setItem(JOURNEY, JSON.stringify(journey));
  sessionStorage.setItem(AIM, JSON.stringify(journey.aim));
}

/** Returns the journey of this tab and removes it: state and nonce may be used once. Null when there is none. */
export function takeJourney(): OpenIdJourney | null {
  const journey = read<OpenIdJourney>(JOURNEY);
  forget(JOURNEY);
  return journey;
}

/** The aim of the last journey of this tab, for another attempt; null after a sign-in that succeeded. */
export function storedAim(): SignInAim | null {
  return read<SignInAim>(AIM);
}

/** Removes the stored aim after a sign-in: the next one has its own. */
export function forgetAim(): void {
  forget(AIM);
}

// Blocked or damaged storage counts as empty.
const read = <Stored>(key: string): Stored | null =>
  (storedValue('tab', key) ?? null) as Stored | null;

const forget = (key: string): void => void storeText('tab', key, null);
