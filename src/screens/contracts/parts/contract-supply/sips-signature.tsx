import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ContractRequest } from '#screens/contracts/use-contract-request.ts';
import { Button } from '#ui/controls/button.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';

interface SipsSignatureProps {
  contract: Contract;
  request: ContractRequest;
}

/** Requests the message for the signature again, and shows the result. */
export function SipsSignature({ contract, request }: SipsSignatureProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { attempts } = request;
  const failing = useFailingCondition({ contract })([
    'contract-active',
    'not-read-only',
    'sips-opt-out-enabled',
  ]);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        busy={attempts.underWay !== null}
        disabledReason={failing === null ? undefined : t(`conditions.${failing}`)}
        onClick={() => attempts.submit({ noCessionSelection: 'actual' })}
      >
        {t('contracts.sips.again')}
      </Button>
      <p role="status" className="contract-datum-note">
        {attempts.problem && problemText(attempts.problem, texts).body}
        {attempts.outcome && t('contracts.sips.sent-again')}
      </p>
    </>
  );
}
