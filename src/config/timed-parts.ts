import type { Settings } from '#domain/settings/settings-types.ts';

/** True between two times, as `2026-11-27T20:00:00+01:00`; a missing one leaves its side open. */
export function isWithin(
  from: string | null | undefined,
  until: string | null | undefined,
  moment: number,
): boolean {
  return !(from && moment < Date.parse(from)) && !(until && moment >= Date.parse(until));
}

/** Start and end of the time in which an entry is shown. */
export interface Timed {
  from?: string | null;
  until?: string | null;
}

/** Starts and ends of entries. */
export const timesOf = (entries: readonly Timed[]): string[] =>
  entries.flatMap(({ from, until }) => [from, until].filter((time) => typeof time === 'string'));

/** The first of these times after a moment, both in milliseconds since 1970; infinity for none. */
export const firstAfter = (moment: number, times: readonly (string | null | undefined)[]): number =>
  Math.min(...times.map((time) => Date.parse(time ?? '')).filter((time) => time > moment));

/**
 * The settings with the entries of menus and of the home page that are shown at a moment (milliseconds since 1970);
 * `times` are the starts and ends of all entries.
 */
export function partsAt(
  settings: Settings,
  moment: number,
): { settings: Settings; times: string[] } {
  const times: string[] = [];
  const there = <T extends Timed>(parts: T[]): T[] =>
    parts.filter((part) => {
      times.push(...timesOf([part]));
      return isWithin(part.from, part.until, moment);
    });
  const { menus, home } = settings;
  const { sidebar, visitor, profile, footer } = menus;
  const now = {
    menus: {
      ...{ sidebar: there(sidebar), visitor: there(visitor) },
      ...{ profile: there(profile), footer: there(footer) },
    },
    home: {
      ...home,
      groups: there(home.groups).map((group) => ({ ...group, actions: there(group.actions) })),
    },
  };
  // Without times the result is the same object, so that components do not render again.
  return { settings: times.length > 0 ? { ...settings, ...now } : settings, times };
}
