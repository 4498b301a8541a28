import { diffSnapshots } from '#tools/config/diff/diff.ts';
import { publishedSnapshot } from '#tools/config/diff/published-snapshot.ts';
import { publishedVersions } from './publications.ts';

/** Most changes that the log names one by one. */
const MOST_LINES = 20;

/**
 * In words what changes for customers from one published version of a folder to another, shortened, as `config:diff` has
 * it; `root` is the folder that holds schemas/.
 */
export function publicationDifference(
  folder: string,
  { root, before, after }: { root: string; before: string; after: string },
): string[] {
  try {
    const [was, is] = [before, after].map((version) => {
      const found = publishedVersions(folder).find((one) => one.version === version);
      if (!found) throw new Error(`there is no version ${version}`);
      // A folder may turn to another partner, which is a change of what its customers see.
      return [{ ...publishedSnapshot(folder, found), partner: null }];
    });
    const lines = diffSnapshots(root, was ?? [], is ?? []).map(
      ({ about, what, breaks = [] }) =>
        `${about}: ${what}${breaks.length > 0 ? ` (breaks ${breaks.join(', ')})` : ''}`,
    );
    const further = lines.length - MOST_LINES;
    return further > 0 ? [...lines.slice(0, MOST_LINES), `and ${further} more`] : lines;
  } catch (error) {
    // A version of before sources were stored with it: it is published all the same.
    return [`cannot be compared: ${error instanceof Error ? error.message : error}`];
  }
}
