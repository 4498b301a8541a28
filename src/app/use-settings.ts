import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { mergeServedSettings, type SettingFault } from '#config/settings.ts';
import { featureFlagsQuery } from '#queries/feature-flags.ts';
import { privateSettingsQuery, publicSettingsQuery } from '#queries/settings.ts';

/** Served settings are read once per visit; when they cannot be, the defaults stand and the report says why. */
const oncePerVisit = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** Longer than this nobody waits for settings: the defaults stand until they come. */
const patienceMs = 2_000;

const noFlags: Record<string, boolean> = {};

/** Tells whoever looks after the portal; the customer sees the default and needs to know nothing. */
function report(origin: string, faults: readonly SettingFault[]): void {
  for (const { key, kind } of faults) console.warn(`${origin}: ${kind} setting "${key}"`);
}

export interface ServedSettings {
  settings: Settings;
  flags: Record<string, boolean>;
  /** True until the retailer's public settings came, failed or took too long. */
  waiting: boolean;
}

/** The settings in force: defaults, then the retailer's public ones, then the private ones of whoever is signed in. */
export function useSettings(configuration: Configuration, userId: string | null): ServedSettings {
  const isSignedIn = userId !== null;
  const open = useQuery({ ...publicSettingsQuery(), ...oncePerVisit });
  const own = useQuery({ ...privateSettingsQuery(), ...oncePerVisit, enabled: isSignedIn });
  const flags = useQuery({ ...featureFlagsQuery(), ...oncePerVisit });
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  const merged = useMemo(() => {
    const served = [open.data, isSignedIn ? own.data : undefined].filter(
      (data) => data !== undefined,
    );
    const faults: SettingFault[] = [];
    const settings = served.reduce((below: Settings, above) => {
      const layer = mergeServedSettings(below, above, configuration.settingValidator);
      faults.push(...layer.faults);
      return layer.settings;
    }, configuration.manifest.settings);
    return { settings, faults };
  }, [configuration, open.data, own.data, isSignedIn]);

  useEffect(() => report('Served settings', merged.faults), [merged.faults]);
  useEffect(() => {
    const failure = open.error ?? own.error ?? flags.error;
    if (failure) console.warn('Error fetching settings', failure);
  }, [open.error, own.error, flags.error]);

  return {
    settings: merged.settings,
    flags: flags.data ?? noFlags,
    waiting: isPatient && open.isPending && open.failureCount === 0,
  };
}
