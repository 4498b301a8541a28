import type { ReactElement, ReactNode } from 'react';
import { useHolds } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/alert.tsx';

interface FormRequirementsProps {
  requires: readonly string[] | undefined;
  subject: Record<string, unknown> | undefined;
  children: ReactNode;
}

/** A form that may be opened, or the reason why not: a link to it can be older than the reason. */
export function FormRequirements({
  requires,
  subject,
  children,
}: FormRequirementsProps): ReactElement {
  const { t } = useTexts();
  const failing = useHolds(subject)(requires);
  if (failing === null) return <>{children}</>;
  return <Alert tone="info">{t(`conditions.${failing}`)}</Alert>;
}
