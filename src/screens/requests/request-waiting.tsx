import type { ReactElement } from 'react';
import type { CustomerRequest } from '#domain/customer/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { ANSWER } from './request-answer.tsx';

/** What the retailer waits for from the customer, and the way to the box below. */
export function RequestWaiting({ request }: { request: CustomerRequest }): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const question = request.messages.findLast(({ isOwn }) => !isOwn);
  return (
    <section className="request-waiting" aria-labelledby="request-waiting">
      <h2 id="request-waiting">
        <Icon name="alert" />
        {t('requests.detail.waiting')}
      </h2>
      {question && (
        <>
          <p>{t('requests.detail.asked', { date: longDate(question.date) })}</p>
          <blockquote>{question.text}</blockquote>
        </>
      )}
      <Button variant="primary" onClick={goToAnswer}>
        {t('requests.detail.answer')}
      </Button>
    </section>
  );
}

/** Puts the focus into the box to answer; one that is still on its way gets it when it comes, unless it went elsewhere. */
function goToAnswer({ currentTarget: button }: { currentTarget: HTMLElement }): void {
  const box = document.getElementById(ANSWER);
  if (!box) return;
  box.scrollIntoView?.({ block: 'center' });
  const focus = () => {
    const field = box.querySelector('textarea');
    field?.focus();
    return field !== null;
  };
  if (focus()) return;
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== button || focus()) arrival.disconnect();
  });
  arrival.observe(box, { childList: true, subtree: true });
}
