import { useQuery } from '@tanstack/react-query';
import { useStudio } from '#studio/client/state/studio.ts';
import { isSameThing, keyOf } from '#studio/client/state/thing-words.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import type { Panel } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

/** Key of the panel of a thing, for whose files and of which revision. */
export const panelKey = (thing: Thing, partner: string | null, revision: number) =>
  ['preview', 'panel', keyOf(thing), partner, revision] as const;

/** The panel of a thing. That of the files before stays until the one of the files as they are now is there. */
export function usePanel(thing: Thing): {
  panel: Panel | undefined;
  isFresh: boolean;
  isFailed: boolean;
  retry: () => void;
} {
  const { api, server } = useStudio();
  const revision = useRevision();
  const { state } = useStored(server);
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: panelKey(thing, state?.partner ?? null, revision),
    queryFn: () => api.panel(thing),
    placeholderData: (before: Panel | undefined) => before,
    gcTime: 60_000,
  });
  const panel = data && isSameThing(data.thing, thing) ? data : undefined;
  return {
    panel,
    isFresh: panel !== undefined && !isPlaceholderData,
    isFailed: isError,
    retry: () => void refetch(),
  };
}
