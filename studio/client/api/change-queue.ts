import type { Change, Changed, Conflict, Edit, Path, Refusal } from '#studio/contract.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';
import { ApiError, type StudioApi } from './api-client.ts';
import { isWithin } from './json-paths.ts';

type Task =
  | { kind: 'change'; change: Change }
  /** A change that is known only once the server was read; null where there is nothing to change. */
  | { kind: 'later'; prepare: () => Promise<Change | null> }
  | { kind: 'undo' }
  | { kind: 'redo' };

export interface QueueState {
  /** Tasks that the server has not confirmed, the oldest first. */
  waiting: readonly Task[];
  /** True while the server is out of reach. */
  isOffline: boolean;
  /** The first change cannot be made: another stands at its place. It waits for a person's choice. */
  conflict: { change: Change; conflict: Conflict } | null;
  /** Changes that the server refused, the newest last. */
  refused: readonly { change: Change; refusal: Refusal }[];
  /** What could not be undone or redone, as another person changed the same. */
  blocked: 'undo' | 'redo' | null;
  /** Of the last change that was made. */
  revision: number;
}

export interface ChangeQueue {
  store: SmallStore<QueueState>;
  add: (change: Change) => void;
  /** Adds a change that the server must be read for, when its turn comes. */
  addLater: (prepare: () => Promise<Change | null>) => void;
  undo: () => void;
  redo: () => void;
  /** Tries again what could not be sent. */
  resume: () => void;
  /** Ends a conflict: with the person's own version, or with the one that stands there. */
  settle: (choice: 'mine' | 'theirs') => void;
  /** Forgets refusals at a place. */
  forget: (file: string, path: Path) => void;
}

const pathOf = (edit: Edit): Path => ('path' in edit ? edit.path : []);

/** True when an edit concerns a place. */
export const concerns = (edit: Edit, file: string, path: Path): boolean =>
  edit.file === file && (isWithin(pathOf(edit), path) || isWithin(path, pathOf(edit)));

/** The queue of changes: one after another in order, again when the server was out of reach, none lost. */
export function changeQueue(api: Pick<StudioApi, 'change' | 'undo' | 'redo'>): ChangeQueue {
  const store = smallStore<QueueState>({
    waiting: [],
    isOffline: false,
    conflict: null,
    refused: [],
    blocked: null,
    revision: 0,
  });
  const update = (part: Partial<QueueState>) => store.write({ ...store.read(), ...part });
  const dropFirst = () => update({ waiting: store.read().waiting.slice(1) });
  let isSending = false;
  /** True when another try was wanted while one ran. */
  let isWantedAgain = false;

  const send = (task: Exclude<Task, { kind: 'later' }>): Promise<Changed> =>
    task.kind === 'change' ? api.change(task.change) : api[task.kind]();

  const fail = (task: Task, error: unknown): boolean => {
    const status = error instanceof ApiError ? error.status : 0;
    const body = error instanceof ApiError ? error.body : null;
    if (status === 409 && task.kind === 'change') {
      update({ conflict: { change: task.change, conflict: body as Conflict } });
      return false;
    }
    // What a person did waits while the server is out of reach, and until they are signed in again.
    if (status === 0 || status === 401 || status >= 500) {
      update({ isOffline: true });
      return false;
    }
    const refusal = (body ?? { reason: 'not-allowed' }) as Refusal;
    if (task.kind === 'undo' || task.kind === 'redo') update({ blocked: task.kind });
    if (task.kind === 'change')
      update({ refused: [...store.read().refused, { change: task.change, refusal }] });
    dropFirst();
    return true;
  };

  const run = async () => {
    isWantedAgain = isSending;
    if (isSending) return;
    isSending = true;
    for (let goesOn = true; goesOn; ) {
      const { waiting, conflict } = store.read();
      const [task] = waiting;
      if (!task || conflict) break;
      try {
        if (task.kind === 'later') {
          const change = await task.prepare();
          const [, ...others] = store.read().waiting;
          update({
            waiting: change ? [{ kind: 'change', change }, ...others] : others,
            isOffline: false,
          });
          continue;
        }
        const { revision } = await send(task);
        update({
          waiting: store.read().waiting.slice(1),
          revision: Math.max(revision, store.read().revision),
          isOffline: false,
          blocked: null,
        });
      } catch (error) {
        goesOn = fail(task, error);
      }
    }
    isSending = false;
    if (isWantedAgain) void run();
  };

  const add = (task: Task) => {
    const { waiting } = store.read();
    const joined = joinedWith(waiting.at(-1), task);
    // The first one may be on its way.
    const isJoined = joined && waiting.length > 1;
    update({ waiting: isJoined ? [...waiting.slice(0, -1), joined] : [...waiting, task] });
    void run();
  };

  return {
    store,
    add: (change) => add({ kind: 'change', change }),
    addLater: (prepare) => add({ kind: 'later', prepare }),
    undo: () => add({ kind: 'undo' }),
    redo: () => add({ kind: 'redo' }),
    resume: () => void run(),
    settle: (choice) => {
      const { conflict: open, waiting } = store.read();
      const [, ...others] = waiting;
      if (!open) return;
      const { conflict, change } = open;
      const mine: Task = { kind: 'change', change: onTopOf(change, conflict) };
      const left = others.filter(
        (task) =>
          task.kind !== 'change' ||
          !task.change.edits.some((edit) => concerns(edit, conflict.file, conflict.path)),
      );
      update({ conflict: null, waiting: choice === 'mine' ? [mine, ...others] : left });
      void run();
    },
    forget: (file, path) => {
      const { refused } = store.read();
      const left = refused.filter(
        ({ change }) => !change.edits.some((edit) => concerns(edit, file, path)),
      );
      if (left.length < refused.length) update({ refused: left });
    },
  };
}

/** A change that starts from what stands at the place of a conflict now. */
function onTopOf(change: Change, { file, path, now }: Conflict): Change {
  const edits = change.edits.map((edit) => {
    if (edit.file !== file || edit.op === 'insert' || edit.op === 'move') return edit;
    if (edit.op === 'write') return { ...edit, before: String(now) };
    if (!isWithin(edit.path, path) || edit.path.length !== path.length) return edit;
    const { before: _, ...rest } = edit;
    return now === undefined ? rest : { ...rest, before: now };
  });
  return { ...change, edits };
}

/** Two changes that wait and set the same place with the same mark, as the letters of a text, are one. */
function joinedWith(last: Task | undefined, next: Task): Task | undefined {
  if (last?.kind !== 'change' || next.kind !== 'change') return undefined;
  const [one, other] = [last.change, next.change];
  const [before] = one.edits;
  const [after] = other.edits;
  const isPair = one.edits.length === 1 && other.edits.length === 1 && one.mark === other.mark;
  if (!isPair || one.mark === undefined || before?.op !== 'set' || after?.op !== 'set')
    return undefined;
  const isOnePlace =
    before.file === after.file && JSON.stringify(before.path) === JSON.stringify(after.path);
  return isOnePlace
    ? { kind: 'change', change: { ...other, edits: [{ ...before, after: after.after }] } }
    : undefined;
}
