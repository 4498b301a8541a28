import type { ReactElement } from 'react';
import { useLanguageChoice } from '#app/settings/use-language-choice.ts';
import { useFacts, useLanguageName } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { Menu } from '#ui/overlays/menu.tsx';

/** The languages on offer, each named in itself; nothing when there is only one. */
export function LanguageMenu(): ReactElement | null {
  const { t, language } = useTexts();
  const { offered } = useFacts().settings.languages;
  const languageName = useLanguageName();
  const { choose, pending } = useLanguageChoice();
  if (offered.length < 2) return null;

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
