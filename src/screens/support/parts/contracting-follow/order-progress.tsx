import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import {
  orderProgressOf,
  type OrderProgress as Progress,
} from '#queries/contracting/order-progress.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import '#screens/support/support.scss';

interface OrderProgressProps {
  /** What the call of the form answered. */
  result: unknown;
  onAgain: () => void;
}

/** States from which a person may still withdraw. */
const withdrawable: readonly Progress['state'][] = [
  ...(['received', 'contract_sent', 'signed', 'with_distributor'] as const),
];

/** How far a contracting is: its state in a sentence, what happened so far, and the ways on. */
export function OrderProgress({ result, onAgain }: OrderProgressProps): ReactElement {
  const { t } = useTexts();
  const find = useOpenRoutes();
  const order = orderProgressOf(result);
  const { answerDays } = useFacts().settings.contractation;
  const again = (
    <Button variant="quiet" onClick={onAgain}>
      {t('support.follow.again')}
    </Button>
  );
  if (!order)
    return (
      <div className="support-receipt">
        <Alert tone="info">{t('support.follow.unreadable')}</Alert>
        {again}
      </div>
    );
  const withdrawal = withdrawable.includes(order.state) && find('withdrawal')?.address;
  return (
    <section className="support-receipt" aria-label={t('support.follow.title')}>
      <p className="order-state">
        <strong>{t(`support.follow.states.${order.state}`)}</strong>
      </p>
      <NextStep order={order} answerDays={answerDays} />
      <ol className="order-events">
        {order.events.map((event) => (
          <OrderEvent key={event.state} event={event} />
        ))}
      </ol>
      <DefinitionList
        items={[
          { term: t('support.follow.reference'), value: order.reference },
          { term: t('support.follow.product'), value: order.product },
          { term: t('support.withdrawal.supply'), value: order.supply, wide: true },
        ]}
      />
      <div className="support-receipt-actions">
        {withdrawal && (
          <Link className="btn btn-secondary" to={withdrawal}>
            {t('support.follow.withdraw')}
          </Link>
        )}
        {again}
      </div>
    </section>
  );
}

function OrderEvent({ event }: { event: Progress['events'][number] }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  return (
    <li>
      <span>{t(`support.follow.events.${event.state}`)}</span> <span>{date(event.date)}</span>
    </li>
  );
}

/** What happens next and until when, or why it ended. */
function NextStep({ order, answerDays }: { order: Progress; answerDays: number }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const { state, dueDate, reason, events } = order;
  if (state === 'with_distributor' && dueDate)
    return <p>{t('support.follow.due', { date: date(dueDate) })}</p>;
  if (state === 'refused' && reason) return <p>{t(`support.follow.reasons.${reason}`)}</p>;
  const last = events.at(-1)?.date ?? '';
  return (
    <p>{t(`support.follow.next.${state}`, { count: answerDays, date: last && date(last) })}</p>
  );
}
