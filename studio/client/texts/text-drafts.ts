import { type ChangeQueue, concerns } from '#studio/client/api/change-queue.ts';
import { pathText } from '#studio/client/api/json-paths.ts';
import type { PendingEdits } from '#studio/client/state/pending-edits.ts';
import type { Edit, Path } from '#studio/contract.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** Where a text of the table is written. */
export interface TextPlace {
  file: string;
  path: Path;
  /** Of the text for i18next, which undo and history name. */
  key: string;
}

/** A text that was typed and that the table does not have yet. */
interface Draft {
  place: TextPlace;
  typed: string;
  /** What the file says once the server has all that was sent; undefined: nothing. */
  sent: string | undefined;
}

/** What is typed in the table, wherever it is scrolled to. */
export interface TextDrafts {
  store: SmallStore<ReadonlyMap<string, Draft>>;
  /** Takes what was typed over a text; sent after a pause. */
  type: (place: TextPlace, now: string | undefined, typed: string) => void;
  /** Sends what was typed: the cell was left. An empty text is taken out of its file. */
  leave: (place: TextPlace) => void;
  /** Sets a text, or takes it out, at once. */
  set: (place: TextPlace, now: string | undefined, next: string | undefined) => void;
  /** Forgets what the server has; `textAt` gives what the file says at a place. */
  settle: (textAt: (place: TextPlace) => string | undefined) => void;
}

/** Name of a place in the store of drafts. */
export const draftName = ({ file, path }: Pick<TextPlace, 'file' | 'path'>): string =>
  `${file} ${pathText(path)}`;

/** The drafts of the table, over the queue of changes. */
export function textDrafts(queue: ChangeQueue, pending: PendingEdits): TextDrafts {
  const store = smallStore<ReadonlyMap<string, Draft>>(new Map());
  let session = 0;
  const write = (name: string, draft: Draft | undefined) => {
    const next = new Map(store.read());
    if (draft) next.set(name, draft);
    else next.delete(name);
    store.write(next);
  };
  const send = (place: TextPlace, isLeft: boolean) => {
    const name = draftName(place);
    const draft = store.read().get(name);
    const isBlank = draft?.typed.trim() === '';
    // A text that is typed again from its beginning is empty for a moment, and its place in the file is not to be lost.
    if (!draft || draft.typed === draft.sent || (isBlank && !isLeft)) return;
    const next = isBlank ? undefined : draft.typed;
    if (next !== draft.sent)
      queue.add({
        edits: [editOf(place, draft.sent, next)],
        thing: { kind: 'text', key: place.key.slice(0, 300) },
        mark: `${name} ${session}`.slice(-300),
      });
    write(name, { ...draft, sent: next, typed: isBlank ? '' : draft.typed });
  };
  return {
    store,
    type(place, now, typed) {
      const name = draftName(place);
      queue.forget(place.file, place.path);
      write(name, { place, sent: now, ...store.read().get(name), typed });
      pending.later(name, () => send(place, false));
    },
    leave(place) {
      if (!store.read().has(draftName(place))) return;
      pending.flush();
      send(place, true);
      session++;
    },
    set(place, now, next) {
      pending.flush();
      session++;
      const { sent = now } = store.read().get(draftName(place)) ?? {};
      write(draftName(place), undefined);
      if (next !== sent)
        queue.add({
          edits: [editOf(place, sent, next)],
          thing: { kind: 'text', key: place.key.slice(0, 300) },
        });
    },
    settle(textAt) {
      const { refused } = queue.store.read();
      const drafts = store.read();
      const left = [...drafts].flatMap(([name, draft]): [string, Draft][] => {
        const { place, typed, sent } = draft;
        const isRefused = refused.some(({ change }) =>
          change.edits.some((edit) => concerns(edit, place.file, place.path)),
        );
        // What was refused stays in sight, and is not in the file.
        if (isRefused) return [[name, { ...draft, sent: textAt(place) }]];
        return typed === (sent ?? '') ? [] : [[name, draft]];
      });
      const isSame = left.every(([name, { sent }]) => drafts.get(name)?.sent === sent);
      if (left.length < drafts.size || !isSame) store.write(new Map(left));
    },
  };
}

function editOf(
  { file, path }: TextPlace,
  before: string | undefined,
  after: string | undefined,
): Edit {
  const seen = before === undefined ? {} : { before };
  return after === undefined
    ? { op: 'remove', file, path, ...seen }
    : { op: 'set', file, path, ...seen, after };
}
