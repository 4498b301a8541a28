import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { fittingStep, yearlyDifference } from '#domain/bills/power-calculator.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface PowerAdviceProps {
  /** What the home needs, in kW. */
  power: number;
  /** Currently contracted power, in kW; null if unknown. */
  present: number | null;
}

/** Which standard step is enough, and what the power contracted now costs beside it. */
export function PowerAdvice({ power, present }: PowerAdviceProps): ReactElement {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const { standardPowers } = useFacts().settings.powerCalculator;
  const step = fittingStep(power, standardPowers);
  const beside = useBeside(step, present);
  if (step === null) {
    const most = kilowatts(Math.max(...standardPowers));
    return <p className="power-step">{t('power-calculator.advice.above', { most })}</p>;
  }
  return (
    <>
      <p className="power-step">{t('power-calculator.advice.step', { step: kilowatts(step) })}</p>
      <p className={`power-beside ${present === null ? '' : 'is-known'}`}>{beside}</p>
    </>
  );
}

/** How the contracted power compares with the step, in words; where a kW has no price, without the euro. */
function useBeside(step: number | null, present: number | null): string {
  const { t } = useTexts();
  const { kilowatts, euro } = useFormats();
  const { powerPrice } = useFacts().settings.powerCalculator;
  if (present === null || step === null) return t('power-calculator.advice.unknown');
  if (present === step) return t('power-calculator.advice.same');
  const cents = yearlyDifference(present, step, powerPrice);
  const values = { present: kilowatts(present), euro: euro(Math.abs(cents) / 100) };
  const kind = present > step ? 'less' : 'more';
  return t(`power-calculator.advice.${kind}${cents === 0 ? '-free' : ''}`, values);
}
