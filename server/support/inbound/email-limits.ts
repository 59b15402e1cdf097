import { isUtf8 } from 'node:buffer'

/** Maximum lines of an email; five files of 5 MB in Base64 have 450,000. */
const MOST_LINES = 600_000
/** Maximum lines that may be part boundaries; horizontal rules in the text count, too. */
const MOST_BOUNDARIES = 5_000
/** Maximum size of the headers of all parts, in bytes. */
export const MOST_HEADER_BYTES = 200_000
/** Maximum nesting depth of parts. */
export const MOST_DEPTH = 50
/** Maximum nesting depth of HTML elements, because HTML parsers take quadratic time. */
const MOST_HTML_DEPTH = 2_000

const [TAB, LF, CR, SPACE, DASH] = [9, 10, 13, 32, 45]

interface Range {
  start: number
  end: number
}

interface EmailScan {
  /** Whether the email can be parsed fast enough. */
  isReadable: boolean
  /** Offset at which the email's headers end. */
  headEnd: number
  /** Header lines in a charset other than UTF-8, including headers of parts. */
  foreign: readonly Range[]
}

export function scanEmail(raw: Uint8Array): EmailScan {
  let [lines, boundaries, headEnd] = [0, 0, raw.length]
  let [isHeader, isRead] = [true, true]
  const foreign: Range[] = []
  for (let start = 0; start < raw.length && lines <= MOST_LINES; lines += 1) {
    const next = raw.indexOf(LF, start)
    const end = next < 0 ? raw.length : next
    const line = raw.subarray(start, end)
    const isOwn = headEnd === raw.length
    if (isHeader && (end === start || (end === start + 1 && raw[start] === CR))) {
      headEnd = Math.min(headEnd, end)
      isHeader = false
    } else if (!isOwn && line[0] === DASH && line[1] === DASH) {
      boundaries += 1
      isHeader = true
      isRead = false
    } else if (isHeader) {
      isRead = isOwn || isPartHeader(line, isRead)
      if (isRead && line.length <= MOST_HEADER_BYTES && !isUtf8(line)) foreign.push({ start, end })
    }
    start = end + 1
  }
  return { isReadable: lines <= MOST_LINES && boundaries <= MOST_BOUNDARIES, headEnd, foreign }
}

/** Text may contain lines that look like boundaries, so count only content headers of parts. */
const isPartHeader = (line: Uint8Array, isContinued: boolean) =>
  /^content-/i.test(Buffer.from(line.subarray(0, 8)).toString('latin1')) ||
  (isContinued && (line[0] === SPACE || line[0] === TAB))

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** Returns whether HTML is nested no deeper than email clients produce. */
export function isReadableHtml(html: string): boolean {
  let depth = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,10})/gi)) {
    if (VOID.test(name)) continue
    depth = closing ? Math.max(0, depth - 1) : depth + 1
    if (depth > MOST_HTML_DEPTH) return false
  }
  return true
}
