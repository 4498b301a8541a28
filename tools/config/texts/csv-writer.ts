/** The mark by which Excel detects UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180): commas, CRLF after each row, quotes where a cell needs them. A cell with `;`, a tab or a
 * blank at its edge is quoted too, as other programs part or trim it there.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
