import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from './icon.tsx';

interface Toast {
  id: number;
  text: string;
}

/** Milliseconds a success stays (decision 19). */
const stay = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Tells a success in passing; the text is ready to show. Errors belong in an Alert in their place. */
export function showToast(text: string): void {
  lastId += 1;
  set([...toasts.slice(-2), { id: lastId, text }]);
}

function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear; once, in the frame. */
export function Toasts(): ReactElement {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" aria-live="polite">
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastMessage({ toast }: { toast: Toast }): ReactElement {
  const { t } = useTexts();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), stay);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className="toast-message">
      <Icon name="check-circle" />
      <span>{toast.text}</span>
      <button type="button" className="btn btn-quiet btn-icon" onClick={() => dismiss(toast.id)}>
        <Icon name="close" />
        <span className="visually-hidden">{t('common.close')}</span>
      </button>
    </div>
  );
}
