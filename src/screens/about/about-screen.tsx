import { type ReactElement, useState } from 'react';
import { useConfiguration, useFacts, useLanguageName } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { applicationVersion } from './application-version.ts';

/** Versions of application, configuration and API, for support. */
export function AboutScreen(): ReactElement {
  const { t, language } = useTexts();
  const { version, manifest } = useConfiguration();
  const { organization } = useFacts().settings;
  const [copyResult, setCopyResult] = useState<'copied' | 'failed' | null>(null);
  const languageName = useLanguageName();
  const items = [
    { term: t('about.application'), value: applicationVersion(document) },
    { term: t('about.configuration'), value: version },
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
