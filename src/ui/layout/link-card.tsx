import type { ReactElement } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './link-card.scss';

interface LinkCardContentProps {
  icon?: IconName | undefined;
  title: string;
  body?: string | undefined;
  /** What a press does: a page follows, another site, or nothing now; absent for a card that leads nowhere. */
  end?: IconName;
}

/** What a card of a grid `link-cards` says: picture, heading and sentence. The element around it has the class `link-card`. */
export function LinkCardContent({ icon, title, body, end }: LinkCardContentProps): ReactElement {
  return (
    <>
      {icon && (
        <span className="link-card-mark">
          <Icon name={icon} />
        </span>
      )}
      <span className="link-card-words">
        <strong>{title}</strong>
        {body && <span>{body}</span>}
      </span>
      {end && <Icon name={end} />}
    </>
  );
}
