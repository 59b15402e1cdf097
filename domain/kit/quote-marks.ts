import { labeledLine, OPENINGS, ORIGINAL, WROTE, type HeaderRole } from './quote-labels'

/** Maximum length of an attribution; longer lines were typed by people. */
const LONGEST = 400

/** Right-to-left mail clients put bidirectional marks around names and at the end. */
const withoutDirection = (line: string) => line.replace(/\p{Cf}/gu, '').trim()

export const endsAttribution = (line: string) => /[:：]\p{Cf}{0,3}$/u.test(line.slice(-4))

/**
 * Checks whether a line introduces a quote, such as “On Nov 23, 2026, Us <us@example.com> wrote:”. In some languages,
 * it has only date and address. If the quote itself is unmarked, verb, date and address are required.
 */
export function isAttribution(marked: string, where: 'above a quote' | 'alone'): boolean {
  if (marked.length > LONGEST || !endsAttribution(marked)) return false
  const line = withoutDirection(marked)
  const lower = line.toLowerCase()
  if (!/\d/.test(line)) return false
  const hasVerb = WROTE.some((verb) => hasWord(lower, verb))
  if (where === 'above a quote') return hasVerb || /<[^<>\s@]+@[^<>\s@]+>/.test(line)
  return hasVerb && line.includes('@') && (opensAttribution(line) || isDated(line))
}

/** Whether a line has a year and a time of day. */
const isDated = (line: string) => /\b20\d\d(?!\d)/.test(line) && /\d[:.]\d\d/.test(line)

export const opensAttribution = (line: string) => OPENINGS.test(line)

/** Chinese, Japanese and Korean have no space before a verb. */
const isLetter = (character: string | undefined) =>
  /(?![\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}])\p{L}/u.test(character ?? '')

function hasWord(lower: string, word: string): boolean {
  const at = lower.indexOf(word)
  return at > 0 && !isLetter(lower[at - 1])
}

export function isOriginalMark(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line.length > 100 || !line.startsWith('--')) return false
  const words = withoutDirection(line.replace(/-/g, ' ')).toLowerCase()
  return ORIGINAL.includes(words)
}

/** Maximum lines of the headers of a quoted email; a long list of recipients is wrapped. */
const BLOCK_LINES = 12

/** Checks whether headers of an earlier email begin here, as Outlook prints them, including a separator above. */
export function startsHeaderBlock(lines: readonly string[], at: number): boolean {
  if (isRule(lines[at] ?? '')) {
    return [at + 1, at + 2].some((next) => hasHeaders(lines, next))
  }
  const above = lines[at - 1] ?? ''
  return (above === '' || isRule(above)) && hasHeaders(lines, at)
}

const isRule = (line: string) => line.startsWith('_____') && /^_+$/.test(line)

/**
 * Requires a sender and two other headers in one block. People also write “From:” and “To:” about parcels, so the
 * sender
 * needs an address, or date and subject must be present.
 */
function hasHeaders(lines: readonly string[], at: number): boolean {
  const from = labeledLine(lines[at] ?? '')
  if (from?.role !== 'from' || from.value === '') return false
  const roles = new Set<HeaderRole>()
  for (const line of lines.slice(at + 1, at + BLOCK_LINES)) {
    if (line === '') break
    const labeled = labeledLine(line)
    if (labeled && !(labeled.role === 'sent' && !/\d/.test(labeled.value))) roles.add(labeled.role)
  }
  const others = [...roles].filter((role) => role !== 'from')
  if (others.length < 2) return false
  return /\S@\S/.test(from.value) || (roles.has('sent') && roles.has('subject'))
}
