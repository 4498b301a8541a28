import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { User } from '#domain/customer/user.ts';
import { useTexts } from '#i18n/texts.ts';
import { userQuery } from '#queries/account/user.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';

/** A card about the customer, once the retailer has said who that is. */
export function WithUser({ children }: { children: (user: User) => ReactElement }): ReactElement {
  const { t } = useTexts();
  const query = useQuery(userQuery());
  return (
    <Loaded query={query} skeleton={<SkeletonCards cards={1} />} failed={t('profile.failed')}>
      {children}
    </Loaded>
  );
}
