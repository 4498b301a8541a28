import type { ReactElement } from 'react';
import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { WizardReference } from './wizard-reference.tsx';

interface WizardDoneProps {
  open: OpenWizard;
  onLeaveTheRest: () => void;
}

/** What is confirmed already while the rest is not, and the way to leave the rest out; nothing otherwise. */
export function WizardDone({ open, onLeaveTheRest }: WizardDoneProps): ReactElement | null {
  const { t } = useTexts();
  const [part] = confirmedParts(open.context.memory);
  if (!part) return null;
  const key = `wizard.partly.${part.name}`;
  const canLeave = ['filling', 'refused', 'failed'].includes(open.state);
  return (
    <Alert
      tone="success"
      title={t(`${key}.title`)}
      actions={canLeave && <Button onClick={onLeaveTheRest}>{t(`${key}.leave`)}</Button>}
    >
      <p>
        <WizardReference reference={part.reference} />
      </p>
      <p>
        <TextWithPhone text={t(`${key}.body`)} organization={open.facts.settings.organization} />
      </p>
    </Alert>
  );
}
