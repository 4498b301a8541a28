import type { ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button, type ButtonProps } from './button.tsx';

interface RetryButtonProps extends Pick<ButtonProps, 'busy' | 'size'> {
  problem: Problem;
  onRetry: () => void;
}

/** Tries again what a problem stopped; where only another load of the page helps, that. */
export function RetryButton({ problem, onRetry, ...look }: RetryButtonProps): ReactElement {
  const { t } = useTexts();
  const isOutdated = problem.kind === 'outdated';
  return (
    <Button
      {...look}
      icon="refresh"
      onClick={isOutdated ? () => window.location.reload() : onRetry}
    >
      {t(isOutdated ? 'common.reload' : 'common.retry')}
    </Button>
  );
}
