import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import type { Category } from './consent-record.ts';
import './consent.scss';

export interface ConsentBarProps {
  isOpen: boolean;
  /** The categories that need consent. */
  offered: readonly Category[];
  choose: (categories: readonly Category[]) => void;
}

/**
 * The consent bar: not modal, whose cookies and what for in a line that opens the details, and all answers with equal
 * weight. Announces that the choice was stored.
 */
export function ConsentBar({ isOpen, offered, choose }: ConsentBarProps): ReactElement {
  const { t } = useTexts();
  const [isDetailed, setDetailed] = useState(false);
  const answer = (categories: readonly Category[]) => {
    // The focused button is about to be removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    choose(categories);
  };
  const names = offered.map((category) => t(`consent.purposes.${category}`));
  // A text: the first formatter of lists takes a phone 50 ms, on the first visit.
  const purposes =
    names.length > 1
      ? t('consent.severalPurposes', { first: names.slice(0, -1).join(', '), last: names.at(-1) })
      : names.join();
  // No class name contains "cookie": blockers would hide the bar.
  return (
    <>
      {isOpen && (
        <section className="choice-bar" aria-label={t('consent.label')}>
          <div className="choice-bar-inner">
            <p>
              <button
                type="button"
                className="choice-bar-more"
                aria-haspopup="dialog"
                onClick={() => setDetailed(true)}
              >
                {t('consent.question', { purposes })}
              </button>
            </p>
            <div className="choice-bar-answers">
              <Button onClick={() => answer(offered)}>{t('consent.accept')}</Button>
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
