import type { Said } from '#tools/config/sentence.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import type { Other, Person } from './people-contract.ts';

export type { Said };

/** JSON as files hold it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** Path of a value in a file: names of members and positions in lists. */
export type Path = (string | number)[];

/**
 * One change of a file. `before` is what the person saw there (left out: nothing), so that no work of another is overwritten:
 * a change of something that another has changed meanwhile is refused with 409 and what stands there now.
 */
export type Edit =
  /** Puts a value at a path; members on the way that are missing are added. */
  | { op: 'set'; file: string; path: Path; before?: Json; after: Json }
  /** Takes a member or an entry of a list away. */
  | { op: 'remove'; file: string; path: Path; before?: Json }
  /** Puts an entry into a list, at the position that the path ends with. */
  | { op: 'insert'; file: string; path: Path; after: Json }
  /** Moves an entry of the list at `path`; positions before and after the move. */
  | { op: 'move'; file: string; path: Path; from: number; to: number }
  /** Replaces the whole text of a file, as typed in the JSON editor. */
  | { op: 'write'; file: string; before: string; after: string };

/** POST /api/changes: edits that stand or fall together, one step of undo. */
export interface Change {
  edits: Edit[];
  /** What was changed, for the button of undo and the history: the thing it belongs to. */
  thing: Thing;
  /** Changes in a row with the same mark are one step of undo, such as the letters of a text. */
  mark?: string;
}

/** Answer to a change, an undo or a redo that was made. */
export interface Changed {
  revision: number;
}

/** 409: another person, an editor or git changed the same place meanwhile. */
export interface Conflict {
  file: string;
  path: Path;
  /** What stands there now; left out when nothing does. */
  now?: Json;
  /** Who changed it, when the Studio knows. */
  by?: string;
}

/** 422: a change that cannot be made. */
export interface Refusal {
  reason: 'unknown-file' | 'not-json' | 'no-such-place' | 'not-allowed' | 'too-large';
  file?: string;
  line?: number;
  column?: number;
}

/** What the check says of a place. */
export interface Diagnosis {
  file: string;
  line: number;
  column: number;
  path: Path;
  what: Said;
  fix: Said;
  isWarning: boolean;
  /** What mends it, where the check knows it; a text, by its key in `says`, is written in its panel. */
  mend: {
    by: 'removal' | 'value' | 'key' | 'copy' | 'text';
    says: string;
    edits: Edit[];
    mark?: string;
  } | null;
  /** What it belongs to, where that stands on a page. */
  thing: Thing | null;
}

/** GET /api/events?tab=… (server-sent events, each the whole state) and GET /api/state. */
export interface StudioState {
  who: Person;
  /** False on one's own machine, where no one signs in. */
  isTeam: boolean;
  /** The other open pages of the Studio. */
  others: Other[];
  /** Origin of the previewed portal. */
  portal: string;
  partner: string | null;
  partners: string[];
  /** Languages of texts, the default one first. */
  languages: { code: string; name: string }[];
  /** Version that the preview shows; the last one without faults. */
  version: string | null;
  /** Grows with each change of the files. */
  revision: number;
  /** True while the check of the last change runs. */
  isChecking: boolean;
  diagnoses: Diagnosis[];
  /** The change that undo, or redo, would act on. */
  undo: Thing | null;
  redo: Thing | null;
  /** Files that differ from what was published last (git's HEAD); null without git. */
  changedFiles: string[] | null;
}

/** GET /api/panel?thing=JSON: what can be changed about a thing, each section a form made from the meta schemas. */
export interface Panel {
  thing: Thing;
  /** What it stands in, innermost first: form, step, page. */
  around: Thing[];
  sections: Section[];
  /** Lists that the thing stands in, or has: to add, move and remove entries. */
  lists: EntryList[];
}

