import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { SupportPage } from './support-page.tsx';
import { useContactAttempts } from './use-support-attempts.ts';

const nothing = {};

/** A message of anybody, without a session (customer area, section 2, "unsigned contact form"). */
export function ContactScreen(): ReactElement {
  const [sent, setSent] = useState(0);
  return <UnsignedContact key={sent} onAgain={() => setSent(sent + 1)} />;
}

function UnsignedContact({ onAgain }: { onAgain: () => void }): ReactElement {
  const { t } = useTexts();
  const attempts = useContactAttempts('contact-unsigned', nothing);
  const own = useOpenRoutes()('request-create')?.address;
  const { newCustomer } = useFacts().session;
  return (
    <SupportPage
      page="contact"
      kind="case"
      form="contact-unsigned"
      subject={nothing}
      attempts={attempts}
      isOwn={false}
      onAgain={onAgain}
    >
      {own && !newCustomer && (
        <p className="support-hint">
          {t('support.no-session')} <Link to={own}>{t('support.own')}</Link>
        </p>
      )}
    </SupportPage>
  );
}
