import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SupportPage } from './support-page.tsx';
import { type SupportSubject, useSupportSubject } from './support-subject.ts';
import { useMeterMessage } from './use-meter-message.ts';
import { useContactAttempts } from './use-support-attempts.ts';

/** A message of a customer about a contract; each link, and each message after the first, has a form of its own. */
export function RequestCreateScreen(): ReactElement {
  const subject = useSupportSubject();
  const [sent, setSent] = useState(0);
  return (
    <SignedContact
      key={`${subject.support.id} ${sent}`}
      subject={subject}
      onAgain={() => setSent(sent + 1)}
    />
  );
}

interface SignedContactProps {
  subject: { support: SupportSubject };
  onAgain: () => void;
}

function SignedContact({ subject, onAgain }: SignedContactProps): ReactElement {
  const { t } = useTexts();
  const { readings } = subject.support;
  const attempts = useMeterMessage(useContactAttempts('contact', subject), readings);
  return (
    <SupportPage
      page="request-create"
      kind="case"
      form="contact"
      subject={subject}
      attempts={attempts}
      isOwn
      onAgain={onAgain}
      {...(readings && {
        title: t('support.readings.title'),
        intro: t('support.readings.intro'),
      })}
    />
  );
}
