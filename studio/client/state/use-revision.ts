import { useStored } from '#ui/use-stored.ts';
import { useStudio } from './studio.ts';

/** Revision of the files: of the last state, or of a change that was made since. */
export function useRevision(): number {
  const { server, queue } = useStudio();
  return Math.max(useStored(server).state?.revision ?? 0, useStored(queue.store).revision);
}
