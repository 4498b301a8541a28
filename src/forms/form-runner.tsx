import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { draftSubject, dropDraft, keepDraft, readDraft } from './form-draft.ts';
import { FormEngine } from './form-engine.tsx';
import { FormOutcome } from './form-outcome.tsx';
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
  const [draft] = useState(() => readDraft(form, about));
  const { state, problem, outcome, answers, submit } = useSubmission(form.submit ?? name, subject);
  const busy = state === 'sending' || state === 'verifying';

  const told = useRef({ onFinished, onBusy });
  useEffect(() => {
    told.current = { onFinished, onBusy };
  });
  useEffect(() => told.current.onBusy?.(busy), [busy]);
  useEffect(() => {
    if (!outcome) return;
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
          {intro && <p className="form-intro">{intro}</p>}
          <FormEngine
            form={form}
            texts={texts}
            facts={facts}
            answers={draft ?? nothing}
            onAnswers={(current) => keepDraft(form, about, current)}
            onSubmit={submit}
            problem={problem}
            busy={busy}
          >
            {children}
          </FormEngine>
        </>
      )}
    </div>
  );
}
