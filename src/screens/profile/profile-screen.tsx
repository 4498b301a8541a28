import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { userQuery } from '#queries/account/user.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ProfileLanguages } from './profile-languages.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { ProfileNotification } from './profile-notification.tsx';
import { ProfilePerson } from './profile-person.tsx';
import { ProfileSessions } from './profile-sessions.tsx';
import './profile.scss';

/** Who the customer is to the retailer, how they are reached, and where they are signed in. */
export function ProfileScreen(): ReactElement {
  const { t } = useTexts();
  const query = useQuery(userQuery());
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <div className="profile-page">
        <div className="profile-column">
          <Loaded query={query} skeleton={<SkeletonCards cards={2} />} failed={t('profile.failed')}>
            {(user) => (
              <>
                <PartBoundary name="profile person">
                  <ProfilePerson user={user} />
                </PartBoundary>
                <PartBoundary name="profile languages">
                  <ProfileLanguages user={user} />
                </PartBoundary>
              </>
            )}
          </Loaded>
          <PartBoundary name="profile links">
            <ProfileLinks />
          </PartBoundary>
        </div>
        <div className="profile-column">
          <PartBoundary name="profile sessions">
            <ProfileSessions />
          </PartBoundary>
          <PartBoundary name="profile notification">
            <ProfileNotification />
          </PartBoundary>
        </div>
      </div>
    </>
  );
}
