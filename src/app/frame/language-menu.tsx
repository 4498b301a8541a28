import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { changeLanguage } from '#app/languages.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { languageName } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';

/** The languages on offer, each named in itself; nothing when there is only one. */
export function LanguageMenu(): ReactElement | null {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const queryClient = useQueryClient();
  const { offered } = useFacts().settings.languages;
  const [pending, setPending] = useState<string | null>(null);
  if (offered.length < 2) return null;

  const choose = (wished: string) => {
    setPending(wished);
    // When the texts cannot be loaded the page keeps its language.
    changeLanguage(configuration, wished)
      // Served texts were read in the previous language.
      .then(() => queryClient.invalidateQueries())
      .catch((failure: unknown) => console.warn('Texts could not be read', wished, failure))
      .finally(() => setPending(null));
  };
  return (
    <Menu
      label={t('common.labelled', { label: t('frame.language'), value: languageName(language) })}
      button={
        <>
          <Icon name="globe" />
          <span aria-busy={pending !== null}>{language.slice(0, 2).toUpperCase()}</span>
        </>
      }
      entries={offered.map((code) => ({
        id: code,
        label: languageName(code),
        lang: code,
        isCurrent: code === language,
        onSelect: () => choose(code),
      }))}
    />
  );
}
