import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame, pathText, valueAt } from '#studio/client/api/json-paths.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Change, Edit, Json, Path, Section } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { laidOver, shownChange } from './laid-over.ts';
import { editsOf } from './section-edits.ts';

interface SectionDraft {
  /** What the form shows: what the file says, over what is usual. */
  shown: Json | undefined;
  /** What the file says, with what was typed here and is not sent yet. */
  own: Json | undefined;
  /** Takes the value that the form has now. */
  change: (next: Json | undefined) => void;
}

/** True for edits of typed text, which are sent after a pause. */
const isTyped = (edits: readonly Edit[]): boolean =>
  edits.length === 1 &&
  edits.every(
    (edit) =>
      (edit.op === 'set' && ['string', 'number'].includes(typeof edit.after)) ||
      edit.op === 'remove',
  ) &&
  document.activeElement?.matches('input[type=text], input[type=color], textarea') === true;

/** The value of a section while it is edited: what was typed stays in sight, and is sent at the deepest path that changed. */
export function useSectionDraft(section: Section, thing: Thing, isFresh: boolean): SectionDraft {
  const { queue, pending } = useStudio();
  const { file, path, usual } = section;
  const [own, setOwn] = useState(section.value);
  /** What the server has once the queue is empty. */
  const sent = useRef(section.value);
  const draft = useRef(section.value);
  const session = useRef(0);
  const { waiting, refused } = useStored(queue.store);
  const isBusy = waiting.some(
    (task) => task.kind !== 'change' || task.change.edits.some((edit) => edit.file === file),
  );

  useEffect(() => {
    if (isBusy || !isFresh) return;
    const isTyping = !isSame(sent.current, draft.current);
    sent.current = section.value;
    if (isTyping) return;
    draft.current = section.value;
    setOwn((now) => (isSame(now, section.value) ? now : section.value));
  }, [isBusy, isFresh, section.value]);

  // What was refused is in sight, and not in the file.
  useEffect(() => {
    if (refused.some(({ change }) => change.edits.some((edit) => edit.file === file)))
      sent.current = section.value;
  }, [refused, file, section.value]);

  const send = useCallback(
    (mark?: string) => {
      const edits = editsOf(section, sent.current, draft.current);
      sent.current = draft.current;
      if (edits.length === 0) return;
      queue.add({ edits, thing, ...(mark && { mark }) } satisfies Change);
    },
    [section, thing, queue],
  );

  const change = (next: Json | undefined) => {
    const changed = shownChange(laidOver(usual, draft.current), next, draft.current, file);
    // RJSF makes an object of nothing by itself.
    const isMadeUp = draft.current === undefined && isSame(changed, {});
    if (isMadeUp || isSame(changed, draft.current)) return;
    draft.current = changed;
    setOwn(changed);
    const edits = editsOf(section, sent.current, changed);
    const place: Path = edits[0] && 'path' in edits[0] ? edits[0].path : path;
    const key = `${file} ${pathText(path)}`;
    queue.forget(file, place);
    if (!isTyped(edits)) {
      session.current++;
      pending.flush();
      return send();
    }
    pending.later(key, () => send(`${file} ${pathText(place)} ${session.current}`.slice(-300)));
  };

  useEffect(() => pending.flush, [pending]);
  return { shown: laidOver(usual, own), own, change };
}

/** True where a value says something at a path. */
export const isSetAt = (value: Json | undefined, path: Path): boolean =>
  valueAt(value, path) !== undefined;
