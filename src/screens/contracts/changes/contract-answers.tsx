import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { ContractPayment } from '#screens/contracts/cards/contract-payment.tsx';
import { ContractPower } from '#screens/contracts/cards/contract-power.tsx';
import { ContractActions } from '#screens/contracts/contract-actions.tsx';
import { Card } from '#ui/layout/card.tsx';

/** What people come for: the power and what is owed, then what can be done (screens of a contract). */
export function ContractAnswers({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <Card className="contract-answers">
        <h2 className="visually-hidden">{t('contracts.detail.summary')}</h2>
        {contract.powers.length > 0 && <ContractPower contract={contract} />}
        <ContractPayment contract={contract} />
      </Card>
      <ContractActions contract={contract} />
    </>
  );
}
