import { type ReactElement, type ReactNode, useState } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';

interface FormRequirementsProps {
  requires: readonly string[] | undefined;
  subject: Record<string, unknown> | undefined;
  children: ReactNode;
}

/**
 * A form that may be opened, or the reason why not: a link to it can be older than the reason. A form that
 * is open stays, with what was typed; the form itself says that it can be sent no more.
 */
export function FormRequirements({
  requires,
  subject,
  children,
}: FormRequirementsProps): ReactElement {
  const { t } = useTexts();
  const failing = useFailingCondition(subject)(requires);
  const [wasOpen, setOpen] = useState(failing === null);
  if (failing === null && !wasOpen) setOpen(true);
  if (failing === null || wasOpen) return <>{children}</>;
  return <Alert tone="info">{t(`conditions.${failing}`)}</Alert>;
}
