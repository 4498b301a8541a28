import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldId, focusField } from '#forms/engine/form-names.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { ReloadButton } from '#ui/feedback/retry-button.tsx';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { ErrorSummary } from './error-summary.tsx';
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

/** Why the last attempt failed, if it did: what the form found, else what the retailer answered. Takes the focus with each. */
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
  const [only] = validationErrors;
  const isOfOneField = isInline && only !== undefined && isOfFields;
  const box = useRef<HTMLElement>(null);
  useFocusOnFailure(attempt, () => {
    if (isOfOneField) return focusField(fieldId(form, only.path));
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'nearest' });
  });
  if (!attempt || (isOfFields && validationErrors.length === 0 && !unplaced(problem))) return null;
  if (isOfOneField) return null;
  if (!problem) return <ErrorSummary {...{ form, validationErrors, attempt, box }} />;
  const { title, body } = problemMessage(problem, form, texts);
  return (
    <ErrorSummary
      {...{ form, validationErrors, title, attempt, box }}
      tone={unplaced(problem) ? 'warning' : 'danger'}
    >
      {body && (
        <p>
          <TextWithPhone text={body} organization={organization} />
        </p>
      )}
      {problem.kind === 'invalid' &&
        problem.html?.map((html) => <SanitisedHtml key={html} html={html} />)}
      {problem.kind === 'outdated' && <ReloadButton />}
    </ErrorSummary>
  );
}

/** True for a refusal of the answers that names no field: nothing broke and none is wrong, so it warns. */
const unplaced = (problem: Problem | null) =>
  problem?.kind === 'invalid' && Object.keys(problem.fields).length === 0;

/** Moves the focus with each failed attempt only: an error that reappears while the user types does not. */
function useFocusOnFailure(attempt: unknown, focus: () => void): void {
  const focusNow = useEffectEvent(focus);
  useEffect(() => {
    if (attempt) focusNow();
  }, [attempt]);
}
