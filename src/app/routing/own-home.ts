import type { Settings } from '#config/configuration-types.ts';

/** True where the portal's first address is a page of its own; else it leads on. */
export const hasOwnHome = ({ home }: Pick<Settings, 'home'>): boolean =>
  home.type === 'tabs' || home.type === 'overview';

/** True where that page is for visitors too. */
export const welcomesVisitors = ({ home }: Pick<Settings, 'home'>): boolean => home.type === 'tabs';
