import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { IbanChangeResult } from '#operations/contracts/iban-change-mutation.ts';
import { Card } from '#ui/layout/card.tsx';
import { BankAccountChange } from './bank-account-change.tsx';

/** The bank account that pays a contract, the change that waits for a signature, and the button that changes it. */
export function ContractBankPart({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const { address, bankAccount, bankAccountChange, mandate } = contract;
  const textValues = (outcome: SubmissionOutcome | null): FormTextValues<'iban-change'> => ({
    address,
    account: bankAccount?.printableIban ?? t('contracts.bank.no-account'),
    newAccount: (outcome?.result as IbanChangeResult | undefined)?.printableIban,
  });
  return (
    <Card title={t('contracts.bank.title')} icon="bank">
      <p className={bankAccount ? 'contract-account' : ''}>
        {bankAccount?.printableIban ?? t('contracts.bank.none')}
      </p>
      {bankAccount && mandate && (
        <p className="form-note">
          {t('contracts.bank.mandate', {
            reference: mandate.reference,
            date: date(mandate.date),
          })}
        </p>
      )}
      {bankAccountChange && <BankAccountChange change={bankAccountChange} />}
      <FormButton form="iban-change" subject={{ contract }} block>
        {t('contracts.bank.change')}
      </FormButton>
      <FormDialog form="iban-change" subject={{ contract }} textValues={textValues} />
    </Card>
  );
}
