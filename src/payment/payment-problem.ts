import type { PaymentProblem } from '#domain/invoices/payment.ts';
import type { Texts } from '#i18n/texts.ts';
import { type ProblemText, problemText } from '#ui/feedback/problem-text.ts';

const SECONDS_A_MINUTE = 60;

/** Problems of a call for which a payment has words of its own, by kind. */
const ownKinds: Partial<Record<PaymentProblem['kind'], string>> = {
  card: 'card',
  rejected: 'unknown_payment_error',
  'too-many': 'rate_limit',
};

/** A problem in words: those of its code, else of its kind, else the usual ones. */
export function paymentProblemText(problem: PaymentProblem, texts: Texts): ProblemText {
  const code = 'code' in problem ? problem.code : undefined;
  const own = ownText(code, texts) ?? ownText(ownKinds[problem.kind], texts);
  if (problem.kind === 'card') return own as ProblemText;
  if (problem.kind === 'too-many' && problem.retryAfterSeconds !== undefined && own) {
    const count = Math.ceil(problem.retryAfterSeconds / SECONDS_A_MINUTE);
    return { ...own, body: texts.t('payment.problems.rate_limit.wait', { count }) };
  }
  return own ?? problemText(problem, texts);
}

/** The text of a payment's own problem, by its name. */
export function ownText(name: string | undefined, texts: Texts): ProblemText | undefined {
  const title = name && texts.optional(`payment.problems.${name}.title`);
  return title ? { title, body: texts.t(`payment.problems.${name}.body`) } : undefined;
}
