import type { Said } from './contract.ts';

/** A word that the glossary does not use, and what it says instead. */
export interface AvoidedWord {
  word: string;
  instead: string;
}

/** Why a text may be too long for a telephone. */
export type LongText =
  /** A button of so many characters; `longest` fit. */
  | { why: 'button'; length: number; longest: number }
  /** A word that fits in no line. */
  | { why: 'word'; word: string }
  /** So many times as long as the text that it is translated from. */
  | { why: 'source'; times: number };

/** A text in one language. */
export interface TextCell {
  /** What the file says; left out where it has no such text. */
  text?: string;
  /** With a partner in view: what its customers read where its own file says nothing. */
  usual?: string;
  avoided?: AvoidedWord[];
}

/** A text in both languages. */
export interface TextRow {
  /** As tables for translators have it: `forms/iban-change.fields.iban.label`. */
  key: string;
  /** In its file: `["fields", "iban", "label"]`. */
  path: string[];
  from: TextCell;
  to: TextCell;
  /** True where the language that is translated into needs a text and has none. */
  isMissing?: true;
  long?: LongText;
}

/** The texts of one file, in the order of the language that is translated from. */
export interface TextFileRows {
  /** Without folder and ending: `contracts`, `forms/iban-change`. */
  name: string;
  /** What it is called: the title of a form, the name of a page. */
  words?: string;
  /** Where the texts of both languages are written: with a partner in view the partner's files. */
  files: { from: string; to: string };
  rows: TextRow[];
}

/** GET /api/texts?from=…&to=…: all texts for customers of one language beside another. */
export interface TextTable {
  /** Languages with texts, the default one first. */
  languages: { code: string; name: string }[];
  from: string;
  to: string;
  files: TextFileRows[];
  /** What things are called in both languages. */
  terms: { from: string; to: string }[];
}

/** GET /api/texts/outdated?from=…&to=…: texts whose original changed after they were translated. */
export interface OutdatedTexts {
  texts: {
    /** As in the table. */
    key: string;
    /** What the original said when it was translated; empty for a copy of the original that is to be translated. */
    was: string;
  }[];
}

/** POST /api/texts/reviewed: a translation is right although its original changed; the two as they are now. */
export interface ReviewedText {
  from: string;
  to: string;
  key: string;
  original: string;
  translation: string;
}

/** POST /api/texts/export: a table for translators, as `npm run config:texts` makes it. */
export interface TextExport {
  to: string;
  /** Only the texts of these keys; null: all. */
  keys: string[] | null;
}

export interface ExportedTexts {
  csv: string;
  texts: number;
}

/** POST /api/texts/import: what a table would change; nothing is written. */
export interface TextImport {
  to: string;
  /** Name of the file, which what is refused is placed in. */
  name: string;
  /** Its bytes, as base64. */
  content: string;
}

export interface ImportPlan {
  /** Names the plan for `POST /api/texts/import/:id`, which writes it as one change; null where nothing changes. */
  id: string | null;
  changes: { key: string; before?: string; after: string }[];
  /** Cells that are left out, and why; a place in a file of the configuration where the check finds a fault there. */
  refused: { file: string; line: number; what: Said; fix: Said }[];
}
