import type { ReactElement, ReactNode } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Outcome } from '#ui/feedback/outcome.tsx';
import type { IconName } from '#ui/layout/icon.tsx';

interface PaymentOutcomeProps {
  tone: 'success' | 'warning' | 'danger' | 'info';
  icon: IconName;
  title: string;
  body?: string;
  /** What can be done now. */
  children: ReactNode;
}

/** Where a payment has come to rest. The retailer's telephones in its words are links. */
export function PaymentOutcome({ body, ...outcome }: PaymentOutcomeProps): ReactElement {
  const { organization } = useFacts().settings;
  return (
    <Outcome
      {...outcome}
      body={body && <TextWithPhone text={body} organization={organization} />}
    />
  );
}
