import { useEffect } from 'react';
import { pathText } from '#studio/client/api/json-paths.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { TextTable } from '#studio/texts-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { TextDrafts, TextPlace } from './text-drafts.ts';

interface SettledDraftsProps {
  drafts: TextDrafts;
  table: TextTable;
  /** True where the table has all that was sent. */
  isFresh: boolean;
}

/** Forgets what was typed once the table has it. A part of its own, as it follows each key. */
export function SettledDrafts({ drafts, table, isFresh }: SettledDraftsProps): null {
  const { queue } = useStudio();
  const { refused } = useStored(queue.store);
  const typed = useStored(drafts.store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server refused is not in the table
  useEffect(() => {
    if (isFresh && typed.size > 0) drafts.settle((place) => textAt(table, place));
  }, [drafts, table, isFresh, typed, refused]);
  return null;
}

/** What the file of a place says by the table. */
function textAt({ files }: TextTable, { file, path }: TextPlace): string | undefined {
  const name = pathText(path);
  for (const one of files)
    for (const side of ['from', 'to'] as const)
      if (one.files[side] === file)
        return one.rows.find((row) => pathText(row.path) === name)?.[side].text;
  return undefined;
}
