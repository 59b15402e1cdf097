/** What spreadsheet programs run as a formula; a tab or line break can hide its beginning. Also behind apostrophes. */
const FORMULA = /^'*(?:[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u

/**
 * A cell that no spreadsheet program runs: what begins like a formula gets an apostrophe in front, as does what already
 * has one there, so that `plainCell` can take exactly it away.
 * @example inertCell('=1+1') // "'=1+1"
 */
export function inertCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that `inertCell` was given. @example plainCell("'=1+1") // '=1+1' */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
