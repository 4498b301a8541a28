import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** How to report a barrier: telephone, e-mail, the contact form if it is open, and how long an answer takes. */
export function AccessibilityContact(): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { settings, session } = useFacts();
  const { phone, email, legalName, address } = settings.organization;
  const find = useOpenRoutes();
  const isTaken = useFailingCondition()(['case-flag', 'not-read-only']) === null;
  const isOwn = session.signedIn && !session.newCustomer;
  const form = isTaken && find(isOwn ? 'request-create' : 'contact')?.address;
  return (
    <Card title={t('accessibility.contact.title')}>
      <p>{t('accessibility.contact.body')}</p>
      <p>{t('accessibility.contact.time', { days: settings.support.answerDays.usual })}</p>
      <DefinitionList
        items={[
          { term: t('parts.company.name'), value: legalName },
          { term: t('parts.company.address'), value: address },
          { term: t('accessibility.contact.phone'), value: phone && <PhoneLink phone={phone} /> },
          {
            term: t('accessibility.contact.schedule'),
            value: scheduleText(settings.organization, texts, 'alone'),
          },
          {
            term: t('accessibility.contact.email'),
            value: email && <a href={`mailto:${email}`}>{email}</a>,
          },
        ]}
      />
      {form && (
        <Link className="btn btn-secondary accessibility-form" to={form}>
          <Icon name="mail" />
          {t('accessibility.contact.form')}
        </Link>
      )}
    </Card>
  );
}
