import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { User } from '#domain/customer/user.ts';
import { groupedPhone } from '#domain/identifiers/phone-shape.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { useTexts } from '#i18n/texts.ts';
import { userQuery } from '#queries/account/user.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { type PersonFact, personFacts } from './person-fact.ts';
import { ProfileEmail } from './profile-email.tsx';
import '#screens/profile/profile-parts.scss';

interface ProfilePersonProps {
  options?: { facts?: readonly PersonFact[] };
}

/** Who the customer is, and how they are reached; the latter can be changed. */
export function ProfilePersonPart({
  options: { facts = personFacts } = {},
}: ProfilePersonProps): ReactElement {
  const { t } = useTexts();
  const query = useQuery(userQuery());
  return (
    <Loaded query={query} skeleton={<SkeletonCards cards={1} />} failed={t('profile.failed')}>
      {(user) => <PersonCard {...{ user, facts }} />}
    </Loaded>
  );
}

interface PersonCardProps {
  user: User;
  facts: readonly PersonFact[];
}

function PersonCard({ user, facts }: PersonCardProps): ReactElement {
  const { t } = useTexts();
  const subject = { user };
  const values = { ...user, mobile: user.mobile && groupedPhone(user.mobile) };
  return (
    <Card title={t('profile.person.title')} icon="person">
      <DefinitionList
        items={facts.map((id) => ({
          term: t(`profile.person.${id}`),
          value: values[id],
          wide: id === 'name' || id === 'email',
        }))}
      />
      <p className="profile-action">
        <FormButton form="profile-contact" subject={subject} size="small">
          {t('profile.person.change')}
        </FormButton>
      </p>
      <FormDialog form="profile-contact" subject={subject} />
      <PartBoundary name="profile email">
        <div className="profile-part">
          <ProfileEmail user={user} />
        </div>
      </PartBoundary>
    </Card>
  );
}
