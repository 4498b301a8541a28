import type { ReactElement } from 'react';
import type { CustomerRequest } from '#domain/customer/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { focusAnswer } from '#screens/requests/request-answer-box.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';

interface RequestWaitingProps {
  request: CustomerRequest;
  /** True where the page has the box to answer. */
  hasAnswer: boolean;
}

/** What the retailer waits for from the customer, and the way to the box. */
export function RequestWaiting({ request, hasAnswer }: RequestWaitingProps): ReactElement {
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
      {hasAnswer && (
        <Button variant="primary" onClick={focusAnswer}>
          {t('requests.detail.answer')}
        </Button>
      )}
    </section>
  );
}
