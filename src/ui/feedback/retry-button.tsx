import type { ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';

interface RetryButtonProps extends Pick<ButtonProps, 'busy' | 'size'> {
  problem: Problem;
  onRetry: () => void;
}

const reload = () => window.location.reload();

/** What trying again means after a problem: another load of the page where only that helps. */
export function retryOf({ kind }: Problem, retry: () => void): () => void {
  return kind === 'outdated' ? reload : retry;
}

/** Tries again what a problem stopped. */
export function RetryButton({ problem, onRetry, ...look }: RetryButtonProps): ReactElement {
  const { t } = useTexts();
  if (problem.kind === 'outdated') return <ReloadButton {...look} />;
  return (
    <Button {...look} icon="refresh" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
}

/** Loads the page again, where only that helps. */
export function ReloadButton(look: Pick<ButtonProps, 'busy' | 'size'>): ReactElement {
  const { t } = useTexts();
  return (
    <Button {...look} icon="refresh" onClick={reload}>
      {t('common.reload')}
    </Button>
  );
}
