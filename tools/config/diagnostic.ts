import type { Sentence } from '#tools/config/sentence.ts';

/** A place in a file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** What mends a problem: a text that is to be written, by its key of i18next, or a change of one place of the file. */
export type Mend = { by: 'text'; key: string } | MendOfPlace;

/** `path` where that is another place than the problem's. */
export type MendOfPlace = { path?: readonly (string | number)[] } & (
  | { by: 'removal' }
  /** The name that was meant, of a value or of a key. */
  | { by: 'value' | 'key'; name: string }
  /** A text of another language, to be translated. */
  | { by: 'copy'; text: string }
);

/** A problem of the configuration, and how to fix it. */
export interface Diagnostic extends Place {
  what: Sentence;
  fix: Sentence;
  /** What fixes it, where the check knows one thing that does. */
  mend?: Mend;
  /** Legal, harms no customer, and was hardly meant: it is published all the same. */
  isWarning?: true;
  /** A warning that `--strict` allows: what the law requires, of a retailer that has not set `legal.complete`. */
  isAllowed?: true;
  /** The file cannot be read: whatever else is said may follow from it. */
  isUnreadable?: true;
}

/** The diagnostic on one line: `file:line:column  what is wrong  how to fix it`; a warning says so. */
export function printDiagnostic({ file, line, column, what, fix, isWarning }: Diagnostic): string {
  return `${file}:${line}:${column}  ${isWarning ? 'warning: ' : ''}${what}  ${fix}`;
}

/** The diagnostics that forbid publishing. */
export function faultsOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ isWarning }) => !isWarning);
}

/** The diagnostics that the check refuses; `strict` refuses warnings too, except those that it allows. */
export function refusedOf(diagnostics: readonly Diagnostic[], strict: boolean): Diagnostic[] {
  return strict ? diagnostics.filter(({ isAllowed }) => !isAllowed) : faultsOf(diagnostics);
}

/** How many there are to fix, in words: `2 to fix, 1 warning`. */
export function countedInWords(diagnostics: readonly Diagnostic[]): string {
  const faults = faultsOf(diagnostics).length;
  const warnings = diagnostics.length - faults;
  const parts = [
    ...(faults > 0 ? [`${faults} to fix`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return parts.join(', ');
}

/** Diagnostics without duplicates, ordered by file and line; files that cannot be read come first. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = new Map(
    diagnostics.map((diagnostic) => [printDiagnostic(diagnostic), diagnostic]),
  );
  return [...distinct.values()].sort(
    (a, b) =>
      Number(b.isUnreadable ?? false) - Number(a.isUnreadable ?? false) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** Thrown by the compiler for a configuration that the check refuses; holds its warnings too. */
export class ConfigurationDiagnostics extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(
      `The configuration has ${faultsOf(diagnostics).length} diagnostic(s):\n${diagnostics.map(printDiagnostic).join('\n')}`,
    );
    this.name = 'ConfigurationDiagnostics';
    this.diagnostics = diagnostics;
  }
}
