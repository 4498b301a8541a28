import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '#ui/layout/icon.tsx';

export interface EmptyStateProps {
  title: string;
  body?: string;
  icon?: IconName;
  action?: ReactNode;
}

/** Says that there is nothing to show, and offers the next action. */
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
