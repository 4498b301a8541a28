/** A place in a file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A problem of the configuration, and how to fix it. */
export interface Diagnostic extends Place {
  what: string;
  fix: string;
}

/** The diagnostic on one line: `file:line:column  what is wrong  how to fix it`. */
export function printDiagnostic({ file, line, column, what, fix }: Diagnostic): string {
  return `${file}:${line}:${column}  ${what}  ${fix}`;
}

/** Diagnostics without duplicates, ordered by file and line. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = new Map(
    diagnostics.map((diagnostic) => [printDiagnostic(diagnostic), diagnostic]),
  );
  return [...distinct.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Thrown by the compiler for a configuration that the check refuses. */
export class ConfigurationDiagnostics extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(
      `The configuration has ${diagnostics.length} diagnostic(s):\n${diagnostics.map(printDiagnostic).join('\n')}`,
    );
    this.name = 'ConfigurationDiagnostics';
    this.diagnostics = diagnostics;
  }
}
