/** A cell of a sheet: a text, a number, or nothing. */
export type SheetCell = string | number | null;

/**
 * Rows as CSV that spreadsheets of the customer's country open as it is: semicolons, its decimal mark, UTF-8 with a mark.
 */
export function sheetText(rows: readonly (readonly SheetCell[])[], decimalMark: string): string {
  const written = (cell: SheetCell) =>
    typeof cell === 'number'
      ? String(cell).replace('.', decimalMark)
      : quoted(harmless(cell ?? ''));
  return `\ufeff${rows.map((cells) => cells.map(written).join(';')).join('\r\n')}\r\n`;
}

/** A text that begins as a formula would be computed by the spreadsheet (OWASP, "CSV Injection"). */
const harmless = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
