import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useCallback, useEffect } from 'react';
import type { Settings } from '#config/configuration-types.ts';
import { syncClockWithServer } from '#config/server-time.ts';
import { publicSettingsQuery } from '#queries/read/settings.ts';
import { MaintenanceScreen } from '#screens/errors/maintenance-screen.tsx';

/** Time between two checks whether maintenance is over, in milliseconds. */
const CHECK_EVERY_MS = 60_000;

/**
 * The portal in maintenance. It requests the time of the server, as the clock of the device may be wrong, and the
 * settings of the retailer, as the maintenance may have changed: at once, each minute and on a click. The portal opens
 * again by itself.
 */
export function ClosedPortal({ brand, maintenance }: Settings): ReactElement {
  const queryClient = useQueryClient();
  const check = useCallback(() => {
    void syncClockWithServer();
    void queryClient.invalidateQueries({ ...publicSettingsQuery(), exact: true });
  }, [queryClient]);
  useChecks(check);
  const { start, end } = maintenance;
  return <MaintenanceScreen brand={brand} start={start} end={end} onRetry={check} />;
}

/** Requests the time of the server at once, and checks each minute. */
function useChecks(check: () => void): void {
  useEffect(() => {
    void syncClockWithServer();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [check]);
}
