import type { Facts, Settings } from '#config/configuration-types.ts';
import { type SmallStore, smallStore } from '#forms/small-store.ts';

/** What the panel has set, over all that files and the retailer say. */
export interface Overrides {
  /** Dotted key -> value. */
  settings: Record<string, unknown>;
  flags: Record<string, boolean>;
  session: Partial<Facts['session']>;
  /** How far the portal's clock is ahead of the real one. */
  aheadMs: number;
}

const KEY = 'lluerna.preview';
const none: Overrides = { settings: {}, flags: {}, session: {}, aheadMs: 0 };

function stored(): Overrides {
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Overrides>) };
  } catch {
    return none;
  }
}

/** What is set in this tab; it lasts as long as the tab. */
export const overrides: SmallStore<Overrides> = /* @__PURE__ */ smallStore(
  /* @__PURE__ */ stored(),
);

/** Sets some of it. */
export function override(changes: Partial<Overrides>): void {
  const next = { ...overrides.read(), ...changes };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that stores nothing keeps it until the page is loaded anew.
  }
  overrides.write(next);
}

/** Takes everything back. */
export const resetOverrides = (): void => override(none);

type Group = Record<string, unknown>;

function withMember(group: Group, [name = '', ...rest]: string[], value: unknown): Group {
  if (rest.length === 0) return { ...group, [name]: value };
  const inner = group[name];
  return {
    ...group,
    [name]: withMember(typeof inner === 'object' && inner ? (inner as Group) : {}, rest, value),
  };
}

/** Settings with those that the panel set. */
export function withOverrides(settings: Settings, { settings: set }: Overrides): Settings {
  return Object.entries(set).reduce<Group>(
    (all, [key, value]) => withMember(all, key.split('.'), value),
    settings as unknown as Group,
  ) as unknown as Settings;
}
