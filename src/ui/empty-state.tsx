import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface EmptyStateProps {
  title: string;
  body?: string;
  icon?: IconName;
  /** What to do next. */
  action?: ReactNode;
}

/** Nothing here, and what to do next. */
export function EmptyState({
  title,
  body,
  icon = 'document',
  action,
}: EmptyStateProps): ReactElement {
  return (
    <div className="state-panel">
      <span className="state-mark">
        <Icon name={icon} />
      </span>
      <p className="state-title">{title}</p>
      {body && <p className="state-body">{body}</p>}
      {action}
    </div>
  );
}
