import { type ReactElement, useId } from 'react';
import type { Contract } from '#domain/contract.ts';
import { contractPurpose } from '#domain/contract-purpose.ts';
import { FormButton } from '#forms/form-button.tsx';
import { useTexts } from '#i18n/texts.ts';

/** Forms of changes, in the order of the screen. */
const changes = [
  'power-change',
  'iban-change',
  'notification-address',
  'invoice-delivery',
  'electronic-notification',
  'sips-opt-out',
];

/** What can be changed of a contract, in one place; what cannot be changed now says why. */
export function ContractActions({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section className="contract-actions" aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('contracts.actions.title')}
      </h2>
      {changes
        .filter((form) => contractPurpose({ dialog: form })?.types.includes(contract.type))
        .map((form) => (
          <FormButton key={form} form={form} subject={{ contract }} size="small">
            {t(`contracts.actions.${form}`)}
          </FormButton>
        ))}
    </section>
  );
}
