import type { ReactElement } from 'react';
import type { CustomerRequest } from '#domain/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ANSWER } from './request-answer.tsx';

/** What the retailer waits for from the customer, and the way to the box below. */
export function RequestWaiting({ request }: { request: CustomerRequest }): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const asked = request.messages.findLast(({ isOwn }) => !isOwn);
  const answer = () => {
    const box = document.getElementById(ANSWER);
    box?.scrollIntoView?.({ block: 'center' });
    box?.querySelector<HTMLElement>('textarea, button')?.focus();
  };
  return (
    <section className="request-waiting" aria-labelledby="request-waiting">
      <h2 id="request-waiting">
        <Icon name="alert" />
        {t('requests.detail.waiting')}
      </h2>
      {asked && (
        <>
          <p>{t('requests.detail.asked', { date: longDate(asked.date) })}</p>
          <blockquote>{asked.text}</blockquote>
        </>
      )}
      <Button variant="primary" onClick={answer}>
        {t('requests.detail.answer')}
      </Button>
    </section>
  );
}
