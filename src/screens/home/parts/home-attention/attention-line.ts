import type { IconName } from '#ui/layout/icon.tsx';

/** One thing that waits for the customer. */
export interface AttentionLine {
  icon: IconName;
  text: string;
  /** Text and address of the way to it; the address is null where its page is closed. */
  action: string;
  to: string | null;
}
