import { type ReactElement, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { modalManager } from '#ui/overlays/modal-manager.ts';
import { Navigation } from './navigation.tsx';
import '#ui/styles/offcanvas.scss';

/** The navigation on a phone: slides in from the start edge. */
export function PhoneMenu({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Offcanvas
      show
      // The page behind is inert, so the focus cannot get there.
      enforceFocus={false}
      manager={modalManager}
      aria-labelledby="phone-menu-title"
      onShow={() => heading.current?.focus()}
      onHide={onClose}
    >
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" ref={heading} id="phone-menu-title" tabIndex={-1}>
          {t('frame.menu')}
        </Offcanvas.Title>
        <button type="button" className="btn btn-quiet btn-icon" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{t('common.close')}</span>
        </button>
      </Offcanvas.Header>
      <Offcanvas.Body
        // The link of the open page causes no navigation that would close the menu.
        onClick={({ target }) => (target as Element).closest('a') && onClose()}
      >
        <Navigation />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
