import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#actors/session-context.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { looksLikeCompanyNif } from '#domain/identifiers/nif.ts';
import type { SessionUser } from '#domain/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { HomeActionCard } from './home-action.tsx';
import { useHomeGroups } from './use-home-groups.ts';
import './home.scss';

const Overview = lazyPart(() => import('./overview.tsx').then((module) => module.Overview), {
  waiting: () => <SkeletonCards cards={4} />,
});

/**
 * The actions on offer, in groups; visitors also get a welcome (customer area, section 2, "Home"). With a home of type
 * `overview` what matters to the customer now.
 */
export function HomeScreen(): ReactElement {
  const { t } = useTexts();
  const { settings, session } = useFacts();
  const isStarting = useSession((state) => state.matches('restoring') || state.matches('starting'));
  const name = useSession(({ context }) => greetedAs(context.user));
  const groups = useHomeGroups();
  const find = useOpenRoutes();
  const [login, signUp] = [find('login'), find('sign-up')];

  // Visitors and customers see different pages: without the wait the wrong one would show first.
  if (isStarting) return <SkeletonCards />;
  if (settings.home.type === 'overview') return <Overview name={name} />;
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
          <ul className="home-actions">
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

/** A person by their first name, a company by its whole one. */
function greetedAs(user: Pick<SessionUser, 'name' | 'vat'> | null): string {
  if (!user) return '';
  return looksLikeCompanyNif(user.vat) ? user.name : (user.name.split(' ')[0] ?? '');
}
