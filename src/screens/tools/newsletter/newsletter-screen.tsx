import type { ReactElement } from 'react';
import { referenceIn } from '#domain/customer/newsletter.ts';
import { useTexts } from '#i18n/texts.ts';
import { useSearchParams } from '#ui/address/use-address.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { NewsletterPage } from './newsletter-page.tsx';
import { NewsletterRequest } from './newsletter-request.tsx';
import { NoSubscriber } from './no-subscriber.tsx';
import './newsletter.scss';

/**
 * The newsletters of the subscriber who opens the link of an e-mail, and the way to request such an e-mail (contracting
 * and tools, section 2).
 */
export function NewsletterScreen(): ReactElement {
  const { t, language } = useTexts();
  // It stays in the address, so that a reload and Back work; only that e-mail holds the link.
  const params = useSearchParams()[0].get('params') ?? '';
  const reference = referenceIn(params);
  return (
    <div className="newsletter-page">
      <PageHeader
        title={t('newsletter.title')}
        intro={params === '' ? t('newsletter.request.intro') : undefined}
      />
      {reference ? (
        // Names and descriptions come in the language of the page.
        <NewsletterPage key={`${reference} ${language}`} reference={reference} />
      ) : params === '' ? (
        <NewsletterRequest />
      ) : (
        <NoSubscriber />
      )}
    </div>
  );
}
