import { looksLikeCompanyNif, normaliseNif } from '#domain/identifiers/nif.ts';

/** The signed-in customer as the retailer keeps them. */
export interface User {
  id: number;
  name: string;
  /** The name of a person in its parts; null where the retailer does not say, and of a company. */
  nameParts: { name: string; surName1: string; surName2: string | null } | null;
  vat: string;
  email: string | null;
  mobile: string | null;
  /** Language that the retailer writes in, for example `es-ES`; null where it does not say. */
  language: string | null;
}

/** What a contracting takes of the customer who is signed in: who contracts, and how to reach them. */
export interface KnownPerson {
  id: number;
  vat: string;
  mobile: string | null;
  email: string | null;
  name: string | null;
  surName1: string | null;
  surName2: string | null;
  companyName: string | null;
}

/** The customer as the person step of contracting needs it: names only if their parts are known, or of a company. */
export function knownPerson({ id, name, nameParts, vat, email, mobile }: User): KnownPerson {
  const isNamedCompany = looksLikeCompanyNif(normaliseNif(vat)) && name !== vat;
  return {
    ...{ id, vat, mobile, email },
    name: nameParts?.name ?? null,
    surName1: nameParts?.surName1 ?? null,
    surName2: nameParts?.surName2 ?? null,
    companyName: isNamedCompany ? name : null,
  };
}

/** A new e-mail for sign-in that the customer requested and has not confirmed with its link. */
export interface PendingEmail {
  email: string;
  requestedAt: string;
  /** True when the link no longer works because of its age. */
  isExpired: boolean;
}

/** How the retailer changes the e-mail that the customer signs in with. */
export interface EmailChange {
  /** True where a link sent to the new address confirms it; false where it changes at once. */
  needsConfirmation: boolean;
  pending: PendingEmail | null;
}

/** A place where the customer is signed in. */
export interface UserSession {
  id: string;
  createdAt: string;
  /** Browser and system, by their own names; null for one that is not known. */
  browser: string | null;
  system: string | null;
  isCurrent: boolean;
}

/** The first that matches counts: many browsers also name those that they resemble. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and system of a header `User-Agent`. */
export function deviceOf(userAgent: string | null): Pick<UserSession, 'browser' | 'system'> {
  const text = userAgent ?? '';
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
