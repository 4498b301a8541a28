/** A message that something was done. */
export interface Notification {
  id: number;
  text: string;
}

/** Messages in sight at once; an older one gives way. */
const MOST = 3;

let last = 0;
let shown: readonly Notification[] = [];
const listeners = new Set<() => void>();

function show(next: readonly Notification[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Says that something was done, in a sentence for the customer. It goes by itself, so it holds nothing that must be
 * read later; a failure is an `Alert` where it happened (design, section 9).
 */
export function notify(text: string): void {
  last += 1;
  const others = shown.filter((notification) => notification.text !== text);
  show([...others, { id: last, text }].slice(-MOST));
}

/** Takes a message away. */
export const dismissNotification = (id: number): void =>
  show(shown.filter((notification) => notification.id !== id));

/** The messages in sight, for `useStored`. */
export const notificationStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // Messages that no component shows any more are dropped.
      if (listeners.size === 0) shown = [];
    };
  },
  read: () => shown,
};
