import { type ReactElement, useEffect, useState } from 'react';
import { ensureTexts } from '#app/settings/languages.ts';
import { useLanguageChoice } from '#app/settings/use-language-choice.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { hasTexts } from '#i18n/i18n.ts';
import { textsIn } from '#i18n/texts.ts';
import { storedText, storeText } from '#storage/browser-storage.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';

const KEY = 'lluerna.language-notice';

/** Offers, in the reader's language, to switch to it, until it is chosen or dismissed. */
export function LanguageNotice({ language }: { language: string }): ReactElement | null {
  const { choose, pending } = useLanguageChoice();
  const [dismissed, setDismissed] = useState(() => storedText('browser', KEY));
  const areTextsLoaded = useTextsOf(language);
  if (dismissed === language || !areTextsLoaded) return null;
  const t = textsIn(language);
  const dismiss = () => {
    // The button that has the focus is removed.
    document.querySelector('main')?.focus({ preventScroll: true });
    storeText('browser', KEY, language);
    setDismissed(language);
  };
  return (
    <div role="status" className="frame-notice is-quiet" lang={language} translate="no">
      <Icon name="globe" />
      <Button variant="quiet" busy={pending !== null} onClick={() => choose(language)}>
        {t('frame.languageNotice')}
      </Button>
      <button type="button" className="btn btn-quiet btn-icon" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t('common.close')}</span>
      </button>
    </div>
  );
}

/** Loads the texts of a language that the page may not be in; true once they are loaded. */
function useTextsOf(language: string): boolean {
  const configuration = useConfiguration();
  const [, setLoaded] = useState('');
  useEffect(() => {
    const ignore = () => {};
    ensureTexts(configuration, language).then(() => setLoaded(language), ignore);
  }, [configuration, language]);
  return hasTexts(language);
}
