import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ConsentCategory } from './consent-category.tsx';
import { type Category, categories } from './consent-record.ts';
import { isConsentStored } from './consent-store.ts';
import { useConsent } from './use-consent.ts';
import { categoriesOf, usesOf } from './uses.ts';
import './consent.scss';

/** What is stored and why, with a choice for each category; only earlier choices are ticked. */
export function ConsentDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { settings } = useFacts();
  const { granted, choose } = useConsent();
  const [wanted, setWanted] = useState<ReadonlySet<Category>>(granted ?? new Set());
  const uses = usesOf(settings);
  const offered = categoriesOf(uses);
  const policy = settings.links.cookies;
  const save = (chosen: readonly Category[]) => {
    choose(chosen);
    onClose();
  };
  const turn = (category: Category) =>
    setWanted((before) => {
      const next = new Set(before);
      if (!next.delete(category)) next.add(category);
      return next;
    });
  return (
    <Dialog
      title={t('consent.title')}
      onClose={onClose}
      footer={
        offered.length > 0 && (
          <div className="choice-bar-answers">
            <Button onClick={() => save(offered.filter((category) => wanted.has(category)))}>
              {t('consent.save')}
            </Button>
            <Button onClick={() => save(offered)}>{t('consent.accept')}</Button>
            <Button onClick={() => save([])}>{t('consent.reject')}</Button>
          </div>
        )
      }
    >
      <p>{t(offered.length > 0 ? 'consent.intro' : 'consent.onlyNecessary')}</p>
      {!isConsentStored() && <p>{t('consent.notStored')}</p>}
      <ul className="choices">
        <ConsentCategory category="necessary" uses={[]} isOn />
        {offered.length > 0 &&
          categories.map((category) => (
            <ConsentCategory
              key={category}
              category={category}
              uses={uses.filter((use) => use.category === category)}
              isOn={wanted.has(category)}
              onTurn={() => turn(category)}
            />
          ))}
      </ul>
      {policy && (
        <p>
          <a href={policy} target="_blank" rel="noopener">
            {t('frame.links.cookies')}
            <span className="visually-hidden"> {t('common.newTab')}</span>
          </a>
        </p>
      )}
    </Dialog>
  );
}
