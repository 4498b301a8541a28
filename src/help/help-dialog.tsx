import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { HelpSearch } from './help-search.tsx';
import { OpeningState } from './opening-state.tsx';
import './help.scss';

/** The help over any page: a search in the questions, telephone with its hours, e-mail, and where there is more. */
export function HelpDialog({ onClose }: { onClose: () => void }): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { settings, session } = useFacts();
  const { phone, phone_crm, email } = settings.organization;
  const number = session.signedIn ? phone : phone_crm;
  const service = useOpenRoutes()('customer-service')?.address;
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <div className="help">
        <HelpSearch shown={5} onLeave={onClose} />
        <section className="help-contact" aria-label={t('help.contact')}>
          <div>
            <PhoneLink className="btn btn-primary" phone={number}>
              <Icon name="phone" />
              {number}
            </PhoneLink>
            <OpeningState />
            <p className="form-note">{scheduleText(settings.organization, texts, 'alone')}</p>
          </div>
          <ul className="help-links">
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="mail" />
                {email}
              </a>
            </li>
            {service && (
              <li>
                <Link to={service} onClick={onClose}>
                  <Icon name="help" />
                  {t('frame.routes.customer-service')}
                </Link>
              </li>
            )}
            {settings.links.help && (
              <li>
                <a href={settings.links.help} target="_blank" rel="noopener">
                  <Icon name="external" />
                  {t('frame.links.help')}
                  <span className="visually-hidden"> {t('common.newTab')}</span>
                </a>
              </li>
            )}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
