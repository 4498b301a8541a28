import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useVisitorState } from '#app/access/visitor.ts';
import { useMenuEntries } from '#app/menu-entries.ts';
import { useRetailerPages } from '#app/routing/retailer-pages.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useHour } from '#config/use-hour.ts';
import { ChatFailure } from '#consent/chat-failure.tsx';
import { ConsentEntry } from '#consent/consent-entry.tsx';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import { OutsideLink } from '#ui/controls/outside-link.tsx';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { CompanyLine } from './company-line.tsx';
import { ThemeMenu } from './menus/theme-menu.tsx';

/** Name and contact details of the retailer, public pages, and the theme of the portal. */
export function FrameFooter(): ReactElement {
  const texts = useTexts();
  const { t, optional } = texts;
  const { organization, links, menus } = useFacts().settings;
  const entries = useMenuEntries(menus.footer);
  const placed = new Set(menus.footer.map(({ link }) => link));
  // Customers have them in the navigation.
  const pages = useRetailerPages(useVisitorState() === 'signedOut');
  return (
    <footer className="frame-footer">
      <div className="frame-footer-inner">
        <address className="frame-contact">
          <PhoneLink phone={organization.phone}>
            <Icon name="phone" />
            <span className="visually-hidden">{t('frame.footer.phone')}: </span>
            {organization.phone}
          </PhoneLink>
          <span>
            <Icon name="clock" />
            <span className="visually-hidden">{t('frame.footer.schedule')}: </span>
            {scheduleText(organization, texts, 'alone')}
          </span>
          <a href={`mailto:${organization.email}`}>
            <Icon name="mail" />
            <span className="visually-hidden">{t('frame.footer.email')}: </span>
            {organization.email}
          </a>
        </address>
        <ChatFailure />
        <CompanyLine />
        <ul className="frame-links" aria-label={t('frame.footer.links')}>
          {entries.map(({ key, route, address, label }) => (
            <li key={key}>
              {route === null ? (
                <OutsideLink href={address}>{label}</OutsideLink>
              ) : (
                <Link to={address}>{label}</Link>
              )}
            </li>
          ))}
          {pages.map(({ id, title, address }) => (
            <li key={`page-${id}`}>
              <Link to={address}>{title}</Link>
            </li>
          ))}
          {Object.entries(links).map(([name, href]) => {
            const label = optional(`frame.links.${name}`);
            return label && href && !placed.has(name) ? (
              <li key={name}>
                <OutsideLink href={href}>{label}</OutsideLink>
              </li>
            ) : null;
          })}
          <li>
            <ConsentEntry />
          </li>
        </ul>
        <div className="frame-closing">
          <ThemeMenu />
          <p className="frame-rights">
            {t('frame.footer.rights', {
              year: new Date(useHour()).getFullYear(),
              name: organization.name,
            })}
          </p>
        </div>
      </div>
    </footer>
  );
}
