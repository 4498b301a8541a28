import { type ReactElement, useEffect } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/phone-link.tsx';
import { ReloadButton } from '#ui/retry-button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useFormContext } from './form-context.ts';
import { fieldId, focusField } from './form-names.ts';
import { problemMessage } from './problem-message.ts';
import type { FieldValidationError } from './validation-errors.ts';

interface FormFailureProps {
  form: string;
  /** Fields that stopped the last attempt and are wrong still. */
  validationErrors: readonly FieldValidationError[];
  /** Another one with every attempt that failed; null when none did. */
  attempt: unknown;
  /** True for one field that is changed where it stands: its error stands beside it, and it takes the focus. */
  isInline: boolean;
  /** What the retailer answered to the last attempt; null where the form found the validation errors itself. */
  problem: Problem | null;
}

/** Why the last attempt failed, if it did: what the form found, else what the retailer answered. */
export function FormFailure({
  form,
  validationErrors,
  attempt,
  isInline,
  problem,
}: FormFailureProps): ReactElement | null {
  const texts = useTexts();
  const { organization } = useFormContext().facts.settings;
  const isOfFields = problem === null || problem.kind === 'invalid';
  if (!attempt || (isOfFields && validationErrors.length === 0 && !unplaced(problem))) return null;
  const [only] = validationErrors;
  if (isInline && only && isOfFields)
    return <FieldFocus id={fieldId(form, only.path)} attempt={attempt} />;
  if (!problem)
    return <ErrorSummary form={form} validationErrors={validationErrors} attempt={attempt} />;
  const { title, body } = problemMessage(problem, form, texts);
  return (
    <ErrorSummary
      form={form}
      validationErrors={validationErrors}
      title={title}
      tone={unplaced(problem) ? 'warning' : 'danger'}
      attempt={attempt}
    >
      {body && (
        <p>
          <TextWithPhone text={body} organization={organization} />
        </p>
      )}
      {problem.kind === 'outdated' && <ReloadButton />}
    </ErrorSummary>
  );
}

/** Leads to a field after a failed attempt. */
function FieldFocus({ id, attempt }: { id: string; attempt: unknown }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to take the focus
  useEffect(() => focusField(id), [id, attempt]);
  return null;
}

/** True for a refusal of the answers that names no field: nothing broke and none is wrong, so it warns. */
const unplaced = (problem: Problem | null) =>
  problem?.kind === 'invalid' && Object.keys(problem.fields).length === 0;
