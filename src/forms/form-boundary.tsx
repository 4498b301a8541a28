import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { report } from '#config/report.ts';
import { problemOf } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

interface FormBoundaryProps {
  /** Name of the form document. */
  form: string;
  /** Stands in its place until it is here. */
  waiting?: ReactNode;
  /** Puts a frame around the failure, for a form that has one of its own. */
  frame?: (failure: ReactElement) => ReactElement;
  children: ReactNode;
}

/** Keeps what goes wrong with a form in the form's place: the page around it stays, and another try is offered. */
export function FormBoundary({
  form,
  waiting = null,
  frame = (failure) => failure,
  children,
}: FormBoundaryProps): ReactElement {
  const { t } = useTexts();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      resetKey={form}
      onRetry={reset}
      onFailure={(thrown) => report(`The form "${form}" failed`, thrown)}
      fallback={(thrown, retry) =>
        frame(
          <ErrorState
            problem={problemOf(thrown)}
            title={t('form-engine.failed')}
            onRetry={retry}
          />,
        )
      }
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
