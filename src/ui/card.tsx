import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface CardProps {
  title?: string;
  icon?: IconName;
  /** Level of its heading; 2 unless it stands below another card's heading. */
  level?: 2 | 3;
  /** Buttons or links beside the title. */
  actions?: ReactNode;
  /** Anchor, for example `consumption`. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page. */
export function Card({
  title,
  icon,
  level = 2,
  actions,
  id,
  className = '',
  children,
}: CardProps): ReactElement {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={`card ${className}`} id={id} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <header className="card-head">
          {title && (
            <Heading className="card-title" id={titleId}>
              {icon && <Icon name={icon} />}
              {title}
            </Heading>
          )}
          {actions && <div className="card-actions">{actions}</div>}
        </header>
      )}
      <div className="card-body">{children}</div>
    </section>
  );
}
