import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';

/**
 * Before contracting in a language that the retailer does not write: in which ones contracts, invoices and answers come
 * (Ley 10/2025 7.2).
 */
export function LettersNote(): ReactElement | null {
  const { t, language } = useTexts();
  const { list } = useFormats();
  const { letters } = useFacts().settings.languages;
  if (letters.includes(language)) return null;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languages = letters.map((code) => names.of(code.slice(0, 2)) ?? code);
  return <Alert>{t('wizard.letters', { languages: list(languages) })}</Alert>;
}
