import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { useTexts } from '#i18n/texts.ts';
import { DebtHelp } from '#payment/debt/debt-help.tsx';

/** What a customer who owes and cannot pay may request: another date or instalments, and the bono social. */
export function PaymentHelp({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const subject = { contract };
  // A retailer without requests is called, as the payments say.
  const isOffered = useFailingCondition()(['case-flag']) === null;
  return (
    <div className="contract-payment-help">
      {contract.type !== 'gas' && <DebtHelp powerKw={contract.powerKw} />}
      {isOffered && (
        <FormButton form="payment-help" subject={subject} variant="quiet" size="small">
          {t('payment.help.request')}
        </FormButton>
      )}
      <FormDialog form="payment-help" subject={subject} />
    </div>
  );
}
