import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useConfiguration, useFacts, useLanguageName } from '#config/facts-provider.tsx';
import { applicationVersion } from '#config/pages/application-version.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { liveVersionQuery } from './live-version.ts';

/** Versions of application, configuration and API, for support. */
export function AboutScreen(): ReactElement {
  const { t, language } = useTexts();
  const { version, manifest } = useConfiguration();
  const { organization } = useFacts().settings;
  const [copyResult, setCopyResult] = useState<'copied' | 'failed' | null>(null);
  const languageName = useLanguageName();
  const { data: live } = useQuery(liveVersionQuery());
  const { commit, committedAt } = live?.application ?? {};
  // The page may show an older publication than the server has now.
  const published = live?.configuration.version === version && live.configuration.publishedAt;
  const items = [
    {
      term: t('about.application'),
      value: [
        applicationVersion(document),
        commit?.slice(0, 7),
        committedAt && t('about.on', { time: committedAt }),
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      term: t('about.configuration'),
      value: [version, published && t('about.on', { time: published })].filter(Boolean).join(' · '),
    },
    {
      term: t('about.retailer'),
      value: [organization.name, manifest.partner].filter(Boolean).join(' · '),
    },
    { term: t('about.language'), value: `${languageName(language)} (${language})` },
  ];
  const copy = () =>
    navigator.clipboard
      .writeText(
        items.map(({ term, value }) => t('common.labelled', { label: term, value })).join('\n'),
      )
      .then(
        () => setCopyResult('copied'),
        () => setCopyResult('failed'),
      );
  return (
    <>
      <PageHeader title={t('about.title')} intro={t('about.intro')} />
      <Card className="is-narrow">
        <DefinitionList items={items} />
        <div className="alert-actions">
          <Button
            icon={copyResult === 'copied' ? 'check' : 'copy'}
            onClick={copy}
            onBlur={() => setCopyResult(null)}
          >
            {t('about.copy')}
          </Button>
          <span role="status">{copyResult && t(`about.${copyResult}`)}</span>
        </div>
      </Card>
    </>
  );
}
