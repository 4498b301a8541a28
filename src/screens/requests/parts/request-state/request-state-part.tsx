import type { ReactElement } from 'react';
import type { CustomerRequest } from '#domain/customer/request.ts';
import { RequestChip, useNextStep } from '#screens/requests/request-chip.tsx';
import { RequestDue } from './request-due.tsx';
import { RequestWaiting } from './request-waiting.tsx';

interface RequestStateProps {
  request: CustomerRequest;
  /** True where the page has the box to answer. */
  hasAnswer: boolean;
}

/** The line of the state; where the customer is waited for, what for. */
export function RequestStatePart({ request, hasAnswer }: RequestStateProps): ReactElement {
  const nextStep = useNextStep();
  if (request.state === 'additional_information_needed')
    return <RequestWaiting {...{ request, hasAnswer }} />;
  return (
    <p className="request-state">
      <RequestChip state={request.state} />
      {nextStep(request)}
      <RequestDue request={request} />
    </p>
  );
}
