import type { ReactElement, ReactNode } from 'react';
import { type Problem, ProblemError } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export interface ErrorView {
  /** Key under `errors`. */
  key:
    | 'not-found'
    | 'closed'
    | 'signed-out'
    | 'refused'
    | 'crash'
    | 'offline'
    | 'outdated'
    | 'maintenance';
  /** Code to show; null where there is none. */
  code: number | null;
  icon: IconName;
}

const views = {
  'not-found': { key: 'not-found', code: 404, icon: 'search' },
  'signed-out': { key: 'signed-out', code: 401, icon: 'lock' },
  refused: { key: 'refused', code: 403, icon: 'lock' },
  crash: { key: 'crash', code: 500, icon: 'alert' },
  offline: { key: 'offline', code: null, icon: 'offline' },
  outdated: { key: 'outdated', code: null, icon: 'refresh' },
  maintenance: { key: 'maintenance', code: 503, icon: 'refresh' },
} satisfies Record<string, ErrorView>;

const viewOfKind: Partial<Record<Problem['kind'], ErrorView>> = {
  'not-found': views['not-found'],
  'signed-out': views['signed-out'],
  refused: views.refused,
  'no-answer': views.offline,
  unreachable: views.offline,
  outdated: views.outdated,
};

/** The error page of a failure; a bug counts as a crash (customer area, section 2: error page). */
export function errorViewOf(thrown: unknown): ErrorView {
  return thrown instanceof ProblemError ? errorViewOfProblem(thrown.problem) : views.crash;
}

/** The error page of a problem. */
export function errorViewOfProblem(problem: Problem): ErrorView {
  if (problem.kind === 'broken') {
    return problem.status === 503 ? views.maintenance : { ...views.crash, code: problem.status };
  }
  return viewOfKind[problem.kind] ?? views.crash;
}

export interface ErrorPageProps {
  view: ErrorView;
  /** Called by the retry button. */
  onRetry?: () => void;
  /** Address of the start page. */
  home?: string | undefined;
  children?: ReactNode;
}

/** Replaces a page that cannot be shown. */
export function ErrorPage({ view, onRetry, home, children }: ErrorPageProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className="error-page">
      <span className="state-mark">
        <Icon name={view.icon} />
      </span>
      <PageHeader title={t(`errors.${view.key}.title`)} intro={t(`errors.${view.key}.body`)} />
      {children}
      <div className="error-page-actions">
        {onRetry && (
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {t('common.reload')}
          </Button>
        )}
        {home && (
          <a className="btn btn-secondary" href={home}>
            <Icon name="home" />
            {t('errors.home')}
          </a>
        )}
      </div>
      {view.code !== null && (
        <p className="error-page-code">{t('errors.code', { code: view.code })}</p>
      )}
    </div>
  );
}
