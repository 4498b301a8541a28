import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Problem } from '#domain/problem.ts';
import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';
import { ReloadButton } from '#ui/feedback/retry-button.tsx';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { useWording } from './wizard-wording.ts';

interface WizardAlertsProps {
  open: OpenWizard;
  /** Condition of the wizard that fails now; null while all hold. */
  closedBy: string | null;
}

/** Problems whose own text is more helpful on confirmation than the message that the connection failed. */
const SHOWN_WITH_OWN_TEXT: readonly Problem['kind'][] = [
  'signed-out',
  'too-many',
  'refused',
  'outdated',
];

/** Says below the step why the wizard cannot continue (contracting, section 8, "Lead errors"). */
export function WizardAlerts({ open, closedBy }: WizardAlertsProps): ReactElement {
  const texts = useTexts();
  const { t, optional } = texts;
  const { organization, contractation } = useFacts().settings;
  const { list } = useFormats();
  const files = list(contractation.solvencyFiles) || t('form-engine.data-protection.files');
  const { state, context } = open;
  const { refusal, failure, problem } = context;
  const wording = useWording(open);
  /** @param own address in the wording of the step, whose text comes first */
  const alertOf = (key: string, own?: string) => (
    <Alert tone="danger" title={(own && wording.text(`${own}.title`)) ?? t(`${key}.title`)}>
      <TextWithPhone
        text={(own && wording.text(`${own}.body`)) ?? t(`${key}.body`, { files })}
        organization={organization}
      />
    </Alert>
  );
  const reason = failure && `wizard.failures.${failure}`;
  const usual = confirmedParts(context.memory).length > 0 ? 'rest' : 'usual';
  const isConnectivity =
    state === 'failed' && !(problem && SHOWN_WITH_OWN_TEXT.includes(problem.kind));
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
      {state === 'unsure' && alertOf('wizard.unsure', 'unsure')}
      {isConnectivity &&
        (reason && optional(`${reason}.title`)
          ? alertOf(reason)
          : alertOf(`wizard.failures.${usual}`, 'failed'))}
      {state !== 'unsure' && !isConnectivity && problem && !isOver && !isOfFields && (
        <Alert
          tone="danger"
          title={problemText(problem, texts).title}
          actions={problem.kind === 'outdated' && <ReloadButton />}
        >
          {problemText(problem, texts).body}
        </Alert>
      )}
    </>
  );
}
