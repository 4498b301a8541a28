import type { Thing } from '#workbench/edit/studio-messages.ts';
import type { Changed } from './contract.ts';

/** Who may see a page. */
export const accesses = ['unprotected', 'private', 'public'] as const;
export type PageAccess = (typeof accesses)[number];

/** Menus that a new page may have a line in. */
export const menus = ['sidebar', 'visitor', 'footer'] as const;
export type Menu = (typeof menus)[number];

/** POST /api/new: begins something, with its files and its texts in every language, as one step of undo. */
export type NewThing =
  /** A page with a text, at a path made from its title. */
  | { kind: 'page'; title: string; access: PageAccess; menus: Menu[]; body: string }
  /** A form that sends a message to customer service. */
  | { kind: 'form'; title: string }
  /** A step of a wizard with a form of its own, and one field in it; `after` is the step before it, left out: the first one. */
  | { kind: 'step'; wizard: string; after?: string; title: string; label: string }
  | { kind: 'partner'; name: string }
  /** The texts of a further language, to be translated; its code as `pt-PT`. */
  | { kind: 'language'; code: string };
export type NewKind = NewThing['kind'];

/** Answer to something that was started. */
export interface Started extends Changed {
  thing: Thing;
  /** Name of the partner that was started, which is in view now. */
  partner?: string;
}

/** 422: why nothing was started. */
export interface NewRefusal {
  reason: 'taken' | 'not-allowed' | 'no-language';
}
