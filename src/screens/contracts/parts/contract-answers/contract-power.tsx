import type { ReactElement } from 'react';
import type { Contract, PowerPeriod } from '#domain/contract/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ChangeLabel } from '#screens/contracts/change-label.tsx';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';
import { PowerChangeDetails, PowerChangeSum } from './power-change-details.tsx';

/** The contracted power of a contract of electricity, the change that is under way, and the dialog that changes it. */
export function ContractPower({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const { lastPowerChange } = contract;
  const powersText = usePowersText();
  const subject = { contract };
  return (
    <ContractDatum
      title={t('contracts.power.title')}
      value={powersText(contract.powers)}
      underWay={useUnderWay(contract)}
      note={lastPowerChange && t('contracts.power.last', { date: date(lastPowerChange) })}
      action={
        <FormButton form="power-change" subject={subject} variant="quiet" size="small">
          <ChangeLabel word={t('contracts.inline.change')} what={t('contracts.power.title')} />
        </FormButton>
      }
    >
      <FormDialog
        form="power-change"
        subject={subject}
        textValues={(): FormTextValues<'power-change'> => ({ address: contract.address })}
        explain={(answers) => ({
          details: <PowerChangeDetails powers={contract.powers} answers={answers} />,
          actionNote: <PowerChangeSum powers={contract.powers} answers={answers} />,
        })}
      />
    </ContractDatum>
  );
}

/** Gives powers as people say them: one figure where all periods have the same. */
function usePowersText(): (powers: readonly PowerPeriod[]) => string {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  return (powers) => {
    const [first] = powers;
    if (first && powers.every(({ powerKw }) => powerKw === first.powerKw))
      return kilowatts(first.powerKw);
    return powers
      .map(({ period, powerKw }) =>
        t('contracts.power.by-period', { period, power: kilowatts(powerKw) }),
      )
      .join(' · ');
  };
}

function useUnderWay({ powerChange, atrAvailable, state }: Contract): string | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const powersText = usePowersText();
  if (!powerChange)
    return atrAvailable || state !== 'activa' ? null : t('contracts.power.in-process');
  const { powers, requestDate, limitDate, waitsForSignature } = powerChange;
  const values = { power: powersText(powers), date: date(requestDate) };
  if (waitsForSignature) return t('contracts.power.signing', values);
  return limitDate
    ? t('contracts.power.asked', { ...values, limit: date(limitDate) })
    : t('contracts.power.asked-open', values);
}
