import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useHour } from '#config/use-hour.ts';
import type { CustomerRequest } from '#domain/customer/request.ts';
import { retailerDay } from '#domain/values/working-day.ts';
import { useAnswerDue } from '#help/answer-due.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';

/** States in which the retailer owes an answer. */
const OPEN: readonly string[] = ['in_process', 'being_processed'];

/**
 * Until when the retailer answers (Ley 10/2025 17), or since when it should have; nothing of a claim without codes, as
 * its kind is not known.
 */
export function RequestDue({ request }: { request: CustomerRequest }): ReactElement | null {
  const { t } = useTexts();
  const now = useHour();
  const { organization } = useFacts().settings;
  const dueOf = useAnswerDue();
  const { kind: sort, state, claim, createdAt } = request;
  if (!OPEN.includes(state) || (sort === 'claim' && !claim)) return null;
  const { kind, due, words: date } = dueOf(createdAt, claim);
  const isPast = kind === 'outage' ? Date.parse(due) < now : due < retailerDay(now);
  const name = kind === 'outage' ? 'inform' : 'answer';
  const text = t(`requests.due.${isPast ? 'past' : name}`, { date });
  return (
    <span>
      <TextWithPhone text={text} organization={organization} />
    </span>
  );
}
