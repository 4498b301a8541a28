import { isDeepStrictEqual } from 'node:util';
import type { Change, Conflict, Edit, Refusal } from '#studio/contract.ts';
import { sourceOf } from '#tools/config/sources/source-file.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { NoSuchPlace, withEntry, withMoved, withoutValue, withValue } from '../files/edit-text.ts';
import { beginningOf } from '../files/new-file.ts';
import { partOf } from '../files/part-of.ts';
import { threeWay } from '../files/three-way.ts';
import { isConfigurationFile, LARGEST_BYTES, type WorkingCopy } from '../files/working-copy.ts';
import { finishLast } from './finish-last.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { stepsOf } from './steps.ts';
import { hashOf, type StoredTexts } from './texts.ts';

/** What became of a change: its entry, or why nothing was changed. */
export type Outcome =
  | { kind: 'made'; entry: JournalEntry }
  | { kind: 'nothing' }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; refusal: Refusal };

export interface Editing {
  /** Makes all edits of a change, or none. */
  change(change: Change, by: string): Outcome;
  /** Gives files whole texts, or takes them away (null), as one step of undo; a step with a mark is noted even where it changes nothing. */
  replace(
    texts: ReadonlyMap<string, string | null>,
    thing: Thing,
    by: string,
    mark?: string,
  ): Outcome;
  undo(by: string): Outcome;
  redo(by: string): Outcome;
  /** What undo and redo of a person would act on. */
  next(by: string): { undo: Thing | null; redo: Thing | null };
  /** All changes so far, the oldest first. */
  entries(): readonly JournalEntry[];
  /** The text of a file by the hash that an entry has of it. Throws when it is no longer there. */
  textOf(hash: string | null): string | null;
}

interface EditingOptions {
  copy: WorkingCopy;
  journal: Journal;
  texts: StoredTexts;
  /** True when a person may change a file. */
  mayWrite?: (by: string, file: string) => boolean;
}

