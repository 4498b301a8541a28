import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { SupportPage } from './support-page.tsx';
import { type SupportSubject, useSupportSubject } from './support-subject.ts';
import { useClaimAttempts } from './use-support-attempts.ts';

/**
 * A claim as a page of its own; customer service opens the form of customers in a dialog. People without a session or a
 * contract claim with a form that needs neither (Ley 10/2025 3.1).
 */
export function ClaimsScreen(): ReactElement {
  const subject = useSupportSubject();
  const { signedIn, newCustomer } = useFacts().session;
  const [sent, setSent] = useState(0);
  const form = signedIn && !newCustomer ? 'claim' : 'claim-unsigned';
  return (
    <Claim
      key={`${form} ${subject.support.id} ${sent}`}
      {...{ form, subject }}
      onAgain={() => setSent(sent + 1)}
    />
  );
}

interface ClaimProps {
  form: 'claim' | 'claim-unsigned';
  subject: { support: SupportSubject };
  onAgain: () => void;
}

function Claim({ form, subject, onAgain }: ClaimProps): ReactElement {
  const attempts = useClaimAttempts(subject, form);
  const isOwn = form === 'claim';
  return (
    <SupportPage page="claims" kind="claim" {...{ form, subject, attempts, onAgain, isOwn }} />
  );
}
