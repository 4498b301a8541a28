/** A value in quotes. A dollar sign would begin a variable, and nginx has no way to escape it. */
export const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replaceAll('$', `\${dollar}`)}"`;

/** A regular expression in quotes, in which a backslash stays as it is. */
export const pattern = (expression: string): string => `"${expression.replaceAll('"', '\\"')}"`;

/** A text as a regular expression that matches nothing else. */
export const literal = (text: string): string => text.replace(/[^\w/-]/g, '\\$&');

/** Lines of a file with their indent. */
export const lines = (indent: string, all: readonly string[]): string =>
  all.map((one) => `${indent}${one}\n`).join('');
