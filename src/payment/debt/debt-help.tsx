import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { OutsideLink } from '#ui/controls/outside-link.tsx';

/**
 * That a household may be entitled to the bono social, wherever a payment is demanded of a supply that may have it
 * (RD 88/2026, art. 13.j): of electricity, and up to the power of the setting where it is known.
 */
export function DebtHelp({ powerKw = null }: { powerKw?: number | null }): ReactElement | null {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const { contractation, links } = useFacts().settings;
  const { maxPower } = contractation.socialBonus;
  if (powerKw !== null && powerKw > maxPower) return null;
  return (
    <p className="form-note debt-help">
      {t('payment.help.bonus', { power: kilowatts(maxPower) })}{' '}
      {links.socialBonus && (
        <OutsideLink href={links.socialBonus}>{t('payment.help.link')}</OutsideLink>
      )}
    </p>
  );
}
