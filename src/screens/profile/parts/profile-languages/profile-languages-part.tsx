import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFacts, useLanguageName } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { userQuery } from '#queries/account/user.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import '#screens/profile/profile-parts.scss';

/** Language of the portal, and the one that the retailer writes in, each with where it is changed. */
export function ProfileLanguagesPart(): ReactElement {
  const { t, language } = useTexts();
  // The card of the person says it where the customer cannot be read.
  const { data: user, isPending } = useQuery(userQuery());
  const { languages, organization } = useFacts().settings;
  const languageName = useLanguageName();
  const canChoose = languages.offered.length > 1;
  if (isPending) return <SkeletonCards cards={1} />;
  return (
    <Card title={t('profile.languages.title')} icon="globe">
      <DefinitionList
        items={[
          {
            term: t('profile.languages.portal'),
            wide: true,
            value: (
              <>
                {languageName(language)}
                {canChoose && (
                  <span className="profile-hint">{t('profile.languages.portal-hint')}</span>
                )}
              </>
            ),
          },
          {
            term: t('profile.languages.letters'),
            wide: true,
            value: user?.language && (
              <>
                {languageName(user.language)}
                <span className="profile-hint">
                  <TextWithPhone
                    text={t('profile.languages.letters-hint')}
                    organization={organization}
                  />
                </span>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
