import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { Card } from '#ui/card.tsx';
import { ContractActions } from './contract-actions.tsx';
import { ContractPayment } from './contract-payment.tsx';
import { ContractPower } from './contract-power.tsx';

/** What people come for: the power and what is owed, then what can be done (screens of a contract). */
export function ContractAnswers({ contract }: { contract: Contract }): ReactElement {
  return (
    <>
      <Card className="contract-answers">
        {contract.powers.length > 0 && <ContractPower contract={contract} />}
        <ContractPayment contract={contract} />
      </Card>
      <ContractActions contract={contract} />
    </>
  );
}
