import { useMemo, useState } from 'react';
import { today } from '#config/clock.ts';
import { billDays } from '#domain/bills/bill-days.ts';
import type { ComparedEnergy } from '#domain/comparison/comparison.ts';
import { inputsOfFragment } from '#domain/comparison/comparison-link.ts';
import type { Answers } from '#domain/submission.ts';
import { useLocation } from '#ui/address/use-address.ts';

/** What the form of a bill is about (`facts/subject/comparison`). */
export interface BillSubject extends Record<string, unknown> {
  comparison: {
    /** Distinguishes drafts: the values of a link are not mixed with earlier input. */
    id: string;
    firstDay: string;
    lastDay: string;
  };
}

export interface LinkedBill {
  subject: BillSubject;
  /** What the link that opened the page says of the bill; null without one. */
  bill: Answers | null;
}

/** The days that a bill may have, and what the link that opened the page says of one of this energy. */
export function useLinkedBill(energy: ComparedEnergy): LinkedBill {
  const { hash } = useLocation();
  const ofLink = inputsOfFragment(hash)?.energy === energy ? hash : '';
  // A later fragment leads within the page.
  const [id, setId] = useState(ofLink);
  if (id === '' && ofLink !== '') setId(ofLink);
  return useMemo(() => {
    const { energy: _, ...bill } = inputsOfFragment(id) ?? {};
    return {
      subject: { comparison: { id, ...billDays(today()) } },
      bill: id === '' ? null : bill,
    };
  }, [id]);
}
