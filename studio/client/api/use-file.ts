import { useQuery } from '@tanstack/react-query';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import type { FileText, JsonObject } from '#studio/contract.ts';

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

/** The meta schema of a file, with the names that exist; null until it is there, and for a file without one. */
export function useFileSchema(file: string): JsonObject | null {
  const { api } = useStudio();
  const { data } = useQuery({
    queryKey: ['preview', 'schema', file],
    queryFn: () => api.fileSchema(file),
    // Names of conditions and texts may be new the next time.
    gcTime: 0,
  });
  return data?.schema ?? null;
}
