import { Fragment, type ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { type ContractAnswer, contractAnswers } from './contract-answer.ts';
import { ContractNextBill } from './contract-next-bill.tsx';
import { ContractPayment } from './contract-payment.tsx';
import { ContractPower } from './contract-power.tsx';

interface ContractAnswersProps {
  contract: Contract;
  options?: { answers?: readonly ContractAnswer[] };
}

/** What people come for: what is owed, the power, the next bill (screens of a contract). */
export function ContractAnswersPart({
  contract,
  options: { answers = contractAnswers } = {},
}: ContractAnswersProps): ReactElement {
  const { t } = useTexts();
  const shown: Record<ContractAnswer, ReactElement | false> = {
    payment: <ContractPayment contract={contract} />,
    power: contract.powers.length > 0 && <ContractPower contract={contract} />,
    // Nothing is read day by day of gas, and several points have one bill together.
    'next-bill': contract.type === 'electricity' && contract.state === 'activa' && (
      <ContractNextBill contract={contract} />
    ),
  };
  return (
    <Card className="contract-answers">
      <h2 className="visually-hidden">{t('contracts.detail.summary')}</h2>
      {answers.map((answer) => (
        <Fragment key={answer}>{shown[answer]}</Fragment>
      ))}
    </Card>
  );
}
