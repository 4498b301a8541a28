import type { ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { problemText } from './problem-text.ts';

export interface ErrorStateProps {
  problem: Problem;
  /** What could not be loaded, for example "No hemos podido cargar sus contratos". */
  title?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** A part of a page that could not be loaded, with a retry. */
export function ErrorState({
  problem,
  title,
  onRetry,
  retrying = false,
}: ErrorStateProps): ReactElement {
  const texts = useTexts();
  const { title: usual, body } = problemText(problem, texts);
  return (
    <div className="state-panel" role="alert">
      <span className="state-mark state-mark-danger">
        <Icon name={problem.kind === 'no-answer' ? 'offline' : 'alert'} />
      </span>
      <p className="state-title">{title ?? usual}</p>
      <p className="state-body">{body}</p>
      {onRetry && (
        <Button icon="refresh" busy={retrying} onClick={onRetry}>
          {texts.t('common.retry')}
        </Button>
      )}
    </div>
  );
}
