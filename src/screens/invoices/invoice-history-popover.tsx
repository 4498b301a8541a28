import type { ReactElement, RefObject } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import '#ui/styles/popover.scss';

interface InvoiceHistoryPopoverProps {
  /** What its button names it by. */
  id: string;
  button: RefObject<HTMLElement | null>;
  title: string;
  entries: readonly { day: string; text: string }[];
  onHide: () => void;
}

/** Closes with Escape, with a press elsewhere and with another press of its button. */
export function InvoiceHistoryPopover({
  id,
  button,
  title,
  entries,
  onHide,
}: InvoiceHistoryPopoverProps): ReactElement {
  return (
    <Overlay
      show
      rootClose
      target={button}
      // Within the page's landmark.
      container={button.current?.closest('main') ?? null}
      placement="bottom"
      onHide={({ type, target }) => {
        // The button closes it by itself.
        if (type === 'keyup' || !button.current?.contains(target as Node)) onHide();
      }}
    >
      <Popover id={id} role="note" aria-label={title} className="invoice-history-popover">
        <Popover.Header as="p">{title}</Popover.Header>
        <Popover.Body as="ol">
          {entries.map(({ day, text }) => (
            <li key={`${day} ${text}`}>
              <time>{day}</time>
              <span>{text}</span>
            </li>
          ))}
        </Popover.Body>
      </Popover>
    </Overlay>
  );
}
