import type { ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from './alert.tsx';
import { problemText } from './problem-text.ts';
import { RetryButton } from './retry-button.tsx';

/** Stands for a small part of a page whose code did not come. */
export function PartFailure({
  problem,
  retry,
}: {
  problem: Problem;
  retry: () => void;
}): ReactElement {
  const { title, body } = problemText(problem, useTexts());
  return (
    <Alert tone="warning" title={title} actions={<RetryButton problem={problem} onRetry={retry} />}>
      {body}
    </Alert>
  );
}
