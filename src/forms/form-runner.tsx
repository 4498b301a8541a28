import { type ReactElement, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { useConfiguration, useFacts, useHolds } from '#config/facts-provider.tsx';
import { type Answers, type SubmissionOutcome, sameAnswers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { draftMender } from './draft-mender.ts';
import { draftSubject, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { FormEngine } from './form-engine.tsx';
import { FormOutcome } from './form-outcome.tsx';
import type { stillValid } from './still-valid.ts';
import { useForm, useFormTexts } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

export interface FormRunnerProps {
  /** Name of the form document. */
  form: string;
  /** What the form is about, by kind: `{ contract }`. */
  subject?: Record<string, unknown>;
  /** Called once when the retailer took the answers. */
  onFinished?: (outcome: SubmissionOutcome, answers: Answers) => void;
  /** Leaves the form or its outcome. */
  onClose?: () => void;
  /** Told while an attempt is under way. */
  onBusy?: (busy: boolean) => void;
  /** Further actions beside the submit button. */
  children?: ReactNode;
}

const nothing = {};

/** What was typed before, as far as it fits the form of today; `mended` when some of it does not. */
function restoredDraft(
  form: CompiledForm,
  about: string,
  facts: Facts,
  mend: typeof stillValid | null,
) {
  const draft = readDraft(form, about);
  if (!draft || !mend) return { answers: nothing, mended: false };
  if (draft.edition === form.edition) return { answers: draft.answers, mended: false };
  const answers = mend(form, draft.answers, facts);
  return { answers, mended: !sameAnswers(answers, draft.answers) };
}

/** A form with its submission: draft, sending, what became of it. `data-state` names the state of the machine. */
export function FormRunner({
  form: name,
  subject = nothing,
  onFinished,
  onClose,
  onBusy,
  children,
}: FormRunnerProps): ReactElement {
  const form = useForm(name);
  const texts = useFormTexts(name);
  const facts = useFacts(subject);
  const { t, optional } = useTexts();
  const about = draftSubject(subject);
  const { version } = useConfiguration();
  const mend = form.draft ? use(draftMender()) : null;
  const [draft] = useState(() => restoredDraft(form, about, facts, mend));
  const { state, problem, outcome, answers, submit } = useSubmission(form.submit ?? name, subject);
  const busy = state === 'sending' || state === 'verifying';
  // What is under way goes on; what is only being typed waits here for the form to open again.
  const failing = useHolds(subject)(form.requires);

  const told = useRef({ onFinished, onBusy });
  useEffect(() => {
    told.current = { onFinished, onBusy };
  });
  useEffect(() => told.current.onBusy?.(busy), [busy]);
  const handled = useRef<SubmissionOutcome>(null);
  useEffect(() => {
    // Another version of the form is no other outcome.
    if (!outcome || outcome === handled.current) return;
    handled.current = outcome;
    dropDraft(form, about);
    told.current.onFinished?.(outcome, answers);
  }, [outcome, answers, form, about]);

  const intro = optional(`forms.${name}.intro`);
  const isDone = state === 'sent' || state === 'signing';
  return (
    <div className="form-runner" data-state={`submission.${state}`}>
      <p role="status" className="visually-hidden">
        {busy ? t(`form-engine.${state}`) : ''}
      </p>
      {isDone ? (
        optional(`forms.${name}.${state}.title`) && (
          <FormOutcome form={name} kind={state} onClose={onClose} />
        )
      ) : (
        <>
          {failing !== null && (
            <Alert tone="warning" title={t('form-engine.closed.title')}>
              <p>{t(`conditions.${failing}`)}</p>
              <p>{t('form-engine.closed.kept')}</p>
            </Alert>
          )}
          {intro && <p className="form-intro">{intro}</p>}
          {draft.mended && <Alert tone="info">{t('form-engine.draft-mended')}</Alert>}
          <FormEngine
            form={form}
            texts={texts}
            facts={facts}
            answers={draft.answers}
            onAnswers={(current) => keepDraft(form, about, current, version)}
            onSubmit={(current) => failing === null && submit(current)}
            problem={problem}
            busy={busy}
            formActions={
              failing === null ? undefined : (
                <div className="form-actions">
                  <Button
                    type="submit"
                    variant="primary"
                    block
                    disabledReason={t(`conditions.${failing}`)}
                  >
                    {t(`forms.${name}.submit`)}
                  </Button>
                  {children}
                </div>
              )
            }
          >
            {children}
          </FormEngine>
        </>
      )}
    </div>
  );
}
