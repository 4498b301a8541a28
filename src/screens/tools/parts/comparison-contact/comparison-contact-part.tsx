import type { ReactElement } from 'react';
import { LeadContact, type LeadContactProps } from '#screens/tools/lead-contact.tsx';

interface ComparisonContactProps {
  /** Null where the page has the form already. */
  contact: LeadContactProps | null;
}

/** Leaving how to be called about a result. */
export function ComparisonContactPart({ contact }: ComparisonContactProps): ReactElement | null {
  return contact && <LeadContact {...contact} />;
}
