import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** A message that something was done. */
export interface Notification {
  id: number;
  text: string;
}

/** Messages in sight at once; an older one gives way. */
const MOST = 3;

let last = 0;

/** The messages in sight, for `useStored`. Those that no component shows any more are dropped. */
export const notificationStore: SmallStore<readonly Notification[]> = smallStore<
  readonly Notification[]
>([], false);

/**
 * Says that something was done, in a sentence for the customer. It goes by itself, so it holds nothing that must be
 * read later; a failure is an `Alert` where it happened (design, section 9).
 */
export function notify(text: string): void {
  last += 1;
  const others = notificationStore.read().filter((notification) => notification.text !== text);
  notificationStore.write([...others, { id: last, text }].slice(-MOST));
}

/** Takes a message away. */
export const dismissNotification = (id: number): void =>
  notificationStore.write(
    notificationStore.read().filter((notification) => notification.id !== id),
  );
