import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';

/** A cell, and where it begins in the file. */
export interface Cell extends Place {
  text: string;
}

export interface CsvTable {
  /** Rows without the empty cells at their end; empty rows are left out. */
  rows: Cell[][];
  diagnostics: Diagnostic[];
}

/**
 * Reads CSV (RFC 4180) parted by commas, semicolons or tabs, with any line ends. Never throws because of its content:
 * a quote that does not fit is a diagnostic.
 */
export function readCsv(file: string, text: string): CsvTable {
  const plain = new RegExp(`[^${delimiterOf(text)}\\r\\n]*`, 'y');
  const diagnostics: Diagnostic[] = [];
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let at = 0;
  let line = 1;
  let lineStart = 0;

  const placeOf = (offset: number): Place => ({ file, line, column: offset - lineStart + 1 });
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const taken = pattern.exec(text)?.[0];
    for (const { 0: lineEnd, index } of (taken ?? '').matchAll(LINE_END)) {
      line++;
      lineStart = at + index + lineEnd.length;
    }
    at += taken?.length ?? 0;
    return taken;
  };
  const takeCell = (): Cell => {
    const place = placeOf(at);
    const inQuotes = take(QUOTED);
    if (inQuotes === undefined) return { ...place, text: takePlain() };
    if (/^"[^"]*(?:""[^"]*)*$/.test(inQuotes)) {
      diagnostics.push({ ...place, ...NEVER_CLOSED });
      return { ...place, text: '' };
    }
    const end = placeOf(at);
    if (take(plain)) diagnostics.push({ ...end, ...AFTER_QUOTES });
    return { ...place, text: inQuotes.slice(1, -1).replaceAll('""', '"') };
  };
  const takePlain = (): string => {
    const start = at;
    const cell = take(plain) ?? '';
    const quote = cell.indexOf('"');
    if (quote >= 0) diagnostics.push({ ...placeOf(start + quote), ...STRAY_QUOTE });
    return cell;
  };

  while (at < text.length || row.length > 0) {
    row.push(takeCell());
    if (at < text.length && !take(ROW_END)) {
      at++;
      continue;
    }
    const filled = row.slice(0, row.findLastIndex((cell) => cell.text !== '') + 1);
    if (filled.length > 0) rows.push(filled);
    row = [];
  }
  return { rows, diagnostics };
}

const LINE_END = /\r\n|\r|\n/g;
const ROW_END = /\r\n|\r|\n/y;

/** A cell in quotes, to its closing quote or to the end of the file. */
const QUOTED = /"[^"]*(?:""[^"]*)*"?/y;

const NEVER_CLOSED = {
  what: sentence`the quote that begins this cell is never closed`,
  fix: sentence`close it with ", and write each " inside the cell twice`,
};
const AFTER_QUOTES = {
  what: sentence`text stands after the closing quote of a cell`,
  fix: sentence`write each " inside the cell twice, or take out what stands after it`,
};
const STRAY_QUOTE = {
  what: sentence`a quote stands inside a cell that does not begin with one`,
  fix: sentence`put the whole cell in quotes, and write each " inside it twice`,
};

/** The delimiter that the first row uses most. */
function delimiterOf(text: string): string {
  const [, header = ''] = /^[\r\n]*([^\r\n]*)/.exec(text) ?? [];
  const bare = header.replace(/"[^"]*"/g, '');
  const uses = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, other) => (uses(other) > uses(most) ? other : most));
}
