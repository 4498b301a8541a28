import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFacts, useLanguageName } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { letterLanguagesQuery } from '#queries/account/letter-languages.ts';
import { userQuery } from '#queries/account/user.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { LetterLanguageChange } from './letter-language-change.tsx';
import '#screens/profile/profile-parts.scss';

/** A language of the API as a language of the portal: `ca-ES`. */
const tagOf = (code: string) => code.replace('_', '-');

/** Language of the portal, and the one that the retailer writes in, each with where it is changed. */
export function ProfileLanguagesPart(): ReactElement {
  const { t, language } = useTexts();
  // The card of the person says it where the customer cannot be read.
  const { data: user, isPending } = useQuery(userQuery());
  // Where they cannot be read it is changed by telephone.
  const { data: letters = [], isLoading } = useQuery(letterLanguagesQuery());
  const { languages, organization } = useFacts().settings;
  const languageName = useLanguageName();
  const offered = letters.filter(({ code }) => languages.letters.includes(tagOf(code)));
  const chosen = letters.find((one) => one.chosen);
  const inForce = chosen ? tagOf(chosen.code) : user?.language;
  const canChange = offered.length > 1;
  const canChoose = languages.offered.length > 1;
  if (isPending || isLoading) return <SkeletonCards cards={1} />;
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
            value: inForce && (
              <>
                {languageName(inForce)}
                <span className="profile-hint">
                  {canChange ? (
                    t('profile.languages.letters-what')
                  ) : (
                    <TextWithPhone
                      text={t('profile.languages.letters-hint')}
                      organization={organization}
                    />
                  )}
                </span>
                {canChange && <LetterLanguageChange language={chosen?.code ?? ''} />}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
