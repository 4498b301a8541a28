import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/card.tsx';

/** The bank account that pays a contract, and the button that changes it. */
export function ContractBankCard({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { bankAccount } = contract;
  return (
    <Card title={t('contracts.bank.title')} icon="bank">
      <p className={bankAccount ? 'contract-account' : ''}>
        {bankAccount?.printableIban ?? t('contracts.bank.none')}
      </p>
      <FormButton form="iban-change" subject={{ contract }} block>
        {t('contracts.bank.change')}
      </FormButton>
      <FormDialog form="iban-change" subject={{ contract }} />
    </Card>
  );
}
