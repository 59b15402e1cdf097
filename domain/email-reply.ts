import { plainText } from './email-text'
import {
  endsAttribution,
  isAttribution,
  isOriginalMark,
  opensAttribution,
  startsHeaderBlock,
} from './quote-marks'

/** Why a part of an email is not in the ticket. */
export const LEFT_OUT_REASONS = ['type', 'size', 'count', 'length', 'unreadable'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** A part of an email that could not be kept: a file, or with an empty name the text or its end. */
export interface LeftOut {
  name: string
  reason: LeftOutReason
}

/** Longest text of an email, and longest quote below it, in characters. */
export const EMAIL_TEXT_LIMIT = 20_000
export const EMAIL_QUOTE_LIMIT = 20_000

/** An email as a ticket shows it: its own words, and below a fold what it repeats. */
export interface SplitReply {
  body: string
  quote: string
}

/** Lines of an attribution that a mail program has wrapped. */
const WRAPPED_LINES = 4
/** A signature of up to this many lines stays in sight. */
const SHORT_SIGNATURE = 4

/**
 * Separates what a person wrote from what their mail program repeats. Answers between quoted lines stay with them.
 * In one pass over the lines, whatever they hold.
 * @example splitReply('Thanks!\n\nOn Nov 23 Us <us@example.com> wrote:\n> Hello') // { body: 'Thanks!', quote: 'On Nov …' }
 */
export function splitReply(text: string): SplitReply {
  const lines = plainLines(text)
  const end = findQuoteStart(lines)
  const own = cut(lines, 0, end)
  const [body, below] = withoutLeadingQuote(own) ?? withoutSignature(own)
  const quote = [below, cut(lines, end, lines.length)].filter(Boolean).join('\n\n')
  // Words inside of a quote only, or a program that marks all of it: then all of it counts.
  return body === '' ? { body: quote, quote: '' } : { body, quote }
}

function plainLines(text: string): string[] {
  return plainText(text)
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
}

/** The lines from one to another without the blank ones around them. */
function cut(lines: readonly string[], from: number, to: number): string {
  let [start, end] = [from, to]
  while (start < end && !lines[start]) start += 1
  while (end > start && !lines[end - 1]) end -= 1
  return lines.slice(start, end).join('\n')
}

const isQuoted = (line: string) => line.startsWith('>')

/** The line at which the last quote begins; all of what is below it repeats something. */
function findQuoteStart(lines: readonly string[]): number {
  const mark = lines.findIndex(
    (line, at) =>
      line !== '' && !isQuoted(line) && (isOriginalMark(lines, at) || startsHeaderBlock(lines, at)),
  )
  const above = mark < 0 ? lines : lines.slice(0, mark)
  const attributed = unmarkedAttribution(above)
  if (attributed !== null) return attributed
  return mark < 0 ? startOfTrailingQuote(lines) : mark
}

/** An attribution whose quote is not marked line by line. */
function unmarkedAttribution(lines: readonly string[]): number | null {
  for (let at = 0; at < lines.length; at += 1) {
    const length = attributionAt(lines, at)
    if (length === 0) continue
    let below = at + length
    while (lines[below] === '') below += 1
    if (isQuoted(lines[below] ?? '>')) continue
    if (isAttribution(lines.slice(at, at + length).join(' '), 'alone')) return at
  }
  return null
}

/** How many lines from here on are an attribution; 0 where none begins. */
function attributionAt(lines: readonly string[], at: number): number {
  if (lines[at] === '' || isQuoted(lines[at] ?? '')) return 0
  for (let length = 1; length <= WRAPPED_LINES; length += 1) {
    const last = lines[at + length - 1]
    if (!last || isQuoted(last)) return 0
    if (endsAttribution(last)) {
      return isAttribution(lines.slice(at, at + length).join(' '), 'above a quote') ? length : 0
    }
  }
  return 0
}

/** Where marked lines begin after which nobody wrote any more; their attributions belong to them. */
function startOfTrailingQuote(lines: readonly string[]): number {
  let end = lines.length
  for (;;) {
    const start = startOfQuoteAbove(lines, end)
    if (start === null) return end
    end = start
  }
}

/** Where the marked lines begin that end here; null where none do. */
function startOfQuoteAbove(lines: readonly string[], end: number): number | null {
  let [start, isMarked] = [end, false]
  while (start > 0 && (isQuoted(lines[start - 1] ?? '') || !lines[start - 1])) {
    start -= 1
    isMarked ||= isQuoted(lines[start] ?? '')
  }
  // Blank lines alone are no quote.
  if (!isMarked) return null
  return start - attributionAbove(lines, start)
}

/** How many lines above a quote introduce it: down from the word that opens them, or else all that may. */
function attributionAbove(lines: readonly string[], start: number): number {
  const fitting = [1, 2, 3, WRAPPED_LINES].filter(
    (length) => start >= length && attributionAt(lines, start - length) === length,
  )
  const opened = fitting.find((length) => opensAttribution(lines[start - length] ?? ''))
  return opened ?? fitting.at(-1) ?? 0
}

/** Whoever answers below the quote, and nowhere else in it. */
function withoutLeadingQuote(text: string): [body: string, quote: string] | null {
  const lines = text.split('\n')
  const attribution = attributionAt(lines, 0)
  let end = attribution
  while (end < lines.length && (isQuoted(lines[end] ?? '') || !lines[end])) end += 1
  const isLeading = lines.slice(attribution, end).some(isQuoted)
  if (!isLeading || lines.slice(end).some(isQuoted)) return null
  return [cut(lines, end, lines.length), cut(lines, 0, end)]
}

/** A long signature goes below the fold; it is not lost. Many write two dashes and go on. */
function withoutSignature(text: string): [body: string, signature: string] {
  const lines = text.split('\n')
  const at = lines.lastIndexOf('--')
  const below = lines.slice(at + 1)
  if (at < 1 || below.length <= SHORT_SIGNATURE || below.some(isProse)) return [text, '']
  return [cut(lines, 0, at), cut(lines, at, lines.length)]
}

/** A sentence, or a line longer than a name, a street or a phone number. */
const isProse = (line: string) =>
  line.length > 72 || line.includes('?') || (/[.!,;。！]$/.test(line) && / \S+ \S+ /.test(line))