export interface Section {
  /** Which words the client shows above it. */
  name:
    | 'text'
    | 'texts'
    | 'rules'
    | 'required'
    | 'look'
    | 'part'
    | 'page'
    | 'form'
    | 'step'
    | 'setting'
    | 'condition'
    /** The text of a condition that explains what it forbids. */
    | 'explanation'
    /** Conditions of the form about a field: its `then`, or its `else`, has it. */
    | `${'when' | 'unless'}-${'shown' | 'required' | 'rules'}`;
  /** Language of the texts. */
  language?: string;
  /** Where a change is written: with a partner in view the partner's file. */
  file: string;
  path: Path;
  /** JSON Schema of the value, self-contained. */
  schema: JsonObject;
  /** What this file says; left out when it says nothing. */
  value?: Json;
  /** What holds when it says nothing: the default, or for a partner what the retailer has. */
  usual?: Json;
  /**
   * How a change is written. `member`: the value is true while the list at `path` has `member`. `entry`: the value at `path` is
   * what a partner changes of an entry of the retailer's list; `isFirst` while the partner changes nothing of that list.
   */
  as?:
    | { kind: 'member'; member: string }
    | { kind: 'entry'; entry: string | number; isFirst: boolean };
  /** Addresses of the other fields that a condition decides about. */
  also?: string[];
}

export interface EntryList {
  name: 'parts' | 'steps' | 'fields';
  /** Area of the page that the parts stand in. */
  area?: string;
  file: string;
  path: Path;
  entries: { label: string; thing: Thing | null }[];
  /** Position of the thing of the panel; null where it has the list. */
  at: number | null;
  /** True where the file has edits of the list, or nothing of it: it is changed by `POST /api/lists`. */
  isByEntry?: true;
  /** Entries that may be added, by name, each with what is written; null: none. */
  addable: { name: string; value: Json }[];
}

/** GET /api/file?file=…: a file for the JSON editor. */
export interface FileText {
  file: string;
  text: string;
  /** True where the person may not change it. */
  isReadOnly: boolean;
}

/** GET /api/schema?file=…: the meta schema of a file, self-contained; null for one without. */
export interface FileSchema {
  schema: JsonObject | null;
}

/** POST /api/partner: whose customers' configuration is previewed and edited. */
export interface PartnerChoice {
  partner: string | null;
}

/** Header that every request to the API carries: the token in `<meta name="studio-token">` of the page. */
export const TOKEN_HEADER = 'X-Studio-Token';

/** Kinds of field that can be added to a form; each is a type of answer with the widget that suits it. */
export const fieldKinds = [
  'text',
  'long-text',
  'number',
  'date',
  'email',
  'phone',
  'yes-no',
  'consent',
  'choice',
  'files',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/**
 * POST /api/lists: a step in a list of a document as those in view have it; the server knows how the file says it. `name` is the entry
 * that the person saw at the position: where another stands there by now, it is the one of that name.
 */
export interface ListChange {
  thing: Thing;
  file: string;
  path: Path;
  step:
    | { op: 'insert'; at: number; entry: Json }
    | { op: 'move'; name: string; from: number; to: number }
    | { op: 'remove'; name: string; at: number };
}

/** POST /api/fields: adds a field to a form; its texts go into every language, to be translated where they are not yet. */
export interface NewField {
  form: string;
  /** Group of fields that it goes into; empty for the form itself. */
  group: string[];
  /** Name of the field that it follows; left out: the last one. */
  after?: string;
  kind: FieldKind;
  label: string;
  isRequired: boolean;
  /** Texts of the choices, of a choice. */
  options?: string[];
}

/** Answer to a field that was added. */
export interface FieldAdded extends Changed {
  thing: Thing;
}

/** POST /api/fields/remove: takes a field out of a form, with its rules, look and texts. */
export interface RemovedField {
  form: string;
  path: string[];
}

/** POST /api/fields/condition: shows a field only where a condition over the answers of its group holds; null: always. */
export interface FieldCondition {
  form: string;
  path: string[];
  condition: JsonObject | null;
}

/** GET /api/contents: everything that has a panel, whether it stands on a page or not. */
export interface Contents {
  entries: { thing: Thing; words: string; file: string }[];
}

/** GET /api/examples: names of the example answers of each form; those that begin with `invalid-` show its errors. */
export type Examples = Record<string, string[]>;
