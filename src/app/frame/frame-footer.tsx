import { memo, type ReactElement } from 'react';
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

/**
 * Name and contact details of the retailer, public pages, and the theme of the portal. Its parts are rendered again each for
 * itself: the pages are read late, and the year follows the clock.
 */
export const FrameFooter = memo(function FrameFooter(): ReactElement {
  return (
    <footer className="frame-footer">
      <div className="frame-footer-inner">
        <Contact />
        <ChatFailure />
        <CompanyLine />
        <Links />
        <div className="frame-closing">
          <ThemeMenu />
          <Rights />
        </div>
      </div>
    </footer>
  );
});

function Contact(): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { organization } = useFacts().settings;
  return (
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
  );
}

function Links(): ReactElement {
  const { t, optional } = useTexts();
  const { links, menus } = useFacts().settings;
  const entries = useMenuEntries(menus.footer);
  const placed = new Set(menus.footer.map(({ link }) => link));
  return (
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
      <RetailerPages />
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
  );
}

function RetailerPages(): ReactElement[] {
  // Customers have them in the navigation.
  const pages = useRetailerPages(useVisitorState() === 'signedOut');
  return pages.map(({ id, title, address }) => (
    <li key={id}>
      <Link to={address}>{title}</Link>
    </li>
  ));
}

function Rights(): ReactElement {
  const { t } = useTexts();
  const { name } = useFacts().settings.organization;
  const year = new Date(useHour()).getFullYear();
  return <p className="frame-rights">{t('frame.footer.rights', { year, name })}</p>;
}
