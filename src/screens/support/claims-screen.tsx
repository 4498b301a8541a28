import { type ReactElement, useState } from 'react';
import { SupportPage } from './support-page.tsx';
import { type SupportSubject, useSupportSubject } from './support-subject.ts';
import { useClaimAttempts } from './use-support-attempts.ts';

/** A claim as a page of its own; customer service opens the same form in a dialog. */
export function ClaimsScreen(): ReactElement {
  const subject = useSupportSubject();
  const [sent, setSent] = useState(0);
  return (
    <Claim
      key={`${subject.support.id} ${sent}`}
      subject={subject}
      onAgain={() => setSent(sent + 1)}
    />
  );
}

interface ClaimProps {
  subject: { support: SupportSubject };
  onAgain: () => void;
}

function Claim({ subject, onAgain }: ClaimProps): ReactElement {
  const attempts = useClaimAttempts(subject);
  return (
    <SupportPage kind="claim" form="claim" subject={subject} {...{ attempts, onAgain }} isOwn />
  );
}
