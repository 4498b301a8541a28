import type { IdentityProvider, SignInAim } from '#domain/customer/sign-in.ts';
import { storedValue, storeText } from '#storage/browser-storage.ts';

/** What the way to the identity provider and back needs to remember. */
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

/** Keeps the journey in this tab: sessionStorage ties state and nonce to it. The latest one counts. */
export function keepJourney(journey: OpenIdJourney): void {
  sessionStorage.setItem(JOURNEY, JSON.stringify(journey));
  sessionStorage.setItem(AIM, JSON.stringify(journey.aim));
}

/** The journey of this tab, which is forgotten at once: state and nonce work one time. Null when there is none. */
export function takeJourney(): OpenIdJourney | null {
  const journey = read<OpenIdJourney>(JOURNEY);
  forget(JOURNEY);
  return journey;
}

/** Where the last journey of this tab was to lead, for another try; null once somebody arrived. */
export function keptAim(): SignInAim | null {
  return read<SignInAim>(AIM);
}

/** Somebody arrived: the next sign-in has an aim of its own. */
export function forgetAim(): void {
  forget(AIM);
}

// Blocked or damaged storage is as good as none.
const read = <Kept>(key: string): Kept | null => (storedValue('tab', key) ?? null) as Kept | null;

const forget = (key: string): void => void storeText('tab', key, null);
