import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import { useCompanyFacts } from './company-facts.tsx';

/** The company that customers contract with, as the settings name it; nothing where they do not. */
export function CompanyDataPart(): ReactElement | null {
  const { t } = useTexts();
  const { legalName, vat, email } = useFacts().settings.organization;
  const facts = useCompanyFacts();
  if (!legalName && !vat) return null;
  const mail = email && <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Card className="company-data" title={t('parts.company.title')}>
      <DefinitionList items={[...facts, { term: t('parts.company.email'), value: mail }]} />
    </Card>
  );
}
