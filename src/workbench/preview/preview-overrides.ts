import { useMemo } from 'react';
import type { Overrides } from '#app/extension.ts';
import type { Facts, Settings } from '#config/configuration-types.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';
import { useStored } from '#ui/use-stored.ts';
import type { ApiState, Person } from '#workbench/edit/studio-messages.ts';

/** Values set in the panel, over those of files and retailer. */
export interface StoredOverrides {
  /** Dotted key -> value. */
  settings: Record<string, unknown>;
  flags: Record<string, boolean>;
  session: Partial<Facts['session']>;
  /** The person that was signed in here, with the id of the account; null before. */
  signedIn: { person: Person; id: string } | null;
  /** How far the portal's clock is ahead of the real one. */
  aheadMs: number;
  /** How the retailer's API answers. */
  api: ApiState;
  /** Texts four times as long, to see what breaks. */
  longTexts: boolean;
}

const KEY = 'lluerna.preview';
const none: StoredOverrides = {
  settings: {},
  flags: {},
  session: {},
  signedIn: null,
  aheadMs: 0,
  api: 'usual',
  longTexts: false,
};

function stored(): StoredOverrides {
  try {
    return {
      ...none,
      ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<StoredOverrides>),
    };
  } catch {
    return none;
  }
}

/** Overrides of this tab; they last as long as the tab. */
export const overrides: SmallStore<StoredOverrides> = smallStore(stored());

/** Sets some of it. */
export function override(changes: Partial<StoredOverrides>): void {
  const next = { ...overrides.read(), ...changes };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the overrides last until the page is reloaded.
  }
  overrides.write(next);
}

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

function withOverrides(settings: Settings, set: StoredOverrides['settings']): Settings {
  return Object.entries(set).reduce<Group>(
    (all, [key, value]) => withMember(all, key.split('.'), value),
    settings as unknown as Group,
  ) as unknown as Settings;
}

export function useOverrides(): Overrides {
  const { settings, flags, session } = useStored(overrides);
  return useMemo(
    () => ({
      settings: (inForce) => withOverrides(inForce, settings),
      flags: (served) => (Object.keys(flags).length > 0 ? { ...served, ...flags } : served),
      session,
    }),
    [settings, flags, session],
  );
}

/** Names of the facts that the panel set: dotted keys of settings, and `flags/<flag>`. */
export function useOverriddenFacts(): string[] {
  const { settings, flags } = useStored(overrides);
  return [...Object.keys(settings), ...Object.keys(flags).map((flag) => `flags/${flag}`)];
}
