import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Visitor } from '#app/access/access.ts';
import { useExtension } from '#app/extension.ts';
import { shownTime } from '#config/clock.ts';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { settingsAt } from '#config/schedule.ts';
import { useInstant } from '#config/use-instant.ts';
import {
  mergeServedSettings,
  type Served,
  type SettingError,
  type SettingValidator,
} from '#domain/settings/served-settings.ts';
import { featureFlagsQuery } from '#queries/read/feature-flags.ts';
import { oncePerVisit } from '#queries/read/once-per-visit.ts';
import { privateSettingsQuery, publicSettingsQuery } from '#queries/read/settings.ts';
import { isUnderMaintenance, saysMaintenance } from './maintenance.ts';

/** The page waits no longer than this for settings, then shows the defaults until they arrive. */
const MAX_WAIT_MS = 2_000;

interface Layer {
  origin: Served;
  data: unknown;
}

const noFlags: Record<string, boolean> = {};
const nothingServed: readonly Layer[] = [];

/** Validators of the settings of a version. */
export const settingRulesQuery = (configuration: Configuration) =>
  queryOptions({
    queryKey: ['settings', 'public', 'rules', configuration.version],
    // Inside an object, as React Query would call a function as an updater.
    queryFn: async () => ({ validator: await configuration.loadSettingValidator() }),
    ...oncePerVisit,
  });

const isFirstTry = (query: { isPending: boolean; failureCount: number }): boolean =>
  query.isPending && query.failureCount === 0;

/** Not read in this visit: absent, or of the time of the publication. */
const isUnread = (query: {
  isFetching: boolean;
  isError: boolean;
  dataUpdatedAt: number;
}): boolean => query.isFetching || (query.dataUpdatedAt === 0 && !query.isError);

const holdsAnything = (served: object | undefined): boolean => Object.keys(served ?? {}).length > 0;

function merged(below: Settings, served: readonly Layer[], validator: SettingValidator) {
  const errors: SettingError[] = [];
  const settings = served.reduce((lower: Settings, above) => {
    const layer = mergeServedSettings(lower, above.data, validator, above.origin);
    errors.push(...layer.errors);
    return layer.settings;
  }, below);
  return { settings, errors };
}

export interface ServedSettings {
  settings: Settings;
  flags: Record<string, boolean>;
  /** True during maintenance. */
  closed: boolean;
  /** True until the retailer's public settings arrived, failed or took too long. */
  waiting: boolean;
  /** True once they are those that the retailer serves, or that cannot be read. */
  areRead: boolean;
}

/**
 * The settings in force: defaults, then the retailer's public ones, then the private ones of the signed-in customer,
 * then those of the schedule. They follow the clock while the page is open.
 */
export function useSettings(
  configuration: Configuration,
  { state, userId }: { state: Visitor['state']; userId: string | number | null },
): ServedSettings {
  const usual = configuration.manifest.settings;
  const overrides = useExtension().useOverrides();
  const isSignedIn = state === 'signedIn';
  // Read again when `useLiveConfiguration` invalidates them.
  const open = useQuery({ ...publicSettingsQuery(), ...oncePerVisit });
  const own = useQuery({ ...privateSettingsQuery(), ...oncePerVisit, enabled: isSignedIn });
  // While the session is not known, the token may have expired, and the retailer would refuse it.
  const customer = isSignedIn ? userId : null;
  const flags = useQuery({
    ...featureFlagsQuery(customer),
    ...oncePerVisit,
    enabled: state !== 'restoring',
    // Not those of another customer.
    placeholderData: (before, previous) =>
      customer === null || previous?.queryKey[1] === null ? before : undefined,
  });
  const areRulesNeeded = holdsAnything(open.data) || overrides.settings(usual).schedule.length > 0;
  const needsRules = areRulesNeeded || holdsAnything(own.data);
  const rules = useQuery({ ...settingRulesQuery(configuration), enabled: needsRules });
  const isComing = isFirstTry(open) || (areRulesNeeded && isFirstTry(rules));
  const waiting = useWaiting(isComing);

  // Private settings arrive after the page is rendered: deferred, so that React can interrupt the re-render.
  const ownData = useDeferredValue(own.data);
  const flagsData = useDeferredValue(flags.data ?? noFlags);
  const validator = rules.data?.validator;
  const needed = [open, flags, ...(isSignedIn ? [own] : []), ...(needsRules ? [rules] : [])];
  const areRead = useDeferredValue(!needed.some(isUnread));
  const served = useMemo(
    () =>
      [
        { origin: 'public' as const, data: open.data },
        { origin: 'private' as const, data: isSignedIn ? ownData : undefined },
      ].filter(({ data }) => data !== undefined),
    [open.data, ownData, isSignedIn],
  );
  const lasting = useMemo(
    () => merged(usual, validator ? served : nothingServed, validator ?? (() => undefined)),
    [usual, served, validator],
  );
  const [moment, setMoment] = useState(shownTime);
  const inForce = useMemo(() => {
    const below = overrides.settings(lasting.settings);
    const found = settingsAt(below, moment, validator ?? (() => undefined));
    return { ...found, settings: overrides.settings(found.settings) };
  }, [lasting, moment, validator, overrides]);
  useInstant(inForce.next, setMoment);

  useReportedSettings(validator && lasting.errors, validator && inForce.errors);
  useReportedFailure(open.error ?? own.error ?? rules.error ?? flags.error);

  return {
    settings: inForce.settings,
    flags: overrides.flags(flagsData),
    closed: isUnderMaintenance(inForce.settings, moment) || saysMaintenance(open.error),
    waiting,
    areRead,
  };
}

/**
 * True until what is loaded at first has arrived or took too long. A page that was shown remains, whatever is loaded
 * later.
 */
function useWaiting(isComing: boolean): boolean {
  const [isWaiting, setWaiting] = useState(isComing);
  if (isWaiting && !isComing) setWaiting(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting && isComing;
}

/** Reports settings that fall back to their defaults; without errors there is no validator yet. */
function useReportedSettings(
  served: readonly SettingError[] | undefined,
  scheduled: readonly SettingError[] | undefined,
): void {
  useEffect(() => {
    for (const { key, kind } of served ?? []) report(`Served settings: ${kind} setting "${key}"`);
    for (const { key, kind } of scheduled ?? []) report(`Schedule: ${kind} setting "${key}"`);
  }, [served, scheduled]);
}

/** Reports that settings cannot be read. */
function useReportedFailure(failure: Error | null): void {
  useEffect(() => {
    if (failure) report('Error fetching settings', failure);
  }, [failure]);
}
