import type { ReactElement } from 'react';
import { isOffline, type Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { problemText } from './problem-text.ts';
import { RetryButton } from './retry-button.tsx';
import { useRetryOnReconnect } from './use-retry-on-reconnect.ts';

export interface ErrorStateProps {
  problem: Problem;
  /** What could not be loaded, for example "No hemos podido cargar sus contratos". */
  title?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** A part of a page that could not be loaded, with a retry; it tries again by itself when the connection is back. */
export function ErrorState({
  problem,
  title,
  onRetry,
  retrying = false,
}: ErrorStateProps): ReactElement {
  const texts = useTexts();
  const { title: usual, body } = problemText(problem, texts);
  useRetryOnReconnect(problem, onRetry);
  return (
    <div className="state-panel" role="alert">
      <span className="state-mark state-mark-danger">
        <Icon name={isOffline(problem) ? 'offline' : 'alert'} />
      </span>
      <p className="state-title">{title ?? usual}</p>
      <p className="state-body">{body}</p>
      {onRetry && <RetryButton problem={problem} busy={retrying} onRetry={onRetry} />}
    </div>
  );
}
