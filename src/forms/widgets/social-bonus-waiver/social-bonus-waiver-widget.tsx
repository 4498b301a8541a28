import type { WidgetProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { ConsentWidget } from '#forms/widgets/consent/consent-widget.tsx';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { useStored } from '#ui/use-stored.ts';
import { bonusLoss } from './bonus-loss.ts';

/**
 * The waiver of the bono social of a new customer who has it, below what it takes away in a year (RD 88/2026, art. 28.9).
 * The settings `links.pvpc` and `links.socialBonus` are the pages about the regulated price and the discount, those of
 * `contractation.socialBonus` the figures.
 */
export function SocialBonusWaiverWidget(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { roundEuro, kilowattHours } = useFormats();
  const { answers: store, facts } = useFormContext();
  const loss = bonusLoss(useStored(store), facts);
  const { pvpc, socialBonus: about } = facts.settings.links;
  return (
    <>
      <Alert
        tone="warning"
        title={t('form-engine.social-bonus.title')}
        actions={
          <>
            <OutsideLink address={pvpc}>{t('form-engine.social-bonus.compare')}</OutsideLink>
            <OutsideLink address={about}>{t('form-engine.social-bonus.about')}</OutsideLink>
          </>
        }
      >
        <p>{t('form-engine.social-bonus.lost')}</p>
        <p>
          {loss
            ? t('form-engine.social-bonus.year', {
                vulnerable: roundEuro(loss.vulnerable),
                severe: roundEuro(loss.severe),
                use: kilowattHours(loss.kwhYear),
              })
            : t('form-engine.social-bonus.unknown')}
        </p>
      </Alert>
      <ConsentWidget {...field} />
    </>
  );
}

function OutsideLink({ address, children }: { address: string | undefined; children: string }) {
  const { t } = useTexts();
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('form-engine.new-tab')}</span>
    </a>
  );
}
