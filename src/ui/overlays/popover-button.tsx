import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useCode } from '#ui/loading/use-code.ts';

const popover = codeOf(() =>
  import('./popover-content.tsx').then((module) => module.PopoverContent),
);

interface PopoverButtonProps {
  /** Class of the button; the popover's is `<class>-popover`. */
  className: string;
  /** What the popover is about: its heading, and part of the name of the button. */
  title: string;
  /** The same in one text: a screen reader reads it as the description of the button. */
  description: string;
  /** What the popover shows. */
  content: ReactNode;
  /** What is seen of the button. */
  children: ReactNode;
}

/**
 * A button with an explanation in a popover. The popover is at the end of the page, out of the reach of what surrounds
 * the button: a screen reader reads the same as the description of the button.
 */
export function PopoverButton({
  className,
  title,
  description,
  content,
  children,
}: PopoverButtonProps): ReactElement {
  const descriptionId = useId();
  const popoverId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { here: Popover } = useCode(popover, isOpen);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        aria-describedby={descriptionId}
        onPointerEnter={popover.prefetch}
        onFocus={popover.prefetch}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (!isOpen || event.key !== 'Escape') return;
          // Escape closes the popover, not the dialog around it.
          event.stopPropagation();
          setOpen(false);
        }}
      >
        {children}
        <span className="visually-hidden">{title}</span>
      </button>
      <span id={descriptionId} hidden>
        {description}
      </span>
      {isOpen && Popover && (
        <Popover
          id={popoverId}
          button={button}
          title={title}
          className={`${className}-popover`}
          onHide={() => setOpen(false)}
        >
          {content}
        </Popover>
      )}
    </>
  );
}
