import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useStored } from '#ui/use-stored.ts';
import { dismissNotification, type Notification, notificationStore } from './notify.ts';

/**
 * The messages that something was done, read out politely; each goes after `hideMs` milliseconds, not while the pointer
 * or the focus is on it. react-bootstrap's toasts are announced as alerts and cannot be held.
 */
export function Notifications({ hideMs }: { hideMs: number }): ReactElement {
  const shown = useStored(notificationStore);
  return (
    <div role="status" className="notifications">
      {shown.map((notification) => (
        <Message key={notification.id} notification={notification} hideMs={hideMs} />
      ))}
    </div>
  );
}

function Message({ notification, hideMs }: { notification: Notification; hideMs: number }) {
  const { t } = useTexts();
  const { id, text } = notification;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissNotification(id), hideMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, hideMs]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it; the button is what is used
    <div
      className="notification"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="check-circle" />
      <p>{text}</p>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        onClick={() => dismissNotification(id)}
      >
        <Icon name="close" />
        <span className="visually-hidden">{t('common.close')}</span>
      </button>
    </div>
  );
}
