import type { IconName } from '#ui/layout/icon.tsx';

/** Pictures that a card may have. */
export const cardIcons = [
  ...['bolt', 'calendar', 'chart', 'check-circle', 'clock', 'document', 'flame', 'globe'],
  ...['help', 'home', 'invoice', 'lock', 'mail', 'person', 'phone', 'pin', 'shield', 'tag'],
] as const satisfies readonly IconName[];

export type CardIcon = (typeof cardIcons)[number];
