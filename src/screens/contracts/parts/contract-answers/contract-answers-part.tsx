import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { ContractPayment } from './contract-payment.tsx';
import { ContractPower } from './contract-power.tsx';

/** What people come for: the power and what is owed (screens of a contract). */
export function ContractAnswersPart({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  return (
    <Card className="contract-answers">
      <h2 className="visually-hidden">{t('contracts.detail.summary')}</h2>
      {contract.powers.length > 0 && <ContractPower contract={contract} />}
      <ContractPayment contract={contract} />
    </Card>
  );
}
