import type { Timed } from '#config/timed-parts.ts';

/** Which parts a page has, as written in `schemas/screens/<route>.json`. */
export interface ScreenDocument {
  /** Of a page that only the configuration knows. Its paths are `routes.<page>`, its texts `pages.<page>`. */
  page?: OwnPage;
  /** Area of the page's layout -> its parts, in order. */
  areas: Record<string, readonly PartEntry[]>;
}

/** What the configuration says of a page of its own. */
export interface OwnPage {
  /** Who may see it: customers, visitors only, or all. */
  access: 'private' | 'public' | 'unprotected';
  /** Conditions without which the page does not exist. */
  requires?: string[];
}

/** A part of a page: which, when, under which conditions, with which options. */
export interface PartEntry extends Timed {
  part: string;
  /** Its name among the parts of its area, where the part stands there more than once. */
  id?: string;
  /** Conditions that must all hold; otherwise the page does not have it. */
  requires?: string[];
  /** It comes before the other parts of its area while these conditions hold. */
  first?: { when: string[] };
  options?: Record<string, unknown>;
}
