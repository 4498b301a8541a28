import type { ReactElement, ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import type { IconName } from '#ui/layout/icon.tsx';

interface ServiceDoorProps {
  icon: IconName;
  title: string;
  /** What it is for. */
  what: string;
  /** How long it takes, and what else stands beside the way in. */
  children: ReactNode;
  /** The way in. */
  action: ReactNode;
}

/** One way to be heard: what it is for, how long it takes, and the way in. */
export function ServiceDoor({
  icon,
  title,
  what,
  children,
  action,
}: ServiceDoorProps): ReactElement {
  return (
    <Card icon={icon} title={title} className="service-door">
      <p>{what}</p>
      <div className="service-door-facts">{children}</div>
      {action && <div className="service-door-action">{action}</div>}
    </Card>
  );
}
