import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useStored } from '#ui/use-stored.ts';
import { dismissNotification, type Notification, notificationStore } from './notify.ts';

/**
 * The messages that something was done, announced politely; each is removed after `hideMs` milliseconds, but not while
 * the pointer or the focus is on it. react-bootstrap's toasts are announced as alerts and cannot be paused.
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
  const [isPaused, setPaused] = useState(false);
  useDismissalAfter(id, isPaused ? null : hideMs);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses while it is read; its control is the button
    <div
      className="notification"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
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

/** Removes a message after so many milliseconds; never for null. */
function useDismissalAfter(id: number, milliseconds: number | null): void {
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => dismissNotification(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, milliseconds]);
}
