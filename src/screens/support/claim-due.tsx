import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useHour } from '#config/use-hour.ts';
import type { ClaimCodes } from '#domain/customer/answer-due.ts';
import type { Answers } from '#domain/submission.ts';
import { useAnswerDue } from '#help/answer-due.ts';
import { useTexts } from '#i18n/texts.ts';

/** Codes of the claim in the answers of its form; null before its type is chosen. */
export const claimCodes = ({ type, subtype }: Answers): ClaimCodes | null =>
  type ? { type: String(type), subtype: String(subtype ?? '') } : null;

/** Until when a claim that is sent now is answered, once its type is chosen (Ley 10/2025 17). */
export function ClaimDue({ answers }: { answers: Answers }): ReactElement | null {
  const { t } = useTexts();
  const { outage: count } = useFacts().settings.support.answerDays;
  const dueOf = useAnswerDue();
  const now = new Date(useHour()).toISOString();
  const claim = claimCodes(answers);
  if (!claim) return null;
  const { kind, words: date } = dueOf(now, claim);
  return (
    <p className="form-note" role="status">
      {kind === 'outage' ? t('support.due.hours', { count }) : t('support.due.day', { date })}
    </p>
  );
}
