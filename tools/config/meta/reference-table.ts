const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The lines of a table in Markdown. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] => [row(head), row(head.map(() => '---')), ...rows.map(row)];

/** Names as code, one after another. */
export const code = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ');
