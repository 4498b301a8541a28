import { type ReactElement, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { Lead } from '#domain/contract/lead.ts';
import type { FormAttempts } from '#forms/form-attempts.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormView } from '#forms/form-view.tsx';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import './lead-contact.scss';

export interface LeadContactProps {
  /** What it is about; sent with the contact. */
  lead: Lead;
  attempts: FormAttempts;
}

/** Leaving how to be called, with other ways beside it (contracting and tools, section 2 "lead contact form"). */
export function LeadContact({ lead, attempts }: LeadContactProps): ReactElement {
  const { t } = useTexts();
  const subject = useMemo(() => ({ lead }), [lead]);
  return (
    <section className="lead-contact card" aria-labelledby="lead-contact-title">
      <div className="lead-contact-form">
        <h2 id="lead-contact-title">{t('tools.contact.title')}</h2>
        <FormBoundary form="lead-contact" waiting={<Skeleton lines={8} />}>
          <FormView form="lead-contact" subject={subject} attempts={attempts} isPage />
        </FormBoundary>
      </div>
      <OtherWays about={lead.about} />
    </section>
  );
}

const CONTRACTING = {
  'electricity-comparison': ['contracting-electricity', 'contracting-dual'],
  'gas-comparison': ['contracting-gas', 'contracting-dual'],
  power: ['contracting-electricity', 'contracting-dual'],
} as const;

/** Already a client, not a client yet, telephone, hours, e-mail. */
function OtherWays({ about }: Pick<Lead, 'about'>): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const facts = useFacts();
  const { organization } = facts.settings;
  const find = useOpenRoutes();
  const own = facts.session.signedIn ? find('home') : find('login');
  const contracting = CONTRACTING[about].map((id) => find(id)).find((route) => route?.address);
  return (
    <aside className="lead-contact-ways" aria-label={t('tools.contact.ways')}>
      {own?.address && (
        <p>
          <strong>{t('tools.contact.client')}</strong>
          <Link to={own.address}>{t('tools.contact.client-action')}</Link>
        </p>
      )}
      {contracting?.address && (
        <p>
          <strong>{t('tools.contact.not-client')}</strong>
          <Link to={contracting.address}>{t('tools.contact.not-client-action')}</Link>
        </p>
      )}
      <p>
        <strong>{t('tools.contact.call')}</strong>
        <PhoneLink phone={organization.phone_crm}>
          <Icon name="phone" />
          {organization.phone_crm}
        </PhoneLink>
        <span>{scheduleText(organization, texts, 'alone')}</span>
      </p>
      <p>
        <strong>{t('tools.contact.write')}</strong>
        <a href={`mailto:${organization.email}`}>{organization.email}</a>
      </p>
    </aside>
  );
}
