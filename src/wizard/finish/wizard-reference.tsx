import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';

/** The retailer's reference of what was confirmed, with a button that copies it. */
export function WizardReference({ reference }: { reference: string }): ReactElement {
  const { t } = useTexts();
  return (
    <span className="wizard-reference">
      {t('wizard.reference.label')}{' '}
      <span className="code" translate="no">
        {reference}
      </span>
      <CopyButton text={reference} label={t('wizard.reference.copy')} />
    </span>
  );
}
