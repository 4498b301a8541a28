import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { HomeActionCard } from './home-action.tsx';
import { useGreeting } from './use-greeting.ts';
import { useHomeGroups } from './use-home-groups.ts';
import './home.scss';

/** The actions on offer, in groups; visitors also get a welcome (customer area, section 2, "Home"). */
export function ActionsHome(): ReactElement {
  const { t } = useTexts();
  const { settings, session } = useFacts();
  const name = useGreeting();
  const groups = useHomeGroups();
  const find = useOpenRoutes();
  const [login, signUp] = [find('login'), find('sign-up')];
  const isWelcome = !session.signedIn && settings.home.hero;
  const title = session.signedIn && name ? t('home.title', { name }) : t('home.visitor');
  return (
    <div className="home">
      <div className={isWelcome ? 'home-hero' : ''}>
        <PageHeader
          title={isWelcome ? t('home.hero.title') : title}
          intro={isWelcome ? t('home.hero.body') : t('home.intro')}
          documentTitle={t('home.visitor')}
          actions={
            !session.signedIn && (
              <>
                {login?.address && (
                  <Link className="btn btn-primary" to={login.address}>
                    {t('home.hero.login')}
                  </Link>
                )}
                {signUp?.address && (
                  <Link className="btn btn-secondary" to={signUp.address}>
                    {t('home.hero.sign-up')}
                  </Link>
                )}
              </>
            )
          }
        />
      </div>
      {groups.map(({ id, actions }) => (
        <section key={id} aria-labelledby={`home-${id}`}>
          <h2 id={`home-${id}`}>{t(`home.groups.${id}`)}</h2>
          <ul className="link-cards">
            {actions.map((action) => (
              <li key={action.id}>
                <HomeActionCard action={action} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && !isWelcome && (
        <EmptyState icon="home" title={t('home.empty.title')} body={t('home.empty.body')} />
      )}
    </div>
  );
}
