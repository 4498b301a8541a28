import { type ReactElement, type ReactNode, useId } from 'react';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { Icon, type IconName } from '#ui/layout/icon.tsx';
import '#ui/styles/outcome.scss';

interface OutcomeProps {
  tone: 'success' | 'warning' | 'danger' | 'info';
  icon: IconName;
  title: string;
  /** Rank of its heading: below the title of a page (2), or of a dialog or a part of the page. */
  level?: 2 | 3;
  /** What it means, read out with the title. */
  body?: ReactNode;
  /** What is known and what can be done now. */
  children?: ReactNode;
}

/** How something that a person began has ended, or where it rests. Its heading takes the focus. */
export function Outcome({
  tone,
  icon,
  title,
  level = 3,
  body,
  children,
}: OutcomeProps): ReactElement {
  const Heading = `h${level}` as 'h2' | 'h3';
  const bodyId = useId();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={`outcome is-${tone}`}>
      <Icon name={icon} />
      <Heading ref={heading} tabIndex={-1} aria-describedby={body ? bodyId : undefined}>
        {title}
      </Heading>
      {body && <p id={bodyId}>{body}</p>}
      {children}
    </div>
  );
}
