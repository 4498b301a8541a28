import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { ErrorView } from './error-view.ts';

export interface ErrorPageProps {
  view: ErrorView;
  /** What happened, where it is known better than by the view. */
  title?: string | undefined;
  /** Why and what now, likewise. */
  body?: string | undefined;
  /** Stands in place of the view's picture. */
  mark?: ReactNode;
  /** Called by the retry button. */
  onRetry?: (() => void) | undefined;
  /** What trying again is called; by default to load the page again. */
  retryText?: string | undefined;
  /** Address of the start page. */
  home?: string | undefined;
  /** What to do first, before the retry. */
  actions?: ReactNode;
  /** What the retailer's support needs, beside the code. */
  facts?: readonly string[];
  children?: ReactNode;
}

/** Replaces a page that cannot be shown. */
export function ErrorPage({
  view,
  title,
  body,
  mark,
  onRetry,
  retryText,
  home,
  actions,
  facts = [],
  children,
}: ErrorPageProps): ReactElement {
  const { t } = useTexts();
  const shown = [...(view.code === null ? [] : [t('errors.code', { code: view.code })]), ...facts];
  return (
    <div className="error-page">
      {mark ?? (
        <span className="state-mark">
          <Icon name={view.icon} />
        </span>
      )}
      <PageHeader
        title={title ?? t(`errors.${view.key}.title`)}
        intro={body ?? t(`errors.${view.key}.body`)}
      />
      {children}
      <div className="error-page-actions">
        {actions}
        {onRetry && (
          <Button variant={actions ? 'secondary' : 'primary'} icon="refresh" onClick={onRetry}>
            {retryText ?? t('common.reload')}
          </Button>
        )}
        {home && (
          <a className="btn btn-secondary" href={home}>
            <Icon name="home" />
            {t('errors.home')}
          </a>
        )}
      </div>
      {shown.length > 0 && (
        <p className="error-page-code" translate="no">
          {shown.join(' · ')}
        </p>
      )}
    </div>
  );
}
