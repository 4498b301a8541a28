/** A place in a file; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** One thing wrong with the configuration, and how to mend it. */
export interface Fault extends Place {
  what: string;
  mend: string;
}

/** The fault on one line: `file:line:column  what is wrong  how to mend it`. */
export function printFault({ file, line, column, what, mend }: Fault): string {
  return `${file}:${line}:${column}  ${what}  ${mend}`;
}

/** Faults without repeats, in the order of files and lines. */
export function inReadingOrder(faults: readonly Fault[]): Fault[] {
  const distinct = new Map(faults.map((fault) => [printFault(fault), fault]));
  return [...distinct.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Thrown by the compiler for a configuration that the check refuses. */
export class ConfigurationFaults extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The configuration has ${faults.length} fault(s):\n${faults.map(printFault).join('\n')}`);
    this.name = 'ConfigurationFaults';
    this.faults = faults;
  }
}
