import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { useConfiguration, useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { type Answers, type SubmissionOutcome, sameAnswers } from '#domain/submission.ts';
import { dropInvalid } from '#forms/drafts/drop-invalid.ts';
import { draftSubject, dropDraft, keepDraft, readDraft } from '#forms/drafts/form-draft.ts';
import { type TextValues, useTexts } from '#i18n/texts.ts';
import { loadMutation } from '#operations/registry.ts';
import { Alert } from '#ui/alert.tsx';
import { ClosedFormActions, ClosedFormNotice } from './closed-form.tsx';
import { FormEngine } from './engine/form-engine.tsx';
import type { FormEngineProps } from './engine/form-engine-props.ts';
import { formStore } from './engine/form-store.ts';
import type { FormAttempts } from './form-attempts.ts';
import { FormOutcome } from './form-outcome.tsx';
import { useForm, useFormTexts } from './use-form.ts';

export interface FormViewProps {
  attempts: FormAttempts;
  /** Name of the form document. */
  form: string;
  /** What the form is about, by kind: `{ contract }`. */
  subject?: Record<string, unknown>;
  /** Values of the texts before the form and of its outcome, which is null until there is one. */
  textValues?: (outcome: SubmissionOutcome | null) => TextValues;
  /** Called once when the retailer took the answers. */
  onFinished?: (outcome: SubmissionOutcome, answers: Answers) => void;
  /** Leaves the form or its outcome. */
  onClose?: () => void;
  /** Called when an attempt begins and when it ends. */
  onBusy?: (busy: boolean) => void;
  /** What the answers mean, between the fields and the submit button, and after it was sent. */
  details?: (answers: Answers) => ReactNode;
  /** What they come to, above the submit button. */
  actionNote?: (answers: Answers) => ReactNode;
  /** True for one field that is changed where it stands. */
  isInline?: boolean;
  /** What follows once it was sent, below the words of the outcome. */
  further?: (answers: Answers, outcome: SubmissionOutcome) => ReactNode;
  /** True while that is under way, and the outcome cannot be left. */
  furtherBusy?: boolean;
  /** Further actions beside the submit button. */
  children?: ReactNode;
}

const nothing = {};

/** What was typed before, as far as it fits the form of today; `corrected` when some of it does not. */
function restoredDraft(form: CompiledForm, about: string, facts: Facts) {
  const draft = readDraft(form, about);
  if (!draft) return { answers: nothing, corrected: false };
  if (draft.edition === form.edition) return { answers: draft.answers, corrected: false };
  const answers = dropInvalid(form, draft.answers, facts);
  return { answers, corrected: !sameAnswers(answers, draft.answers) };
}

/** A form with its attempts: draft, sending, what became of it. `data-state` names machine and state. */
export function FormView({
  attempts,
  form: name,
  subject = nothing,
  textValues = () => nothing,
  onFinished,
  onClose,
  onBusy,
  details,
  actionNote,
  isInline,
  further,
  furtherBusy = false,
  children,
}: FormViewProps): ReactElement {
  const form = useForm(name);
  const texts = useFormTexts(name);
  const facts = useFacts(subject);
  const { t, optional } = useTexts();
  const about = draftSubject(subject);
  const { version } = useConfiguration();
  const [draft] = useState(() => restoredDraft(form, about, facts));
  const [store] = useState(() => formStore(draft.answers));
  useEffect(
    () =>
      store.subscribe((paths) => {
        if (paths.length > 0) keepDraft(form, about, store.read(), version);
      }),
    [store, form, about, version],
  );
  const operation = form.submit ?? name;
  const { state, underWay, problem, outcome, answers, submit } = attempts;
  useEffect(() => {
    // Without it now, sending fetches it.
    loadMutation(operation).catch(() => {});
  }, [operation]);
  const busy = underWay !== null;
  // What is under way goes on; what is only being typed waits here for the form to open again.
  const failing = useFailingCondition(subject)(form.requires);
  // The retailer's refusal says it already, and has the focus.
  const isRefusedForIt = problem?.kind === 'conflict';

  const listeners = useRef({ onFinished, onBusy });
  useEffect(() => {
    listeners.current = { onFinished, onBusy };
  });
  useEffect(() => listeners.current.onBusy?.(busy), [busy]);
  const lastOutcome = useRef<SubmissionOutcome>(null);
  useEffect(() => {
    // Another version of the form is no other outcome.
    if (!outcome || outcome === lastOutcome.current) return;
    lastOutcome.current = outcome;
    dropDraft(form.name, about);
    listeners.current.onFinished?.(outcome, answers);
  }, [outcome, answers, form, about]);

  const values = textValues(outcome);
  const intro = optional(`forms.${name}.intro`, values);
  return (
    <div className="form-runner" data-state={state}>
      <p role="status" className="visually-hidden">
        {underWay ? t(`form-engine.${underWay}`) : ''}
      </p>
      {outcome ? (
        optional(`forms.${name}.${outcome.kind}.title`) && (
          <FormOutcome
            form={name}
            kind={outcome.kind}
            values={values}
            busy={furtherBusy}
            onClose={onClose}
          >
            {details?.(answers)}
            {further?.(answers, outcome)}
          </FormOutcome>
        )
      ) : (
        <>
          {failing !== null && !isRefusedForIt && <ClosedFormNotice failing={failing} />}
          {intro && <p className="form-intro">{intro}</p>}
          {draft.corrected && <Alert tone="info">{t('form-engine.draft-mended')}</Alert>}
          <FormEngine
            form={form}
            texts={texts}
            facts={facts}
            store={store}
            onSubmit={(current) => failing === null && submit(current)}
            problem={problem}
            busy={busy}
            isInline={isInline}
            details={details && <FollowedAnswers store={store} draw={details} />}
            actionNote={actionNote && <FollowedAnswers store={store} draw={actionNote} />}
            formActions={
              failing === null ? undefined : (
                <ClosedFormActions form={name} failing={failing}>
                  {children}
                </ClosedFormActions>
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

interface FollowedAnswersProps extends Pick<FormEngineProps, 'store'> {
  draw: (answers: Answers) => ReactNode;
}

/** Follows what is typed, so that the form around it is not drawn anew. */
function FollowedAnswers({ store, draw }: FollowedAnswersProps): ReactElement {
  return <>{draw(useSyncExternalStore(store.subscribe, store.read))}</>;
}
