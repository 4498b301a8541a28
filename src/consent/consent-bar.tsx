import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import type { Category } from './consent-record.ts';
import './consent.scss';

export interface ConsentBarProps {
  isOpen: boolean;
  /** The categories in which there is something to agree to. */
  asked: readonly Category[];
  choose: (categories: readonly Category[]) => void;
}

/** The question at the foot of the window: no modal, and all answers alike. Says that the choice was kept. */
export function ConsentBar({ isOpen, asked, choose }: ConsentBarProps): ReactElement {
  const { t, language } = useTexts();
  const [isDetailed, setDetailed] = useState(false);
  const answer = (categories: readonly Category[]) => {
    // The button that has the focus goes.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    choose(categories);
  };
  const purposes = new Intl.ListFormat(language).format(
    asked.map((category) => t(`consent.purposes.${category}`)),
  );
  // Its classes are not called after cookies: blockers would hide the question.
  return (
    <>
      {isOpen && (
        <section className="choice-bar" aria-label={t('consent.label')}>
          <div className="choice-bar-inner">
            <p>{t('consent.question', { purposes })}</p>
            <div className="choice-bar-answers">
              <Button onClick={() => answer(asked)}>{t('consent.accept')}</Button>
              <Button onClick={() => answer([])}>{t('consent.reject')}</Button>
              <Button aria-haspopup="dialog" onClick={() => setDetailed(true)}>
                {t('consent.personalise')}
              </Button>
            </div>
          </div>
        </section>
      )}
      {isDetailed && <ConsentDialog onClose={() => setDetailed(false)} />}
      <p role="status" className="visually-hidden">
        {!isOpen && t('consent.kept')}
      </p>
    </>
  );
}
