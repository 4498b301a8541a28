import { Fragment, type ReactElement } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { LINK_MARK } from './form-names.ts';

interface DataProtectionProps {
  purposes: NonNullable<CompiledForm['dataProtection']>;
  facts: Facts;
}

/**
 * The first layer of data protection of a form (LOPDGDD, art. 11): who uses the answers, for what and why, and which rights
 * there are; the setting `links.gdpr` is the second layer.
 */
export function DataProtection({ purposes, facts }: DataProtectionProps): ReactElement {
  const { t } = useTexts();
  const { list } = useFormats();
  const failing = useFailingCondition(facts.subject);
  const { organization, brand, contractation, links } = facts.settings;
  const { identityMonths, solvencyFiles } = contractation;
  const area = 'form-engine.data-protection';
  const values = {
    count: identityMonths,
    files: list(solvencyFiles) || t(`${area}.files`),
  };
  const stated = purposes.filter(({ when }) => failing(when) === null);
  const [before, after] = t(`${area}.rights`, { link: LINK_MARK }).split(LINK_MARK);
  return (
    <p className="form-note data-protection" role="note" aria-label={t(`${area}.label`)}>
      {t(`${area}.who`, { controller: organization.legalName || brand.name })}{' '}
      {stated.map(({ purpose }) => (
        <Fragment key={purpose}>{t(`${area}.purposes.${purpose}`, values)} </Fragment>
      ))}
      {before}
      {links.gdpr?.startsWith('https://') ? (
        <a href={links.gdpr} target="_blank" rel="noopener noreferrer">
          {t(`${area}.link`)}
          <span className="visually-hidden"> {t('form-engine.new-tab')}</span>
        </a>
      ) : (
        t(`${area}.link`)
      )}
      {after}
    </p>
  );
}
