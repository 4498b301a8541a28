import type { ReactElement, ReactNode, RefObject } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import '#ui/styles/popover.scss';

interface PopoverContentProps {
  /** What its button names it by. */
  id: string;
  button: RefObject<HTMLElement | null>;
  title: string;
  /** Class of its body. */
  className?: string | undefined;
  children: ReactNode;
  onHide: () => void;
}

/** Closes with Escape, with a press elsewhere and with another press of its button; loaded when it first opens. */
export function PopoverContent({
  id,
  button,
  title,
  className,
  children,
  onHide,
}: PopoverContentProps): ReactElement {
  return (
    <Overlay
      show
      rootClose
      target={button}
      // Within the page's landmark, or the dialog that hides the page.
      container={button.current?.closest<HTMLElement>('[role=dialog], main') ?? null}
      placement="bottom"
      onHide={({ type, target }) => {
        // The button closes it by itself.
        if (type === 'keyup' || !button.current?.contains(target as Node)) onHide();
      }}
    >
      <Popover id={id} role="note" aria-label={title} className={className}>
        <Popover.Header as="p">{title}</Popover.Header>
        <Popover.Body>{children}</Popover.Body>
      </Popover>
    </Overlay>
  );
}
