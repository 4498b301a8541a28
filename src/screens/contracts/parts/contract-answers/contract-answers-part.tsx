import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { type ContractAnswer, contractAnswers } from './contract-answer.ts';
import { ContractPayment } from './contract-payment.tsx';
import { ContractPower } from './contract-power.tsx';

interface ContractAnswersProps {
  contract: Contract;
  options?: { answers?: readonly ContractAnswer[] };
}

/** What people come for: the power and what is owed (screens of a contract). */
export function ContractAnswersPart({
  contract,
  options: { answers = contractAnswers } = {},
}: ContractAnswersProps): ReactElement {
  const { t } = useTexts();
  const hasPower = contract.powers.length > 0;
  return (
    <Card className="contract-answers">
      <h2 className="visually-hidden">{t('contracts.detail.summary')}</h2>
      {answers.map((answer) =>
        answer === 'payment' ? (
          <ContractPayment key={answer} contract={contract} />
        ) : (
          hasPower && <ContractPower key={answer} contract={contract} />
        ),
      )}
    </Card>
  );
}
