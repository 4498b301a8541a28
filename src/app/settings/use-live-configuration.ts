import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useExtension } from '#app/extension.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { letTextsTurn } from '#i18n/texts.ts';
import { privateSettingsQuery, publicSettingsQuery } from '#queries/read/settings.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';

/** Shortest time between two checks that the page triggers by becoming visible. */
const MIN_INTERVAL_MS = 5_000;

type SetConfiguration = (configuration: Configuration) => void;

/** The configuration that the page shows, with its texts: the first one, until another is set. */
export function useShownConfiguration(first: Configuration): [Configuration, SetConfiguration] {
  const [configuration, setConfiguration] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of a version are shown with it
  useLayoutEffect(() => letTextsTurn(), [configuration]);
  return [configuration, setConfiguration];
}

/**
 * Checks for a newer version, and for other served settings, every so many minutes and when the page becomes visible.
 * The newer version is passed on once everything that the page shows of it is loaded.
 */
export function useVersionChecks(
  configuration: Configuration,
  minutes: number,
  setConfiguration: SetConfiguration,
): void {
  const queryClient = useQueryClient();
  const { onPublished } = useExtension();
  const lastCheck = useRef({ at: Date.now(), isChecking: false, isRequested: false });

  useEffect(() => {
    const isTime = () =>
      document.visibilityState === 'visible' &&
      Date.now() - lastCheck.current.at >= MIN_INTERVAL_MS;
    const check = async (isRequested = false, ofPublicationOnly = false) => {
      // A version published during a check may be too late for it: check again.
      if (lastCheck.current.isChecking) lastCheck.current.isRequested ||= isRequested;
      if (lastCheck.current.isChecking || !(isRequested || isTime())) return;
      lastCheck.current = { at: Date.now(), isChecking: true, isRequested: false };
      if (!ofPublicationOnly) {
        for (const { queryKey } of [publicSettingsQuery(), privateSettingsQuery()])
          void queryClient.invalidateQueries({ queryKey, exact: true });
        void queryClient.invalidateQueries({ queryKey: ['feature-flags'] });
      }
      const newer = await import('./newer-configuration.ts')
        .then((module) => module.newerConfiguration(configuration, queryClient))
        .catch((failure: unknown) =>
          report('The code that looks for a newer version cannot be loaded', failure),
        );
      lastCheck.current.isChecking = false;
      // In a transition open forms remain visible instead of a skeleton.
      if (newer) startTransition(() => setConfiguration(newer));
      else if (lastCheck.current.isRequested) void check(true);
    };
    if (lastCheck.current.isRequested) void check(true);
    // A prerendered page may be older than the last publication; its settings have just been requested.
    const stopIdle = configuration.isFromPage ? whenIdle(() => void check(true, true)) : undefined;
    const checkNow = () => void check();
    const timer = setInterval(checkNow, minutes * 60_000);
    document.addEventListener('visibilitychange', checkNow);
    const stop = onPublished(() => void check(true));
    return () => {
      stopIdle?.();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
      stop();
    };
  }, [configuration, minutes, setConfiguration, queryClient, onPublished]);
}
