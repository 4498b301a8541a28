import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import type { TariffOption } from '#domain/tariff-options.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { entryLabel } from '#forms/lookups/entry-label.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import type { TariffChoice } from '#queries/tariff-choices.ts';
import type { TariffOptionState } from '#queries/tariff-options.ts';

interface TariffOptionChoiceProps {
  contract: Contract;
  state: TariffOptionState;
}

/** The field of each option's form: what its look-up offers is called here as it is there. */
const fields: Record<TariffOption, string> = {
  'double-tariff': 'months',
  'happy-hours': 'hours',
  'happy-day': 'day',
};

/** What is chosen of an option of the tariff, in a sentence, with its button and its dialog. */
export function TariffOptionChoice({
  contract,
  state: { option, chosen },
}: TariffOptionChoiceProps): ReactElement {
  const { ui } = useForm(option);
  useFormTexts(option);
  const texts = useTexts();
  const { t } = texts;
  const key = `contracts.tariff-options.${option}`;
  const field = fields[option];
  const nameOf = (choice: TariffChoice) =>
    entryLabel(ui[field]?.['ui:lookup'] ?? {}, choice, fieldTextKey(option, [field]), texts);
  const current = chosen && nameOf(chosen);
  const subject = { contract, tariffOption: chosen };
  const textValues = (outcome: SubmissionOutcome | null) => {
    const result = outcome?.result as TariffChoice | undefined;
    return {
      ...result,
      address: contract.address,
      current: current ?? t('contracts.tariff-options.nothing'),
      choice: result && nameOf(result),
    };
  };
  return (
    <>
      <div className="contract-option">
        <h3>{t(`${key}.name`)}</h3>
        <p>{current ? t(`${key}.chosen`, { choice: current }) : t(`${key}.none`)}</p>
      </div>
      <FormButton form={option} subject={subject} size="small">
        {t(`${key}.${current ? 'change' : 'choose'}`)}
      </FormButton>
      <FormDialog form={option} subject={subject} textValues={textValues} />
    </>
  );
}
