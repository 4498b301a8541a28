import { useEffect } from 'react';
import type { Studio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';

const RETRY_MS = 2000;

/** Follows the server, sends again what it did not get, and warns before what is not saved would be lost. */
export function useConnection({ api, tab, chosen, connect, server, queue, pending }: Studio): void {
  const { connection } = useStored(server);
  const { isOffline, waiting } = useStored(queue.store);
  useEffect(connect, [connect]);
  const current = useStored(chosen);
  const thing = current?.kind === 'thing' ? current.thing : null;
  useEffect(() => {
    // Others see it a moment later where it fails.
    if (connection === 'open') api.here({ tab, thing }).catch(() => {});
  }, [api, tab, thing, connection]);
  useEffect(() => {
    if (connection === 'open') queue.resume();
  }, [connection, queue]);
  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(queue.resume, RETRY_MS);
    return () => clearInterval(timer);
  }, [isOffline, queue]);
  useEffect(() => {
    const leave = () => pending.flush();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [pending]);
  const isUnsaved = isOffline && waiting.length > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