/** Edits the files of a working copy; each change is in the journal before a file has it, so that none is lost. */
export function createEditing({
  copy,
  journal,
  texts,
  mayWrite = () => true,
}: EditingOptions): Editing {
  // Only what a crash or a full disk stopped: a file that an editor or git gave its text of before is to stay so.
  let isUnfinished = true;
  const finish = () => {
    if (isUnfinished) finishLast(copy, journal, texts);
    isUnfinished = false;
  };
  finish();

  const lastAuthor = (file: string) =>
    journal.entries().findLast(({ files }) => files.some((one) => one.file === file))?.by;

  const make = (
    news: ReadonlyMap<string, string | null>,
    about: Pick<JournalEntry, 'by' | 'kind' | 'thing' | 'of' | 'mark'>,
    isAlwaysNoted = about.kind !== 'change',
  ): Outcome => {
    const files = [...news].flatMap(([file, after]) => {
      const before = copy.read(file);
      if (before === after) return [];
      return [{ file, before: texts.store(before), after: texts.store(after) }];
    });
    if (files.length === 0 && !isAlwaysNoted) return { kind: 'nothing' };
    const closed = files.find(({ file }) => !mayWrite(about.by, file));
    if (closed) return refused({ reason: 'not-allowed', file: closed.file });
    const entry = journal.add({ ...about, at: new Date().toISOString(), files });
    isUnfinished = true;
    for (const { file } of files) copy.write(file, news.get(file) ?? null);
    isUnfinished = false;
    return { kind: 'made', entry };
  };

  const turn = (kind: 'undo' | 'redo', by: string): Outcome => {
    finish();
    const { done, undone } = stepsOf(journal.entries(), by);
    const step = (kind === 'undo' ? done : undone).at(-1);
    if (!step) return { kind: 'nothing' };
    const news = new Map<string, string | null>();
    for (const [file, { before, after }] of step.files) {
      const [base, wanted] = kind === 'undo' ? [after, before] : [before, after];
      const now = copy.read(file);
      const turned = hashOf(now) === base ? texts.text(wanted) : mergedOver(now, base, wanted);
      if (turned === undefined) {
        const author = lastAuthor(file);
        return { kind: 'conflict', conflict: { file, path: [], ...(author && { by: author }) } };
      }
      news.set(file, turned);
    }
    return make(news, { by, kind, thing: step.thing, of: step.id });
  };

  /** What a file comes to when a step of it is turned back over what others wrote since; undefined where they clash. */
  const mergedOver = (now: string | null, base: string | null, wanted: string | null) => {
    const [from, to] = [texts.text(base), texts.text(wanted)];
    if (now === null || from === null || to === null) return undefined;
    return threeWay(from, now, to) ?? undefined;
  };

  return {
    change({ edits, thing, mark }, by) {
      finish();
      const news = new Map<string, string | null>();
      for (const edit of edits) {
        const { file } = edit;
        if (!isConfigurationFile(file)) return refused({ reason: 'unknown-file', file });
        const now = news.get(file) ?? copy.read(file);
        const { text, conflict, refusal } = edited(now, edit);
        if (refusal) return refused({ ...refusal, file });
        if (conflict) {
          const author = lastAuthor(file);
          return { kind: 'conflict', conflict: { ...conflict, ...(author && { by: author }) } };
        }
        if (Buffer.byteLength(text) > LARGEST_BYTES) return refused({ reason: 'too-large', file });
        news.set(file, text);
      }
      return make(news, { by, kind: 'change', thing, ...(mark !== undefined && { mark }) });
    },
    replace(news, thing, by, mark) {
      finish();
      const isNoted = mark !== undefined;
      return make(news, { by, kind: 'change', thing, ...(isNoted && { mark }) }, isNoted);
    },
    undo: (by) => turn('undo', by),
    redo: (by) => turn('redo', by),
    next(by) {
      const { done, undone } = stepsOf(journal.entries(), by);
      return { undo: done.at(-1)?.thing ?? null, redo: undone.at(-1)?.thing ?? null };
    },
    entries: journal.entries,
    textOf: texts.text,
  };
}

const refused = (refusal: Refusal): Outcome => ({ kind: 'refused', refusal });

interface Edited {
  text: string;
  conflict?: Conflict;
  refusal?: Refusal;
}

/** The text of a file after an edit. */
function edited(now: string | null, edit: Edit): Edited {
  const { file } = edit;
  const text = now ?? beginningOf(file);
  if (edit.op === 'write') {
    if (text === edit.after) return { text };
    if (text !== edit.before) {
      const merged = threeWay(edit.before, edit.after, text);
      if (merged === null) return { text, conflict: { file, path: [], now: text } };
      return { text: merged };
    }
    return { text: edit.after };
  }
  const source = sourceOf(file, text);
  const [fault] = source.diagnostics;
  if (!source.readable)
    return {
      text,
      refusal: { reason: 'not-json', ...(fault && { line: fault.line, column: fault.column }) },
    };
  try {
    if (edit.op === 'insert') return { text: withEntry(text, edit.path, edit.after) };
    if (edit.op === 'move') return { text: withMoved(text, edit.path, edit.from, edit.to) };
    const there = partOf(source.value, edit.path);
    const isDone = edit.op === 'set' ? isDeepStrictEqual(there, edit.after) : there === undefined;
    if (isDone) return { text };
    if (!isDeepStrictEqual(there, edit.before))
      return {
        text,
        conflict: { file, path: edit.path, ...(there !== undefined && { now: there }) },
      };
    return {
      text:
        edit.op === 'set' ? withValue(text, edit.path, edit.after) : withoutValue(text, edit.path),
    };
  } catch (error) {
    if (error instanceof NoSuchPlace) return { text, refusal: { reason: 'no-such-place' } };
    throw error;
  }
}
