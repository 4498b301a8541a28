import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { CompiledForm } from '#config/configuration-types.ts';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { FormSubmit } from '#domain/form-call.ts';
import type { Problem } from '#domain/problem.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { useFormDraft } from '#forms/drafts/use-form-draft.ts';
import { useTexts } from '#i18n/texts.ts';
import { loadMutation } from '#operations/registry.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { ClosedFormActions, ClosedFormNotice } from './closed-form.tsx';
import { FormEngine } from './engine/form-engine.tsx';
import type { FormEngineProps } from './engine/form-engine-props.ts';
import type { FormStore } from './engine/form-store.ts';
import { FollowedAnswers } from './followed-answers.tsx';
import type { FormAttempts } from './form-attempts.ts';
import { FormOutcome } from './form-outcome.tsx';
import type { FormTextValues } from './form-text-values.ts';
import { useForm, useFormTexts } from './use-form.ts';
import { useOnOutcome } from './use-outcome.ts';

/** The answers of a form as a store, and how the last attempt to send them failed. */
export interface ExplainedAttempt {
  store: FormStore;
  problem: Problem | null;
}

type FormExplanation = Pick<FormEngineProps, 'details' | 'actionNote'> & {
  notYet?: string | undefined;
};

export interface FormViewProps {
  attempts: FormAttempts;
  /** Name of the form document. */
  form: string;
  /** What the form is about, by kind: `{ contract }`. */
  subject?: Record<string, unknown>;
  /** Values of the texts before the form and of its outcome, which is null until there is one. */
  textValues?: (outcome: SubmissionOutcome | null) => FormTextValues;
  /** Called once when the retailer took the answers. */
  onFinished?: (outcome: SubmissionOutcome, answers: Answers) => void;
  /** Leaves the form or its outcome. */
  onClose?: () => void;
  /**
   * What the answers mean: `details` stand between the fields and the submit button, and again after it was sent;
   * `actionNote` is what they come to, above the button, and `notYet` why they cannot be sent yet.
   */
  explain?: (answers: Answers, attempt: ExplainedAttempt) => FormExplanation;
  /** True for one field that is changed where it stands. */
  isInline?: boolean;
  /** True for a form that is the page below its title. */
  isPage?: boolean;
  /** Content below the message of the outcome once the form was sent; the outcome cannot be left while it is busy. */
  followUp?: {
    render: (answers: Answers, outcome: SubmissionOutcome) => ReactNode;
    isBusy: boolean;
  };
  /** What proves that it was sent, below the words of the outcome. */
  receipt?: (answers: Answers, outcome: SubmissionOutcome) => ReactNode;
  /** Further actions beside the submit button. */
  children?: ReactNode;
}

const nothing = {};

/** A form with its attempts: draft, sending, what became of it. `data-state` names machine and state. */
export function FormView({
  attempts,
  form: name,
  subject = nothing,
  textValues,
  onFinished,
  onClose,
  explain,
  isInline,
  isPage = false,
  followUp,
  receipt,
  children,
}: FormViewProps): ReactElement {
  const form = useForm(name);
  const texts = useFormTexts(name);
  const facts = useFacts(subject);
  const { t, optional } = useTexts();
  const { store, wasCorrected, hadFiles, drop } = useFormDraft(form, subject, facts);
  const { state, underWay, problem, outcome, answers, submit } = attempts;
  usePrefetchedMutation(form.submit ?? name);
  const busy = underWay !== null;
  // What is under way goes on; what is only being typed waits here for the form to open again.
  const failing = useFailingCondition(subject)(form.requires);
  // The retailer's refusal says it already, and has the focus.
  const isRefusedForIt = problem?.kind === 'conflict';

  useOnOutcome(outcome, (sent) => {
    drop();
    onFinished?.(sent, answers);
  });

  const values = { ...calledValues(form, outcome), ...textValues?.(outcome) };
  const intro = optional(`forms.${name}.intro`, values);
  const attempt = { store, problem };
  const explained = (part: 'details' | 'actionNote') =>
    explain && <FollowedAnswers store={store} render={(typed) => explain(typed, attempt)[part]} />;
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
            isPage={isPage}
            busy={followUp?.isBusy ?? false}
            onClose={onClose}
          >
            {explain?.(answers, attempt).details}
            {receipt?.(answers, outcome)}
            {followUp?.render(answers, outcome)}
          </FormOutcome>
        )
      ) : (
        <>
          {failing !== null && !isRefusedForIt && <ClosedFormNotice failing={failing} />}
          {intro && <p className="form-intro">{intro}</p>}
          {wasCorrected && <Alert tone="info">{t('form-engine.draft-mended')}</Alert>}
          {hadFiles && !wasCorrected && (
            <Alert tone="info">{t('form-engine.draft-without-files')}</Alert>
          )}
          <FormEngine
            form={form}
            texts={texts}
            facts={facts}
            store={store}
            onSubmit={(current) => failing === null && submit(current)}
            problem={problem}
            busy={busy}
            isInline={isInline}
            notYet={(typed) => explain?.(typed, attempt).notYet}
            details={explained('details')}
            actionNote={explained('actionNote')}
            formActions={
              failing === null
                ? undefined
                : () => (
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

/** The values that the call of a form names for its texts. */
const calledValues = ({ submit }: CompiledForm, outcome: SubmissionOutcome | null) =>
  typeof submit === 'object' && submit.values && (outcome?.result as Answers | undefined);

/** Loads the code that sends the form while it is filled in. Without it by then, sending loads it. */
function usePrefetchedMutation(submit: FormSubmit): void {
  useEffect(() => {
    loadMutation(submit).catch(() => {});
  }, [submit]);
}
