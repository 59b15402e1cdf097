/** Text that spreadsheets run as a formula, also after apostrophes; tabs or breaks can hide it. */
const FORMULA = /^'*(?:[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u

/** Escapes text reversibly to prevent formula injection. @example inertCell('=1+1') // "'=1+1" */
export function inertCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Reverses `inertCell`. @example plainCell("'=1+1") // '=1+1' */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
