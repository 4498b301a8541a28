import { createContext, use } from 'react';
import type { TextRow, TextTable } from '#studio/texts-contract.ts';
import type { TextDrafts } from './text-drafts.ts';
import type { Side } from './text-lines.ts';

/** What the rows of the table share. */
export interface TextContext {
  drafts: TextDrafts;
  languages: Record<Side, TextTable['languages'][number]>;
  partner: string | null;
  /** Says that a text was changed here: it stays in sight. */
  onChanged: (key: string) => void;
  /** Says that a translation is right although its original changed. */
  onReviewed: (row: TextRow) => void;
}

const context = createContext<TextContext | null>(null);
export const TextProvider = context.Provider;

/** What the rows of the table share. */
export function useTextContext(): TextContext {
  const shared = use(context);
  if (!shared) throw new Error('A row stands outside of the table of texts');
  return shared;
}
