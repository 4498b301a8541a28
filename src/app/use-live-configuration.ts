import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { featureFlagsQuery } from '#queries/feature-flags.ts';
import { privateSettingsQuery, publicSettingsQuery } from '#queries/settings.ts';
import { useExtension } from './extension.ts';

/** A page that is shown again and again looks no more often than this. */
const pauseMs = 5_000;

/**
 * The configuration that the page follows: the first one, then each newer version once all that the page
 * shows of it is here. Looks for one, and for other served settings, every so many minutes and when the
 * page shows again.
 */
export function useLiveConfiguration(first: Configuration): {
  configuration: Configuration;
  /** Sets how often to look, in minutes. */
  setMinutes: (minutes: number) => void;
} {
  const queryClient = useQueryClient();
  const { onPublished } = useExtension();
  const [configuration, setConfiguration] = useState(first);
  const [minutes, setMinutes] = useState(first.manifest.settings.refreshMinutes);
  const lastLook = useRef({ at: Date.now(), isLooking: false, isRequested: false });

  useEffect(() => {
    const isTime = () =>
      document.visibilityState === 'visible' && Date.now() - lastLook.current.at >= pauseMs;
    const look = async (isRequested = false) => {
      // What was published while it looks may have come too late for that look.
      if (lastLook.current.isLooking) lastLook.current.isRequested ||= isRequested;
      if (lastLook.current.isLooking || !(isRequested || isTime())) return;
      lastLook.current = { at: Date.now(), isLooking: true, isRequested: false };
      for (const query of [publicSettingsQuery(), privateSettingsQuery(), featureFlagsQuery()])
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
      const newer = await import('./newer-configuration.ts')
        .then((module) => module.newerConfiguration(configuration, queryClient))
        .catch((failure: unknown) =>
          report('The code that looks for a newer version cannot be loaded', failure),
        );
      lastLook.current.isLooking = false;
      // A transition, so that no open form gives way to a skeleton.
      if (newer) startTransition(() => setConfiguration(newer));
      else if (lastLook.current.isRequested) void look(true);
    };
    if (lastLook.current.isRequested) void look(true);
    const lookInTime = () => void look();
    const timer = setInterval(lookInTime, minutes * 60_000);
    document.addEventListener('visibilitychange', lookInTime);
    const stop = onPublished(() => void look(true));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookInTime);
      stop();
    };
  }, [configuration, minutes, queryClient, onPublished]);

  return { configuration, setMinutes };
}
