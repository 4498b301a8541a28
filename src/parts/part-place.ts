import type { Facts } from '#config/configuration-types.ts';
import { type Texts, type TextValues, useTexts } from '#i18n/texts.ts';
import { textsOfPart } from './part-texts.ts';

/** Where a part is: its page, its name there, and what the page is about. */
export interface PartPlace {
  page: string;
  name: string;
  subject: Facts['subject'];
}

/** The texts of a part, by their keys below its own: `title`, `members.total`. */
export function usePartTexts({ page, name }: PartPlace): Texts {
  const { t, optional, language } = useTexts();
  const prefix = textsOfPart(page, name);
  return {
    t: (key: string, values?: TextValues) => t(prefix + key, values),
    optional: (key: string, values?: TextValues) => optional(prefix + key, values),
    language,
  };
}
