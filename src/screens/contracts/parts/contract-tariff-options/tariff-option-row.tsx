import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import type { TariffOptionState } from '#queries/contracts/tariff-options.ts';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';
import { useChoiceName } from '#screens/contracts/use-choice-name.ts';

interface TariffOptionRowProps {
  contract: Contract;
  state: TariffOptionState;
}

/** What is chosen of an option of the tariff, in a sentence, and the button that changes it; suspends until its words are here. */
export function TariffOptionRow({
  contract,
  state: { option, chosen },
}: TariffOptionRowProps): ReactElement {
  const { t } = useTexts();
  useForm(option);
  useFormTexts(option);
  const nameOf = useChoiceName(option);
  const key = `contracts.tariff-options.${option}`;
  return (
    <ContractDatum
      title={t(`${key}.name`)}
      value={chosen ? t(`${key}.chosen`, { choice: nameOf(chosen) }) : t(`${key}.none`)}
      action={
        <FormButton form={option} subject={{ contract, tariffOption: chosen }} size="small">
          {t(`${key}.${chosen ? 'change' : 'choose'}`)}
        </FormButton>
      }
    />
  );
}
