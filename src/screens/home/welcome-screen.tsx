import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import type { IconName } from '#ui/layout/icon.tsx';
import { LinkCardContent } from '#ui/layout/link-card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useGreeting, useIsStarting } from './use-greeting.ts';
import './home.scss';

type Step = readonly [route: string, icon: IconName];

const customerSteps: readonly Step[] = [
  ['contracts', 'document'],
  ['invoices', 'invoice'],
];

const profileStep: Step = ['profile', 'person'];

const visitorSteps: readonly Step[] = [
  ['sign-up', 'person'],
  ['login', 'lock'],
];

/** Ways to contract, of which the first open one is offered. */
const contracting = ['contracting-dual', 'contracting-electricity', 'contracting-gas'];

/** Welcome of a new customer: what to do first, with an account and without one. */
export function WelcomeScreen(): ReactElement {
  const { t } = useTexts();
  const { settings, session } = useFacts();
  const find = useOpenRoutes();
  const isStarting = useIsStarting();
  const name = useGreeting();
  if (isStarting) return <SkeletonCards />;
  const way = contracting.find((id) => find(id)?.address);
  const wayIn: readonly Step[] = way ? [[way, 'bolt']] : [];
  const steps = session.signedIn
    ? // Who came by the identity provider and contracted nothing yet has neither (customer area, section 6).
      [...(session.newCustomer ? wayIn : customerSteps), profileStep]
    : [...visitorSteps, ...wayIn];
  const known = session.signedIn ? 'customer' : 'visitor';
  const title = name
    ? t('welcome.customer.named', { name })
    : t(`welcome.${known}.title`, { name: settings.brand.name });
  return (
    <div className="home">
      <PageHeader
        title={title}
        intro={t(`welcome.${known}.intro`)}
        documentTitle={t('welcome.title')}
      />
      <ol className="link-cards">
        {steps.map(([route, icon]) => {
          const address = find(route)?.address;
          if (!address) return null;
          const key = contracting.includes(route) ? 'contracting' : route;
          return (
            <li key={route}>
              <Link className="link-card" to={address}>
                <LinkCardContent
                  icon={icon}
                  title={t(`welcome.steps.${key}.title`)}
                  body={t(`welcome.steps.${key}.body`)}
                  end="chevron-right"
                />
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
