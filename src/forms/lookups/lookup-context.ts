import { createContext, use } from 'react';

/** One entry of a look-up as a choice. */
export interface Choice {
  /** The answer that choosing it gives, as text: a number where the schema wants one. */
  value: string;
  label: string;
  /** The entry with all its members, in the API's own names. */
  entry: Readonly<Record<string, unknown>>;
  /** True for what is in force already: it is shown, and cannot be chosen. */
  isCurrent: boolean;
}

/** What a widget has to know of the look-up of its field. */
export interface FieldLookupState {
  /** `waiting`: an answer that it takes is missing or wrong; `ready`: `choices` are what the API has now. */
  state: 'waiting' | 'loading' | 'failed' | 'ready';
  /** What is offered now; empty unless `ready`. */
  choices: readonly Choice[];
  /**
   * True when the customer may type the answer, because nothing was found or the look-up failed: render a text input.
   */
  typed: boolean;
  retry: () => void;
  /** What is said while it is under way. */
  loading: string;
}

export const LookupContext = createContext<FieldLookupState | null>(null);

/**
 * The look-up of the field around a widget, or null when it has none.
 *
 * A widget only offers `choices` (and renders a text input while `typed`). Everything else is rendered around it:
 * notes (loading, empty, failed with a retry) and their announcement below the control; taking the only entry, filling
 * other fields, clearing an answer that is no longer offered (or setting the option `gone`), hiding the field, refusing.
 */
export function useLookup(): FieldLookupState | null {
  return use(LookupContext);
}
