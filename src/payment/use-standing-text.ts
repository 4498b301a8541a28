import type { PaymentProblem } from '#domain/invoices/payment.ts';
import { useFormats } from '#i18n/formats.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import type { DebtInvoice } from '#machines/payment/debt-invoices.ts';
import type { RunningDebt } from './debt/use-debt-payment.ts';
import { ownText, paymentProblemText } from './payment-problem.ts';

/** What became of an invoice, in words. */
export interface StandingText {
  title: string;
  body?: string;
}

/** Gives what became of an invoice in words. */
export function useStandingText({
  at,
  turnAt,
}: Pick<RunningDebt, 'at' | 'turnAt'>): (one: DebtInvoice) => StandingText {
  const texts = useTexts();
  const { euro } = useFormats();
  const say = (name: string) => texts.t(`payment.debt.standing.${name}`);
  return ({ standing, shownEuro, problem, reason }) => {
    switch (standing) {
      case 'paying':
        return { title: texts.optional(`payment.debt.standing.${turnAt}`) ?? say('paying') };
      case 'waiting':
        return { title: say(at === 'finished' ? 'not-tried' : 'waiting') };
      case 'changed':
        return {
          title: say('changed'),
          body: texts.t('payment.debt.before', { amount: euro(shownEuro) }),
        };
      case 'closed':
        return { title: texts.t(`payment.closed.${reason}.title`) };
      case 'refused':
        return refusalText(problem ?? { kind: 'fault' }, texts);
      default:
        return { title: say(standing) };
    }
  };
}

/** Problems of the connection and of the retailer's server. */
const unfinished: readonly PaymentProblem['kind'][] = [
  'no-answer',
  'unreachable',
  'broken',
  'unreadable',
  'fault',
];

/** A turn is refused only when it is known that nothing was charged. */
function refusalText(problem: PaymentProblem, texts: Texts): StandingText {
  const isUnfinished =
    unfinished.includes(problem.kind) ||
    (problem.kind === 'card' && problem.code === 'unreachable');
  return (
    (isUnfinished ? ownText('unfinished-turn', texts) : undefined) ??
    paymentProblemText(problem, texts)
  );
}
