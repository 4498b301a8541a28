import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import type { TariffOption } from '#domain/contract/tariff-options.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useTexts } from '#i18n/texts.ts';
import { sentChoice, type TariffChoice } from '#queries/contracts/tariff-choices.ts';
import { useChoiceName } from '#screens/contracts/use-choice-name.ts';

interface TariffOptionDialogProps {
  contract: Contract;
  option: TariffOption;
  /** What is in force, null while nothing is. */
  chosen: TariffChoice | null;
}

/** The dialog of an option of the tariff, which says what is in force, and then what was chosen. */
export function TariffOptionDialog({
  contract,
  option,
  chosen,
}: TariffOptionDialogProps): ReactElement {
  const { t } = useTexts();
  const nameOf = useChoiceName(option);
  const textValues = (outcome: SubmissionOutcome | null): FormTextValues<TariffOption> => {
    const result = outcome ? sentChoice(option, outcome.result) : undefined;
    return {
      address: contract.address,
      current: chosen ? nameOf(chosen) : t('contracts.tariff-options.nothing'),
      choice: result && nameOf(result),
      start: result?.start,
      end: result?.end,
    };
  };
  return (
    <FormDialog
      form={option}
      subject={{ contract, tariffOption: chosen }}
      textValues={textValues}
    />
  );
}
