import type { CSSProperties, ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { fittingStep } from '#domain/bills/power-calculator.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface PowerGaugeProps {
  /** kW. */
  power: number;
  /** Currently contracted power, in kW; null if unknown. */
  present: number | null;
}

const percent = (share: number) => `${Math.min(share, 1) * 100}%`;

/** The needed power against the standard steps; the one that is enough and the one contracted now are marked. */
export function PowerGauge({ power, present }: PowerGaugeProps): ReactElement {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const { standardPowers } = useFacts().settings.powerCalculator;
  const most = Math.max(...standardPowers);
  const step = fittingStep(power, standardPowers);
  const values = { power: kilowatts(power), most: kilowatts(most) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: each browser renders a meter element in its own way, without marks
    <div
      role="meter"
      className="power-gauge"
      aria-label={t('power-calculator.gauge.label')}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.min(power, most)}
      aria-valuetext={t(`power-calculator.gauge.${step === null ? 'above' : 'value'}`, values)}
    >
      <span className="power-gauge-filled" style={{ inlineSize: percent(power / most) }} />
      {standardPowers.map((one) => (
        <span
          key={one}
          className={`power-gauge-step ${one === step && power > 0 ? 'is-enough' : ''}`}
          style={{ insetInlineStart: percent(one / most) } as CSSProperties}
        />
      ))}
      {present !== null && (
        <span
          className="power-gauge-present"
          style={{ insetInlineStart: percent(present / most) }}
        />
      )}
    </div>
  );
}
