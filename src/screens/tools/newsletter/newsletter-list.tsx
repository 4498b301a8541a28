import { type ReactElement, useId } from 'react';
import { isStored, type Newsletter } from '#domain/customer/newsletter.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { NewsletterCard } from './newsletter-card.tsx';

interface NewsletterListProps {
  newsletters: readonly Newsletter[];
  /** Ids of those that are chosen. */
  chosen: readonly number[];
  /** True while nothing can be chosen. */
  isBlocked: boolean;
  onChoose: (ids: number[]) => void;
}

/** Newsletters as switches under their heading, with one press for all and one for none. */
export function NewsletterList({
  newsletters,
  chosen,
  isBlocked,
  onChoose,
}: NewsletterListProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const choose = (ids: number[]) => isBlocked || onChoose(ids);
  return (
    <>
      <div className="newsletter-head">
        <h2 id={id}>{t('newsletter.choose')}</h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => choose(newsletters.map((one) => one.id))}
        >
          {t('newsletter.all')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => choose([])}>
          {t('newsletter.none')}
        </Button>
      </div>
      <ul className="newsletter-list" aria-labelledby={id}>
        {newsletters.map((one) => (
          <NewsletterCard
            key={one.id}
            newsletter={one}
            isChosen={chosen.includes(one.id)}
            isStored={isStored(one)}
            isBlocked={isBlocked}
            onChange={(isChosen) =>
              choose(isChosen ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))
            }
          />
        ))}
      </ul>
    </>
  );
}
