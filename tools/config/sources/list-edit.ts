import { closestName } from '#tools/config/analysis/closest-name.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { eachObject, type JsonPath } from './json-walk.ts';

/** Key of the object that stands for a list, and changes the list of the layer below by entry. */
export const LIST = '$list';

/** Name of an entry: its `id`, `route`, `link`, `part` or `form`, or a text or number itself. */
export type EntryName = string | number;

/** What an edit of a list does; `after`, `before` and `at` say where the entry goes. */
export interface ListEdit {
  insert?: Json;
  remove?: EntryName;
  move?: EntryName;
  change?: EntryName;
  /** Merge Patch of the entry that changes. */
  set?: JsonObject;
  after?: EntryName;
  before?: EntryName;
  at?: 'start' | 'end';
}

/** What is wrong with an edit, at a path inside it. */
export interface EditFault {
  path: JsonPath;
  /** The key at the path is wrong, and not its value. */
  part?: 'key';
  what: Sentence;
  fix: Sentence;
  isWarning?: true;
}

const verbs = ['insert', 'remove', 'move', 'change'] as const;
const places = ['after', 'before', 'at'] as const;
const keys: readonly string[] = [...verbs, 'set', ...places];

/** Keys that name an entry, the first that it has. */
export const namedBy = ['id', 'route', 'link', 'part', 'form'];

/** True for an object that changes a list by entry. */
export function isListEdits(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && Object.hasOwn(value, LIST);
}

/** Paths of the objects inside a value that change a list by entry. */
export function listEditsIn(value: Json | undefined): JsonPath[] {
  const found: JsonPath[] = [];
  eachObject(value, (object, path) => {
    if (isListEdits(object)) found.push(path);
  });
  return found;
}

/** The name of an entry, as edits say it; undefined for one that has none. */
export function entryName(entry: Json | undefined): EntryName | undefined {
  const name = isJsonObject(entry)
    ? namedBy.map((key) => entry[key]).find((value) => value !== undefined)
    : entry;
  return isName(name) ? name : undefined;
}

/** The edit that is written, or what is wrong with its shape. */
export function readListEdit(edit: Json): ListEdit | EditFault {
  const fault = (path: JsonPath, what: Sentence, fix: Sentence) => ({ path, what, fix });
  const one = sentence`write one of: "insert", "remove", "move", or "change" with "set"`;
  if (!isJsonObject(edit))
    return fault([], sentence`this is no edit of a list`, sentence`${one}, in { … }`);
  const unknown = Object.keys(edit).find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const meant = closestName(unknown, keys);
    const fix =
      meant === undefined ? sentence`use one of: ${keys.join(', ')}` : sentence`write "${meant}"`;
    return {
      ...fault([unknown], sentence`an edit of a list has no key "${unknown}"`, fix),
      part: 'key',
    };
  }
  const has = (key: string) => Object.hasOwn(edit, key);
  const [verb, second] = verbs.filter(has);
  if (!verb) return fault([], sentence`this edit does not say what it does`, one);
  if (second)
    return fault([second], sentence`an edit does one thing, not "${verb}" and "${second}"`, one);
  if (has('set') !== (verb === 'change'))
    return has('set')
      ? fault(['set'], sentence`"set" belongs to "change", not to "${verb}"`, sentence`take it out`)
      : fault(['change'], sentence`the edit does not say what changes`, sentence`add "set": { … }`);
  if (has('set') && !isJsonObject(edit.set))
    return fault(
      ['set'],
      sentence`"set" must be an object`,
      sentence`write { … } with the keys that differ`,
    );
  const [place, other] = places.filter(has);
  if (place && (verb === 'remove' || verb === 'change'))
    return fault([place], sentence`"${place}" means nothing for "${verb}"`, sentence`take it out`);
  if (other)
    return fault(
      [other],
      sentence`an entry has one place, not "${place}" and "${other}"`,
      sentence`take one out`,
    );
  if (!place && verb === 'move')
    return fault(
      ['move'],
      sentence`the edit does not say where to`,
      sentence`add "after", "before" or "at"`,
    );
  if (place === 'at' && edit.at !== 'start' && edit.at !== 'end')
    return fault(
      ['at'],
      sentence`"at" cannot be ${JSON.stringify(edit.at)}`,
      sentence`write "start" or "end"`,
    );
  const named = [...verbs, 'after', 'before'].filter((key) => key !== 'insert' && has(key));
  const nameless = named.find((key) => !isName(edit[key]));
  if (nameless === undefined) return edit as ListEdit;
  const fix = sentence`write the "id", "route" or "part" of the entry, or the entry itself in a list of texts`;
  return fault([nameless], sentence`"${nameless}" must name an entry`, fix);
}

function isName(value: Json | undefined): value is EntryName {
  return typeof value === 'string' || typeof value === 'number';
}
