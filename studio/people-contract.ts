import type { Thing } from '#workbench/edit/studio-messages.ts';

/** What a person may do, from the least to the most; each may what the ones before may. */
export const roles = ['translator', 'editor', 'publisher', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Someone who works in the Studio. */
export interface Person {
  name: string;
  /** Address of mail, by which they sign in; empty for git's user without one. */
  address: string;
  role: Role;
}

/** GET /api/session, and the answer to a sign-in. */
export interface Session {
  /** False on one's own machine, where no one signs in. */
  isTeam: boolean;
  /** True where people sign in at an identity provider, too: at `/sign-in/openid`. */
  hasOpenId: boolean;
  /** Who is signed in. */
  who: Person | null;
}

/** Why a sign-in at the provider did not succeed, in the fragment of the page (`#sign-in=unknown`). */
export const openIdFaults = ['unknown', 'unverified', 'expired', 'provider'] as const;
export type OpenIdFault = (typeof openIdFaults)[number];

/** POST /api/session. 401: no such person, or another password; 429: too many tries. */
export interface SignIn {
  address: string;
  password: string;
}

/** Shortest password; NIST SP 800-63B section 3.1.1.2 requires 15 where it is all there is. */
export const SHORTEST_PASSWORD = 15;

/** POST /api/session/password: takes an invitation up. 401: it is unknown, used or too old. */
export interface TakenInvitation {
  invitation: string;
  password: string;
}

/** GET /api/people, for administrators. */
export interface People {
  people: (Person & { isInvited: boolean })[];
}

/** Answer to an invitation (POST /api/people, of a `Person`): what its link ends with. */
export interface Invitation {
  invitation: string;
}

/** 422 of a change of people. */
export interface PeopleRefusal {
  reason: 'last-administrator' | 'unknown-person';
}

/** POST /api/here: what the panel of a page is about. */
export interface Here {
  /** Mark of the page, which it made up. */
  tab: string;
  thing: Thing | null;
}

/** Someone else in the Studio, or another page of the same person. */
export interface Other {
  name: string;
  isSelf: boolean;
  /** What their panel is about. */
  thing: Thing | null;
}
