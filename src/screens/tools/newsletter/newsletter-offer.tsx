import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { type Newsletter, wantedIn, wantedText } from '#domain/customer/newsletter.ts';
import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import type { Answers } from '#domain/submission.ts';
import type { FormStore } from '#forms/engine/form-store.ts';
import { useDebounced } from '#forms/engine/use-debounced.ts';
import { useTexts } from '#i18n/texts.ts';
import { newslettersQuery } from '#queries/account/newsletters.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { NewsletterList } from './newsletter-list.tsx';
import { NoNewsletters } from './no-newsletters.tsx';

interface NewsletterOfferProps {
  answers: Answers;
  store: FormStore;
  /** True while the choice is being sent. */
  isBusy: boolean;
}

/** The newsletters on offer to the address that is typed; what is chosen is an answer of its form. */
export function NewsletterOffer({ answers, store, isBusy }: NewsletterOfferProps): ReactElement {
  const { t } = useTexts();
  const { listDelayMs } = useFacts().settings.newsletter;
  const typed = normaliseEmail(String(answers.email ?? ''));
  const email = useDebounced(isEmail(typed) ? typed : null, listDelayMs);
  const query = useQuery(newslettersQuery(email));
  const { data } = query;
  const chosen = wantedIn(answers.newsletters);
  const choose = (ids: number[]) => store.set([[['newsletters'], wantedText(ids)]]);

  useOfferedOnly(store, data);
  if (email === null && data === undefined)
    return <p className="newsletter-note">{t('newsletter.request.waiting')}</p>;
  return (
    <div className="newsletter-choices">
      <Loaded
        query={query}
        skeleton={<SkeletonCards cards={3} />}
        failed={t('newsletter.request.failed')}
      >
        {(newsletters) =>
          newsletters.length === 0 ? (
            <NoNewsletters />
          ) : (
            <>
              <NewsletterList {...{ newsletters, chosen }} isBlocked={isBusy} onChoose={choose} />
              <p role="status" className="newsletter-note">
                {t(`newsletter.request.${answers.newsletters === '' ? 'none' : 'replaces'}`)}
              </p>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Removes a chosen newsletter that is no longer on offer: it is not visible, and must not be requested. */
function useOfferedOnly(store: FormStore, data: readonly Newsletter[] | undefined): void {
  useEffect(() => {
    const chosenBefore = wantedIn(store.read().newsletters);
    const offered = chosenBefore.filter((id) => data?.some((one) => one.id === id));
    if (data && offered.length < chosenBefore.length)
      store.set([[['newsletters'], offered.length > 0 ? wantedText(offered) : undefined]]);
  }, [data, store]);
}
