import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useCallback, useEffect } from 'react';
import type { Settings } from '#config/configuration-types.ts';
import { askServerTime } from '#config/server-time.ts';
import { publicSettingsQuery } from '#queries/read/settings.ts';
import { MaintenanceScreen } from '#screens/errors/maintenance-screen.tsx';

/** Time between two questions whether maintenance is over, in milliseconds. */
const ASK_EVERY_MS = 60_000;

/**
 * The portal in maintenance. It asks the server what time it is, as the clock of the device may be wrong, and the
 * retailer whether the maintenance has changed: at once, each minute and at a press. The portal comes back by itself.
 */
export function ClosedPortal({ brand, maintenance }: Settings): ReactElement {
  const queryClient = useQueryClient();
  const ask = useCallback(() => {
    void askServerTime();
    void queryClient.invalidateQueries({ ...publicSettingsQuery(), exact: true });
  }, [queryClient]);
  useEffect(() => {
    void askServerTime();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask]);
  const { start, end } = maintenance;
  return <MaintenanceScreen brand={brand} start={start} end={end} onRetry={ask} />;
}
