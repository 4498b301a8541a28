import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { PowerAdvice } from './power-advice.tsx';
import { PowerGauge } from './power-gauge.tsx';

interface PowerPanelProps {
  /** kW; null while there is nothing to count. */
  power: number | null;
  /** Currently contracted power, in kW; null if unknown. */
  present: number | null;
}

/** The result while the visitor changes the answers: the needed power, and the power to contract; it is sticky. */
export function PowerPanel({ power, present }: PowerPanelProps): ReactElement {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  return (
    <section className="power-panel" aria-label={t('power-calculator.gauge.label')}>
      <PowerGauge power={power ?? 0} present={present} />
      <div role="status" className="power-panel-words">
        {power === null ? (
          <p>{t('power-calculator.gauge.empty')}</p>
        ) : (
          <>
            <p className="power-needed">
              <span>{t('power-calculator.gauge.title')}</span> <strong>{kilowatts(power)}</strong>
            </p>
            <PowerAdvice {...{ power, present }} />
          </>
        )}
      </div>
    </section>
  );
}
