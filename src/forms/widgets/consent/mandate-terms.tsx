import { type ReactElement, useId } from 'react';
import { today } from '#config/clock.ts';
import type { Settings } from '#config/configuration-types.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import './mandate.scss';

/**
 * The order of direct debit that a confirmation signs (SEPA core scheme, EPC rulebook): heading, creditor with its
 * identifier, reference, authorisation, refund within 8 weeks, date. Nothing of a retailer without an identifier.
 */
export function MandateTerms({
  organization,
}: {
  organization: Settings['organization'];
}): ReactElement | null {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const titleId = useId();
  const { legalName, address, creditorId } = organization;
  if (!creditorId || !legalName) return null;
  const facts = {
    creditor: legalName,
    address,
    identifier: creditorId,
    reference: t('form-engine.mandate.reference-later'),
    kind: t('form-engine.mandate.recurrent'),
    date: longDate(today()),
  };
  return (
    <div className="mandate" role="note" aria-labelledby={titleId}>
      <p id={titleId} className="mandate-title">
        {t('form-engine.mandate.title')}
      </p>
      <DefinitionList
        items={Object.entries(facts).map(([id, value]) => ({
          ...{ term: t(`form-engine.mandate.facts.${id}`), value },
          wide: id === 'reference',
        }))}
      />
      <p>{t('form-engine.mandate.authorises', { company: legalName })}</p>
      <p>{t('form-engine.mandate.refund')}</p>
      <p>{t('form-engine.mandate.signature')}</p>
    </div>
  );
}
