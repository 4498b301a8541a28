import { type ReactElement, type ReactNode, useId } from 'react';
import BootstrapCard from 'react-bootstrap/Card';
import { Icon, type IconName } from './icon.tsx';

export interface CardProps {
  title?: string;
  icon?: IconName;
  /** Level of its heading; 3 below another card's heading. */
  level?: 2 | 3;
  /** Buttons or links beside the title. */
  actions?: ReactNode;
  /** Id for links to it, for example `consumption`. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page, with an optional title. */
export function Card({
  title,
  icon,
  level = 2,
  actions,
  id,
  className,
  children,
}: CardProps): ReactElement {
  const titleId = useId();
  return (
    <BootstrapCard
      as="section"
      id={id}
      className={className}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <BootstrapCard.Header as="header">
          {title && (
            <BootstrapCard.Title as={`h${level}`} id={titleId}>
              {icon && <Icon name={icon} />}
              {title}
            </BootstrapCard.Title>
          )}
          {actions && <div className="card-actions">{actions}</div>}
        </BootstrapCard.Header>
      )}
      <BootstrapCard.Body>{children}</BootstrapCard.Body>
    </BootstrapCard>
  );
}
