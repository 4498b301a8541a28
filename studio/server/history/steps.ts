import type { JournalEntry } from './journal.ts';

/** What one undo takes back: a change, or a row of changes with the same mark, such as the letters of a text. */
export interface Step {
  /** Id of its first entry. */
  id: number;
  thing: JournalEntry['thing'];
  /** File -> hash of its text before the first change and after the last one. */
  files: Map<string, { before: string | null; after: string | null }>;
}

export interface Steps {
  /** What undo may take back, the latest last. */
  done: Step[];
  /** What redo may do again, the next one last. */
  undone: Step[];
}

/** The steps of one person: each undoes what is theirs. */
export function stepsOf(entries: readonly JournalEntry[], person: string): Steps {
  const steps: Steps = { done: [], undone: [] };
  let mark: string | undefined;
  for (const entry of entries) {
    if (entry.by !== person) {
      mark = undefined;
      continue;
    }
    const last = steps.done.at(-1);
    if (entry.kind === 'change') {
      if (last && entry.mark !== undefined && entry.mark === mark) extend(last, entry);
      else steps.done.push(stepOf(entry));
      steps.undone = [];
      mark = entry.mark;
    } else {
      const [from, to] =
        entry.kind === 'undo' ? [steps.done, steps.undone] : [steps.undone, steps.done];
      const at = from.findLastIndex(({ id }) => id === entry.of);
      const [step] = at < 0 ? [] : from.splice(at, 1);
      if (step) to.push({ ...step, files: turned(entry, step) });
      mark = undefined;
    }
  }
  return steps;
}

const stepOf = ({ id, thing, files }: JournalEntry): Step => ({
  ...{ id, thing },
  files: new Map(files.map(({ file, before, after }) => [file, { before, after }])),
});

function extend({ files }: Step, entry: JournalEntry): void {
  // Null is a text too: that of a file that was not there before the first letter.
  for (const { file, before, after } of entry.files)
    files.set(file, { ...(files.get(file) ?? { before }), after });
}

/** The texts of a step as it is to be turned back next: an undo may have merged what others wrote since. */
function turned(entry: JournalEntry, { files }: Step): Step['files'] {
  const made = new Map(entry.files.map((one) => [one.file, one]));
  return new Map(
    [...files].map(([file, texts]) => {
      const one = made.get(file);
      if (!one) return [file, texts];
      return entry.kind === 'undo'
        ? [file, { before: one.after, after: one.before }]
        : [file, { before: one.before, after: one.after }];
    }),
  );
}
