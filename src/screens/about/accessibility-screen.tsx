import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AccessibilityContact } from './accessibility-contact.tsx';
import './accessibility.scss';

/**
 * The accessibility statement, in the order of the model of Decision (EU) 2018/1523: commitment, conformance, what is not
 * accessible and why, assessment, contact, and whom to complain to; with the description of the service that Ley 11/2023
 * requires (Directive (EU) 2019/882, annex V). What differs between retailers is in the settings.
 */
export function AccessibilityScreen(): ReactElement {
  const { t, optional } = useTexts();
  const { longDate } = useFormats();
  const { organization, accessibility } = useFacts().settings;
  const { name } = organization;
  const { conformance, assessedBy, prepared, reviewed, authority } = accessibility;
  const textsOf = (names: readonly string[]) =>
    names.flatMap((name) => optional(`accessibility.exceptions.${name}`) ?? []);
  const parts = {
    noncompliance: textsOf(accessibility.exceptions),
    burden: textsOf(accessibility.burden),
    outside: textsOf(accessibility.outside),
  };
  // Full conformance has no exception, but what the law does not cover is none.
  const isFull =
    conformance === 'full' && parts.noncompliance.length === 0 && parts.burden.length === 0;
  return (
    <div className="accessibility">
      <PageHeader title={t('accessibility.title')} intro={t('accessibility.intro', { name })} />
      <Card title={t('accessibility.commitment.title')}>
        <p>{t('accessibility.commitment.body', { name })}</p>
      </Card>
      <Card title={t('accessibility.service.title')}>
        <p>{t('accessibility.service.body')}</p>
        <p>{t('accessibility.service.use')}</p>
        <p>{t('accessibility.service.requirements')}</p>
      </Card>
      <Card title={t('accessibility.conformance.title')}>
        <p>{t(isFull ? 'accessibility.conformance.full' : 'accessibility.conformance.partial')}</p>
      </Card>
      <Card title={t('accessibility.parts.title')}>
        {(['noncompliance', 'burden', 'outside'] as const).map((part) => (
          <Inaccessible key={part} part={part} texts={parts[part]} />
        ))}
      </Card>
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
            {authority.address && (
              <>
                <br />
                {authority.address}
              </>
            )}
          </p>
        </Card>
      )}
    </div>
  );
}

interface InaccessibleProps {
  /** Why, as the model has it: it does not comply, would be a disproportionate burden, or is outside the scope. */
  part: 'noncompliance' | 'burden' | 'outside';
  texts: readonly string[];
}

function Inaccessible({ part, texts }: InaccessibleProps): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <h3>{t(`accessibility.parts.${part}.title`)}</h3>
      {texts.length === 0 && <p>{t(`accessibility.parts.${part}.none`)}</p>}
      {texts.length > 0 && (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Authority({ name, link }: { name: string; link: string }): ReactElement {
  const { t } = useTexts();
  // Settings from the retailer's API are not validated against the pattern of the file.
  if (!link.startsWith('https://')) return <strong>{name}</strong>;
  return (
    <a href={link} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> {t('common.newTab')}</span>
    </a>
  );
}
