import type { Edit, Json, ListChange, Path } from '#studio/contract.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { entryName, isListEdits, LIST } from '#tools/config/sources/list-edit.ts';
import { partOf } from '../files/part-of.ts';
import { ownFile, type Scope } from '../panel/scope.ts';

/** A list of a document as those in view have it, and where the retailer's file has it. */
export interface ListInView {
  file: string;
  path: Path;
  entries: readonly Json[];
}

/** What is done to a list; positions are those of the list in view. */
type ListStep = ListChange['step'];

/**
 * The edit that does a step to a list. Where the list is not the file's own, a partner changes the retailer's by entry, and the
 * retailer, whose list is the usual one then, writes it whole. Null for an entry that is not there, or has no name.
 */
export function listEdit(scope: Scope, list: ListInView, wanted: ListStep): Edit | null {
  const { path, entries } = list;
  const step = onEntry(entries, wanted);
  if (!step) return null;
  const file = ownFile(scope, list.file);
  const there = partOf(scope.own(file), path);
  if (Array.isArray(there)) return stepOf(file, path, there, step);
  if (!isPartners(file)) {
    const after = stepped(entries, step);
    return after && { op: 'set', file, path, after };
  }
  const known = editsIn(there);
  const own = step.op === 'remove' ? ownEntry(known, nameAt(entries, step.at)) : -1;
  const before = known[own];
  // An entry that the partner has added goes with the edit that added it.
  if (before !== undefined) return { op: 'remove', file, path: [...path, LIST, own], before };
  const edit = byEntry(entries, step);
  if (!edit) return null;
  return isListEdits(there)
    ? { op: 'insert', file, path: [...path, LIST, known.length], after: edit }
    : { op: 'set', file, path, after: { [LIST]: [edit] } };
}

/** Where a partner's file has an entry whole, or changes that of the retailer; a path behind the last edit where it does not yet. */
export function entryAt(
  scope: Scope,
  list: ListInView,
  at: number,
): { path: Path; isWhole: boolean } {
  const there = partOf(scope.own(ownFile(scope, list.file)), list.path);
  if (Array.isArray(there)) return { path: [...list.path, at], isWhole: true };
  const name = nameAt(list.entries, at);
  const known = editsIn(there);
  const inside = [...list.path, LIST];
  const added = ownEntry(known, name);
  if (added >= 0) return { path: [...inside, added, 'insert'], isWhole: true };
  const changed = known.findLastIndex((edit) => isJsonObject(edit) && edit.change === name);
  return { path: [...inside, changed >= 0 ? changed : known.length, 'set'], isWhole: false };
}

/** The step with the position of its entry, where others have changed the list meanwhile; null where that is gone. */
function onEntry(entries: readonly Json[], step: ListStep): ListStep | null {
  if (step.op === 'insert') return { ...step, at: Math.min(step.at, entries.length) };
  const at = entries.findIndex((entry) => String(entryName(entry)) === step.name);
  if (at < 0) return null;
  if (step.op === 'remove') return { ...step, at };
  return { ...step, from: at, to: Math.min(step.to, entries.length - 1) };
}

/** The edits by entry that stand for a list. */
function editsIn(there: Json | undefined): readonly Json[] {
  const edits = isListEdits(there) ? there[LIST] : undefined;
  return Array.isArray(edits) ? edits : [];
}

const isPartners = (file: string) => file.startsWith('schemas/partners/');

const nameAt = (entries: readonly Json[], at: number) => entryName(entries[at]);

const ownEntry = (edits: readonly Json[], name: string | number | undefined) =>
  edits.findIndex(
    (edit) => isJsonObject(edit) && 'insert' in edit && entryName(edit.insert) === name,
  );

function stepOf(file: string, path: Path, there: readonly Json[], step: ListStep): Edit | null {
  if (step.op === 'move') return { op: 'move', file, path, from: step.from, to: step.to };
  if (step.op === 'insert')
    return {
      ...{ op: 'insert', file, after: step.entry },
      path: [...path, Math.min(step.at, there.length)],
    };
  const before = there[step.at];
  return before === undefined ? null : { op: 'remove', file, path: [...path, step.at], before };
}

/** The whole list after a step. */
function stepped(entries: readonly Json[], step: ListStep): Json[] | null {
  if (step.op === 'insert') return entries.toSpliced(step.at, 0, step.entry);
  const at = step.op === 'move' ? step.from : step.at;
  const entry = entries[at];
  if (entry === undefined) return null;
  const without = entries.toSpliced(at, 1);
  return step.op === 'move' ? without.toSpliced(step.to, 0, entry) : without;
}

/** The step as an edit of the retailer's list by entry. */
function byEntry(entries: readonly Json[], step: ListStep): Json | null {
  if (step.op === 'insert')
    return step.at >= entries.length
      ? { insert: step.entry }
      : { insert: step.entry, ...behind(nameAt(entries, step.at - 1)) };
  const name = nameAt(entries, step.op === 'move' ? step.from : step.at);
  if (name === undefined) return null;
  if (step.op === 'remove') return { remove: name };
  const others = entries.toSpliced(step.from, 1);
  return { move: name, ...behind(nameAt(others, step.to - 1)) };
}

const behind = (name: string | number | undefined): JsonObject =>
  name === undefined ? { at: 'start' } : { after: name };
