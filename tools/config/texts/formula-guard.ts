/**
 * Beginnings that a spreadsheet may take for a formula (OWASP ASVS 5.0, 1.2.10; OWASP "CSV Injection"), the wide forms
 * of Asian keyboards included. Apostrophes and blanks before it count, so that a guard can be distinguished from
 * an apostrophe of the text.
 */
const FORMULA = /^['\s]*[=+\-@\t\r\n\0＝＋－＠]/;

/** A text as a cell that no spreadsheet computes: an apostrophe goes before what looks like a formula. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell; takes away the apostrophe of `guarded`, and no other. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
