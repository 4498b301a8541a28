import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { today } from '#config/clock.ts';
import { billDays } from '#domain/bills/bill-days.ts';
import type { ComparedEnergy } from '#domain/comparison/comparison.ts';
import { inputsOfFragment } from '#domain/comparison/comparison-link.ts';
import type { Answers } from '#domain/submission.ts';

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
  const [linked] = useState((): LinkedBill => {
    const { energy: ofLink, ...bill } = inputsOfFragment(hash) ?? {};
    const isOurs = ofLink === energy;
    return {
      subject: { comparison: { id: isOurs ? hash : '', ...billDays(today()) } },
      bill: isOurs ? bill : null,
    };
  });
  return linked;
}
