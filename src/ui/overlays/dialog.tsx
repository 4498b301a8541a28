import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { modalManager } from './modal-manager.ts';
import '#ui/styles/dialog.scss';

export interface DialogProps {
  title: string;
  /** Called on Escape and by the close button; without it only the dialog's own buttons close it. */
  onClose?: (() => void) | undefined;
  /** Buttons below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. Its title takes the focus, which returns to the opener, or to the page's heading. */
export function Dialog({ title, onClose, footer, children }: DialogProps): ReactElement {
  const { t } = useTexts();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOfPageAfterwards();
  useFocusWithin(heading);
  return (
    <Modal
      show
      centered
      backdrop="static"
      keyboard={onClose !== undefined}
      // The page behind is inert, so the focus cannot get there.
      enforceFocus={false}
      manager={modalManager}
      aria-labelledby={titleId}
      onShow={() => heading.current?.focus()}
      onHide={onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </Modal.Title>
        {onClose && (
          <button type="button" className="btn btn-quiet btn-icon" onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{t('common.close')}</span>
          </button>
        )}
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      {footer && <Modal.Footer>{footer}</Modal.Footer>}
    </Modal>
  );
}

/** Returns the focus to the title when the part of the dialog that had it is replaced: the page behind is inert. */
function useFocusWithin(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
}

/** Focuses the page when the dialog is closed and has no opener, as one that the address opened. */
function useFocusOfPageAfterwards(): void {
  useEffect(() => () => queueMicrotask(focusPage), []);
}

function focusPage() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
