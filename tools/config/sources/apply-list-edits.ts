import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject, stableJson } from './json-value.ts';
import {
  type EditFault,
  type EntryName,
  entryName,
  type ListEdit,
  readListEdit,
} from './list-edit.ts';
import type { WrittenPart } from './written-part.ts';

/** An entry of a list that was edited, and what made it. */
export interface EditedEntry {
  value: Json;
  /** Its place in the list before the edits; absent for a new entry. */
  from?: number;
  /** The edit that inserted it. */
  inserted?: number;
  /** What was laid over it, first one first, and by which edit. */
  changes: readonly { edit: number; part: WrittenPart }[];
}

/** Lays a patch over an entry; gives the entry and the places of its parts. Faults are reported by the caller. */
export type ChangeEntry = (entry: Json, set: JsonObject, edit: number) => [Json, WrittenPart];

/**
 * The entries of a list after the edits, done in order, with the faults by number of edit. An edit with a fault is left
 * out.
 */
export function applyListEdits(
  edits: readonly Json[],
  list: readonly Json[],
  change: ChangeEntry,
): { entries: EditedEntry[]; faults: [edit: number, fault: EditFault][] } {
  let entries: EditedEntry[] = list.map((value, from) => ({ value, from, changes: [] }));
  const faults: [number, EditFault][] = [];
  for (const [number, written] of edits.entries()) {
    const edit = readListEdit(written);
    const done = 'what' in edit ? edit : edited(entries, edit, number, change);
    if (Array.isArray(done)) entries = done;
    else faults.push([number, done]);
  }
  return { entries, faults };
}

function edited(
  entries: readonly EditedEntry[],
  edit: ListEdit,
  number: number,
  change: ChangeEntry,
): EditedEntry[] | EditFault {
  if (edit.insert !== undefined) return inserted(entries, edit, edit.insert, number);
  const verb = edit.remove !== undefined ? 'remove' : edit.move !== undefined ? 'move' : 'change';
  const at = indexOf(entries, edit, verb);
  if (typeof at !== 'number') return at;
  const entry = entries[at] as EditedEntry;
  const others = entries.toSpliced(at, 1);
  if (verb === 'remove') return others;
  if (verb === 'move') {
    const moved = placed(others, edit, entry, edit.move);
    const isIdle = Array.isArray(moved) && moved.every((one, index) => one === entries[index]);
    return isIdle ? idle('move', sentence`"${edit.move}" stands there already`) : moved;
  }
  const { set = {} } = edit;
  if (!isJsonObject(entry.value)) {
    const fix = sentence`remove it, and insert another`;
    return { path: ['change'], what: sentence`"${edit.change}" has no keys to change`, fix };
  }
  const [value, part] = change(entry.value, set, number);
  if (stableJson(value) === stableJson(entry.value))
    return idle('set', sentence`this changes nothing of "${edit.change}"`);
  if (entryName(value) !== edit.change) {
    const fix = sentence`remove the entry, and insert another`;
    return {
      path: ['set'],
      what: sentence`"${edit.change}" would not have its name any more`,
      fix,
    };
  }
  return entries.with(at, { ...entry, value, changes: [...entry.changes, { edit: number, part }] });
}

function inserted(
  entries: readonly EditedEntry[],
  edit: ListEdit,
  value: Json,
  number: number,
): EditedEntry[] | EditFault {
  const name = entryName(value);
  if (name === undefined) {
    const fix = sentence`give it one, or write the whole list`;
    return {
      path: ['insert'],
      what: sentence`the new entry has no name ("id", "route", "link", "part" or "form")`,
      fix,
    };
  }
  if (entries.some((entry) => entryName(entry.value) === name)) {
    const fix = isJsonObject(value)
      ? sentence`write { "change": ${JSON.stringify(name)}, "set": { … } }, or "move" it`
      : sentence`take this out, or "move" it`;
    return { path: ['insert'], what: sentence`"${name}" stands in the list already`, fix };
  }
  return placed(entries, edit, { value, inserted: number, changes: [] }, name);
}

/** The entries with one more, where the edit says; at the end if it does not. */
function placed(
  entries: readonly EditedEntry[],
  edit: ListEdit,
  entry: EditedEntry,
  name: EntryName | undefined,
): EditedEntry[] | EditFault {
  const beside = edit.after === undefined ? 'before' : 'after';
  if (edit[beside] === undefined) {
    return edit.at === 'start' ? [entry, ...entries] : [...entries, entry];
  }
  if (edit[beside] === name) {
    const what =
      beside === 'before'
        ? sentence`"${name}" cannot stand before itself`
        : sentence`"${name}" cannot stand after itself`;
    return {
      path: [beside],
      what,
      fix: sentence`name another entry, or write "at": "start" or "end"`,
    };
  }
  const at = indexOf(entries, edit, beside);
  if (typeof at !== 'number') return at;
  return entries.toSpliced(beside === 'after' ? at + 1 : at, 0, entry);
}

function indexOf(
  entries: readonly EditedEntry[],
  edit: ListEdit,
  key: 'remove' | 'move' | 'change' | 'after' | 'before',
): number | EditFault {
  const wanted = edit[key] as EntryName;
  const names = entries.flatMap((entry) => entryName(entry.value) ?? []);
  const at = entries.findIndex((entry) => entryName(entry.value) === wanted);
  if (at < 0) {
    const known = names.map(String);
    const what = sentence`the list has no "${wanted}"${didYouMean(String(wanted), known)}`;
    const fix =
      known.length > 0 ? sentence`use one of: ${known.join(', ')}` : sentence`write the whole list`;
    return { path: [key], what, fix };
  }
  if (names.filter((name) => name === wanted).length === 1) return at;
  return {
    path: [key],
    what: sentence`the list has "${wanted}" more than once`,
    fix: sentence`write the whole list`,
  };
}

function idle(key: string, what: Sentence): EditFault {
  const fix = sentence`take this edit out: a partner holds differences only`;
  return { path: [key], what, fix, isWarning: true };
}
