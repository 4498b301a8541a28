import { useFacts } from '#config/facts-provider.tsx';
import {
  type AnswerKind,
  answerDue,
  type ClaimCodes,
  claimKind,
} from '#domain/customer/answer-due.ts';
import { useFormats } from '#i18n/formats.ts';

/** By when an answer is due: as it is stored (ISO date or instant), and in words. */
export interface AnswerDue {
  kind: AnswerKind;
  due: string;
  words: string;
}

/**
 * Returns a function for the latest moment of the answer to what was received at an instant (ISO): a claim with its
 * codes, or a message.
 */
export function useAnswerDue(): (received: string, claim: ClaimCodes | null) => AnswerDue {
  const { support } = useFacts().settings;
  const { longDate, longDateTime } = useFormats();
  return (received, claim) => {
    const kind = claim ? claimKind(claim, support.claimKinds) : 'usual';
    const due = answerDue(received, kind, support.answerDays);
    return { kind, due, words: kind === 'outage' ? longDateTime(due) : longDate(due) };
  };
}
