import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { namedContract, OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { useForm } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ContractSubmission } from '#machines/contracts-submission-setup.ts';
import { listedContract } from '#queries/contracts/contracts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { ContractName } from './contract-name.tsx';
import { ContractResult } from './contract-result.tsx';
import { useContractsSubmission } from './use-contracts-submission.ts';
import './other-contracts.scss';

/** True for answers that apply to further contracts. */
export const namesOthers = ({ [OTHER_CONTRACTS]: others }: Answers): boolean =>
  Array.isArray(others) && others.length > 0;

interface OtherContractsProps {
  form: string;
  /** Answers that name the contracts. */
  answers: Answers;
  /** What became of the contract at hand. */
  first: SubmissionOutcome;
  onBusy: (busy: boolean) => void;
}

const isDone = ({ standing }: ContractSubmission) => standing === 'sent' || standing === 'signing';

/** Applies a form to the other contracts that its answers name, and shows the outcome of each. */
export function OtherContracts({
  form,
  answers,
  first,
  onBusy,
}: OtherContractsProps): ReactElement {
  const { t } = useTexts();
  const queryClient = useQueryClient();
  const { state, isBusy, isLookingUp, contracts, retry } = useContractsSubmission(
    useForm(form),
    answers,
    first,
  );
  const [names] = useState(
    () =>
      new Map(
        contracts.map(({ reference }) => [reference, listedContract(queryClient, reference)]),
      ),
  );
  const [wasRetried, setRetried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useReportBusy(isBusy, onBusy);
  const hasButton = retry !== undefined || (wasRetried && isBusy);
  useFocusOnChange(hasButton, () => {
    // The button had the focus.
    if (!hasButton) heading.current?.focus();
  });

  const done = contracts.filter(isDone).length;
  const progress = t('form-engine.contracts.progress', { done, count: contracts.length });
  return (
    <section className="other-contracts" data-state={state}>
      <div className="other-contracts-head">
        <h4 ref={heading} tabIndex={-1}>
          {t('form-engine.contracts.title')}
        </h4>
        <p role="status">{progress}</p>
      </div>
      <ul>
        {contracts.map((one) => {
          const contract = names.get(one.reference) ?? one.contract;
          return (
            <li key={one.reference}>
              <ContractName contract={contract ?? namedContract(one.reference)} />
              <ContractResult
                form={form}
                submission={one}
                isBusy={isBusy}
                isLookingUp={isLookingUp}
              />
            </li>
          );
        })}
      </ul>
      {hasButton && (
        <>
          <p>{t('form-engine.contracts.partly')}</p>
          <Button
            block
            busy={isBusy}
            onClick={() => {
              setRetried(true);
              retry?.();
            }}
          >
            {t('form-engine.contracts.retry')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Reports to the dialog around it whether contracts are being sent, as long as it cannot be closed. */
function useReportBusy(isBusy: boolean, onBusy: (busy: boolean) => void): void {
  const notifyBusy = useEffectEvent(onBusy);
  useEffect(() => notifyBusy(isBusy), [isBusy]);
}
