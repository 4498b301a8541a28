import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { Configuration } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { featureFlagsQuery } from '#queries/feature-flags.ts';
import { privateSettingsQuery, publicSettingsQuery } from '#queries/settings.ts';
import { onPublished } from './preview/preview-seams.ts';

/** Showing the page again and again asks no more often than this. */
const pauseMs = 5_000;

/**
 * The configuration that the page follows: the first one, then each newer version once all that the page
 * shows of it is here. Looks for one, and for other served settings, every so many minutes and when the
 * page shows again.
 */
export function useLiveConfiguration(first: Configuration): {
  configuration: Configuration;
  /** Says how often to look, in minutes. */
  every: (minutes: number) => void;
} {
  const queryClient = useQueryClient();
  const [configuration, turnTo] = useState(first);
  const [minutes, every] = useState(first.manifest.settings.refreshMinutes);
  const looked = useRef({ at: Date.now(), isLooking: false, isAsked: false });

  useEffect(() => {
    const isTime = () =>
      document.visibilityState === 'visible' && Date.now() - looked.current.at >= pauseMs;
    const look = async (isAsked = false) => {
      // What was published while it looks may have come too late for that look.
      if (looked.current.isLooking) looked.current.isAsked ||= isAsked;
      if (looked.current.isLooking || !(isAsked || isTime())) return;
      looked.current = { at: Date.now(), isLooking: true, isAsked: false };
      for (const query of [publicSettingsQuery(), privateSettingsQuery(), featureFlagsQuery()])
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
      const newer = await import('./newer-configuration.ts')
        .then((module) => module.newerConfiguration(configuration, queryClient))
        .catch((failure: unknown) => report('Nobody can look for a newer version', failure));
      looked.current.isLooking = false;
      // A transition, so that no open form gives way to a skeleton.
      if (newer) startTransition(() => turnTo(newer));
      else if (looked.current.isAsked) void look(true);
    };
    if (looked.current.isAsked) void look(true);
    const lookInTime = () => void look();
    const timer = setInterval(lookInTime, minutes * 60_000);
    document.addEventListener('visibilitychange', lookInTime);
    const stop = onPublished(() => void look(true));
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookInTime);
      stop();
    };
  }, [configuration, minutes, queryClient]);

  return { configuration, every };
}
