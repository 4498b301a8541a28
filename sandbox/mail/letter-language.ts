import type { Customer } from '#sandbox/database/tables.ts';

/**
 * Language of the API in which a customer gets e-mails and documents: the one that they chose (Ley 10/2025 7.2), else
 * that of the page they read, else that of their account.
 */
export const letterLanguageOf = (
  { letter_language, language }: Pick<Customer, 'letter_language' | 'language'>,
  ofPage: string | undefined,
): string => letter_language ?? ofPage ?? language;
