import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { TextWithPhone } from '#ui/phone-link.tsx';

interface PaymentOutcomeProps {
  tone: 'success' | 'warning' | 'danger' | 'info';
  icon: IconName;
  title: string;
  body?: string;
  /** What can be done now. */
  children: ReactNode;
}

/** Where a payment has come to rest. Its heading takes the focus. */
export function PaymentOutcome({
  tone,
  icon,
  title,
  body,
  children,
}: PaymentOutcomeProps): ReactElement {
  const { organization } = useFacts().settings;
  const bodyId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`payment-outcome is-${tone}`}>
      <Icon name={icon} />
      <h3 ref={heading} tabIndex={-1} aria-describedby={body ? bodyId : undefined}>
        {title}
      </h3>
      {body && (
        <p id={bodyId}>
          <TextWithPhone text={body} organization={organization} />
        </p>
      )}
      {children}
    </div>
  );
}
