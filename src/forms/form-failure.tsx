import type { ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldFault } from './form-faults.ts';
import { problemMessage } from './problem-message.ts';

interface FormFailureProps {
  form: string;
  /** Faults that the form found itself in the last attempt. */
  faults: { faults: FieldFault[] } | null;
  /** What the retailer answered to the last attempt. */
  problem: Problem | null;
}

const servedFaults = (fields: Record<string, string[]>): FieldFault[] =>
  Object.entries(fields).map(([name, [keyword = 'invalid']]) => ({
    path: name.split('.'),
    fault: { keyword, values: {} },
  }));

/** Why the last attempt failed, if it did: what the form found, else what the retailer answered. */
export function FormFailure({ form, faults, problem }: FormFailureProps): ReactElement | null {
  const texts = useTexts();
  if (faults) return <ErrorSummary form={form} faults={faults.faults} attempt={faults} />;
  if (!problem) return null;
  const { title, body } = problemMessage(problem, form, texts);
  return (
    <ErrorSummary
      form={form}
      faults={problem.kind === 'invalid' ? servedFaults(problem.fields) : []}
      title={title}
      attempt={problem}
    >
      {body && <p>{body}</p>}
    </ErrorSummary>
  );
}
