import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import type { FormAttempts } from '#forms/form-attempts.ts';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { FormView } from '#forms/form-view.tsx';
import { useFormTexts } from '#forms/use-form.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { KnownBattery } from '#screens/contracts/parts/contract-batteries/use-battery.ts';
import { Button } from '#ui/controls/button.tsx';
import { BatteryMoveDetails } from './battery-move-details.tsx';
import type { MoveStep } from './use-battery-move.ts';

interface BatteryMoveStepProps {
  form: string;
  step: MoveStep;
  contract: Contract;
  known: KnownBattery;
  subject: Record<string, unknown>;
  attempts: FormAttempts;
  /** Absent at the first step. */
  onBack: (() => void) | undefined;
  onClose: () => void;
}

/** A step of a move, or what became of it. */
export function BatteryMoveStep({
  form,
  step,
  contract,
  known,
  subject,
  attempts,
  onBack,
  onClose,
}: BatteryMoveStepProps): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  useFormTexts(form);
  const { battery } = known;
  const { answers, underWay, outcome } = attempts;
  const destination = battery.others.find(({ id }) => id === answers.destination);
  const values: FormTextValues<`battery-move-${MoveStep}`> = {
    address: contract.address,
    battery: battery.name,
    destination: destination?.name ?? '',
    balance: euro(battery.balanceEuro),
  };
  return (
    <FormView
      form={form}
      subject={subject}
      attempts={attempts}
      textValues={() => values}
      onClose={onClose}
      explain={(typed) => ({
        details: destination && step !== 'destination' && !outcome && (
          <BatteryMoveDetails
            contract={contract}
            known={known}
            destination={destination}
            percentage={step === 'confirm' ? answers.percentage : typed.percentage}
            isLast={step === 'confirm'}
          />
        ),
      })}
    >
      {onBack ? (
        <Button block busy={underWay !== null} onClick={onBack}>
          {t('wizard.previous')}
        </Button>
      ) : (
        <Button block onClick={onClose}>
          {t(`forms.${form}.cancel`)}
        </Button>
      )}
    </FormView>
  );
}
