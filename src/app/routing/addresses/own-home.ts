import type { Settings } from '#config/configuration-types.ts';

/** True when the portal's root address has its own page, for visitors too; otherwise it redirects. */
export const hasOwnHome = ({ home }: Pick<Settings, 'home'>): boolean =>
  home.type === 'tabs' || home.type === 'overview';
