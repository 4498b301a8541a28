import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AccessibilityContact } from './accessibility-contact.tsx';
import './accessibility.scss';

/**
 * The accessibility statement, in the order of the model of Decision (EU) 2018/1523: commitment, conformance,
 * exceptions, assessment, contact, and whom to complain to. What differs between retailers stands in settings.
 */
export function AccessibilityScreen(): ReactElement {
  const { t, optional } = useTexts();
  const { longDate } = useFormats();
  const { organization, accessibility } = useFacts().settings;
  const { name } = organization;
  const { conformance, assessedBy, prepared, reviewed, authority } = accessibility;
  const exceptions = accessibility.exceptions.flatMap(
    (exception) => optional(`accessibility.exceptions.${exception}`) ?? [],
  );
  // Nobody conforms fully who knows an exception.
  const isFull = conformance === 'full' && exceptions.length === 0;
  return (
    <div className="accessibility">
      <PageHeader title={t('accessibility.title')} intro={t('accessibility.intro', { name })} />
      <Card title={t('accessibility.commitment.title')}>
        <p>{t('accessibility.commitment.body', { name })}</p>
      </Card>
      <Card title={t('accessibility.conformance.title')}>
        <p>{t(isFull ? 'accessibility.conformance.full' : 'accessibility.conformance.partial')}</p>
      </Card>
      {exceptions.length > 0 && (
        <Card title={t('accessibility.exceptions.title')}>
          <ul>
            {exceptions.map((exception) => (
              <li key={exception}>{exception}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('accessibility.assessment.title')}>
        <p>
          {t(
            assessedBy === 'external'
              ? 'accessibility.assessment.external'
              : 'accessibility.assessment.self',
          )}
        </p>
        <DefinitionList
          items={[
            { term: t('accessibility.assessment.prepared'), value: longDate(prepared) },
            { term: t('accessibility.assessment.reviewed'), value: longDate(reviewed) },
          ]}
        />
      </Card>
      <AccessibilityContact />
      {authority.name && (
        <Card title={t('accessibility.authority.title')}>
          <p>{t('accessibility.authority.body')}</p>
          <p>
            <Authority name={authority.name} link={authority.link} />
          </p>
        </Card>
      )}
    </div>
  );
}

function Authority({ name, link }: { name: string; link: string }): ReactElement {
  const { t } = useTexts();
  // Served settings are not held to the pattern of the file.
  if (!link.startsWith('https://')) return <strong>{name}</strong>;
  return (
    <a href={link} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> {t('common.newTab')}</span>
    </a>
  );
}
