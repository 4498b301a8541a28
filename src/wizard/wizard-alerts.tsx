import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { TextWithPhone } from '#ui/phone-link.tsx';
import { problemText } from '#ui/problem-text.ts';
import type { OpenWizard } from './use-wizard.ts';

interface WizardAlertsProps {
  open: OpenWizard;
  /** Condition of the wizard that fails now; null while all hold. */
  closedBy: string | null;
}

/** Says below the step why the wizard cannot continue (contracting, section 8, "Lead errors"). */
export function WizardAlerts({ open, closedBy }: WizardAlertsProps): ReactElement {
  const texts = useTexts();
  const { t, optional } = texts;
  const { organization } = useFacts().settings;
  const { state, context } = open;
  const { refusal, failure, problem } = context;
  const values = { ...organization };
  const alertOf = (key: string) => (
    <Alert tone="danger" title={t(`${key}.title`)}>
      <TextWithPhone text={t(`${key}.body`, values)} phone={organization.phone_crm} />
    </Alert>
  );
  const own = failure && `wizard.failures.${failure}`;
  // The session's dialog said this already, and the customer has signed in again.
  const isOver = problem?.kind === 'signed-out' && problem.reason === 'expired';
  const isOfFields =
    problem?.kind === 'invalid' &&
    open.step !== undefined &&
    Object.keys(problem.fields).some((address) => address.startsWith(`${open.step?.id}/`));
  return (
    <>
      {closedBy && <Alert tone="warning">{t(`conditions.${closedBy}`)}</Alert>}
      {refusal && alertOf(`wizard.refusals.${refusal}`)}
      {state === 'unsure' && alertOf('wizard.unsure')}
      {state === 'failed' &&
        !problem &&
        alertOf(own && optional(`${own}.title`) ? own : 'wizard.failures.usual')}
      {state !== 'unsure' && problem && !isOver && !isOfFields && (
        <Alert tone="danger" title={problemText(problem, texts).title}>
          {problemText(problem, texts).body}
        </Alert>
      )}
    </>
  );
}
