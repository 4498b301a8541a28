import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  title: string;
  /** Asked for by Escape or the close button; without it the dialog stays until its own buttons act. */
  onClose?: () => void;
  /** `side` slides in from the start edge: the navigation on a phone. */
  kind?: 'centre' | 'side';
  /** Buttons at the foot. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog by the browser's own `<dialog>`: it holds the focus and gives it back. */
export function Dialog({
  title,
  onClose,
  kind = 'centre',
  footer,
  children,
}: DialogProps): ReactElement {
  const { t } = useTexts();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Before it leaves the page: a dialog that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    heading.current?.focus();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={`dialog dialog-${kind}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Browsers let a page refuse a second Escape only here.
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
    >
      <header className="dialog-head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className="btn btn-quiet btn-icon" onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{t('common.close')}</span>
          </button>
        )}
      </header>
      <div className="dialog-body">{children}</div>
      {footer && <footer className="dialog-foot">{footer}</footer>}
    </dialog>
  );
}
