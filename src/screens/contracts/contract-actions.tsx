import { type ReactElement, useId } from 'react';
import type { Contract } from '#domain/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { useTexts } from '#i18n/texts.ts';

/** Forms of changes, in the order of the screen; the others are of electricity alone. */
const changes = [
  { form: 'power-change', isElectric: true },
  { form: 'iban-change' },
  { form: 'notification-address' },
  { form: 'invoice-delivery' },
  { form: 'electronic-notification' },
  { form: 'sips-opt-out', isElectric: true },
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
      {changes.map(({ form, isElectric }) =>
        isElectric && contract.type === 'gas' ? null : (
          <FormButton key={form} form={form} subject={{ contract }} size="small">
            {t(`contracts.actions.${form}`)}
          </FormButton>
        ),
      )}
    </section>
  );
}
