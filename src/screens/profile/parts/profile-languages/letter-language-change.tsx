import type { ReactElement } from 'react';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { useTexts } from '#i18n/texts.ts';

/** The way to another language of letters (Ley 10/2025 7.2); `language` is the one in force, as the API names it. */
export function LetterLanguageChange({ language }: { language: string }): ReactElement {
  const { t } = useTexts();
  const subject = { letters: { language } };
  return (
    <p className="profile-action">
      <FormButton form="letter-language" subject={subject} size="small">
        {t('profile.languages.change')}
      </FormButton>
      <FormDialog form="letter-language" subject={subject} />
    </p>
  );
}
