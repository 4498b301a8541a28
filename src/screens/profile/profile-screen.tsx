import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PageArea } from '#parts/page-area.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import './profile.scss';

/** Who the customer is to the retailer, how they are reached, and where they are signed in. */
export function ProfileScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <div className="profile-page">
        <div className="profile-column">
          <PageArea page="profile" area="left" />
        </div>
        <div className="profile-column">
          <PageArea page="profile" area="right" />
        </div>
      </div>
    </>
  );
}
