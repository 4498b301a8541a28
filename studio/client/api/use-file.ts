import { useQuery } from '@tanstack/react-query';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import type { FileText } from '#studio/contract.ts';

/** The text of a file as it is now; that of the revision before until then. */
export function useFile(file: string): { data: FileText | undefined; isError: boolean } {
  const { api } = useStudio();
  const revision = useRevision();
  const { data, isError } = useQuery({
    queryKey: ['preview', 'file', file, revision],
    queryFn: () => api.file(file),
    placeholderData: (before: FileText | undefined) => (before?.file === file ? before : undefined),
  });
  return { data, isError };
}
