import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Alert } from '#ui/feedback/alert.tsx';

interface BankAccountChangeProps {
  change: NonNullable<Contract['bankAccountChange']>;
}

/** A change of the bank account that waits for its signature: date of the request, and what the customer must do. */
export function BankAccountChange({ change }: BankAccountChangeProps): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const { organization } = useFacts().settings;
  const text = t('contracts.bank.signing.body', {
    date: date(change.requestDate),
    account: change.bankAccount.printableIban,
  });
  return (
    <Alert title={t('contracts.bank.signing.title')}>
      <TextWithPhone text={text} organization={organization} />
    </Alert>
  );
}
