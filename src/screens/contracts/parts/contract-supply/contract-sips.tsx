import type { ReactElement } from 'react';
import { type Contract, sipsStanding } from '#domain/contract/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { sipsOptOutMachine } from '#machines/sips-opt-out.ts';
import { ChangeLabel } from '#screens/contracts/change-label.tsx';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';
import { useContractRequest } from '#screens/contracts/use-contract-request.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { SipsSignature } from './sips-signature.tsx';

/** Whether the meter data of a contract are excluded from SIPS (machine `sips-opt-out`), and the dialog for it. */
export function ContractSips({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const standing = sipsStanding(contract.sips);
  const request = useContractRequest(sipsOptOutMachine, contract, standing);
  const { requestDate } = contract.sips;
  const isUnderWay = standing === 'signing' || standing === 'requested';
  const words = t(`contracts.sips.${standing}${isUnderWay && requestDate ? '-since' : ''}`, {
    date: date(requestDate),
  });
  const subject = { contract };
  return (
    <ContractDatum
      title={t('contracts.sips.title')}
      value={isUnderWay ? null : words}
      underWay={isUnderWay && words}
      state={request.state}
      action={
        standing === 'signing' ? (
          <SipsSignature contract={contract} request={request} />
        ) : (
          standing === 'unactive' && (
            <FormButton form="sips-opt-out" subject={subject} variant="quiet" size="small">
              <ChangeLabel word={t('contracts.sips.request')} what={t('contracts.sips.title')} />
            </FormButton>
          )
        )
      }
    >
      <FormDialog
        form="sips-opt-out"
        subject={subject}
        attempts={request.attempts}
        textValues={(): FormTextValues<'sips-opt-out'> => ({ address: contract.address })}
        explain={() => ({
          details: contract.debtEuro > 0 && <Alert tone="info">{t('contracts.sips.owes')}</Alert>,
        })}
      />
    </ContractDatum>
  );
}
