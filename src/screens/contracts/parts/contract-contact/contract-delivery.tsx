import type { ReactElement } from 'react';
import type { Contract, InvoiceDelivery } from '#domain/contract/contract.ts';
import type { ReadValues } from '#domain/settings/read-values.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { inSentence } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { ChangeLabel } from '#screens/contracts/change-label.tsx';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';

/** What the form was sent with; undefined before that. */
const sentDelivery = (outcome: SubmissionOutcome | null) =>
  (outcome?.result as ReadValues<'invoice-delivery'> | undefined)?.delivery as
    | InvoiceDelivery
    | undefined;

/** How the invoices of a contract arrive, the change that waits for a signature, and the dialog that changes it. */
export function ContractDelivery({ contract }: { contract: Contract }): ReactElement {
  const { t, language } = useTexts();
  const { date } = useFormats();
  const { invoiceDelivery, invoiceDeliveryChange: change } = contract;
  const words = (delivery: InvoiceDelivery) => t(`contracts.data.deliveries.${delivery}`);
  const subject = { contract };
  return (
    <ContractDatum
      title={t('contracts.data.delivery')}
      value={words(invoiceDelivery)}
      underWay={
        change &&
        t('contracts.delivery.signing', {
          date: date(change.requestDate),
          delivery: inSentence(words(change.delivery), language),
        })
      }
      action={
        <FormButton form="invoice-delivery" subject={subject} variant="quiet" size="small">
          <ChangeLabel word={t('contracts.inline.change')} what={t('contracts.data.delivery')} />
        </FormButton>
      }
    >
      <FormDialog
        form="invoice-delivery"
        subject={subject}
        textValues={(outcome): FormTextValues<'invoice-delivery'> => ({
          address: contract.address,
          delivery: inSentence(words(sentDelivery(outcome) ?? invoiceDelivery), language),
        })}
      />
    </ContractDatum>
  );
}
