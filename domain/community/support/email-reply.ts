import { plainText } from './email-text'
import {
  endsAttribution,
  isAttribution,
  isOriginalMark,
  opensAttribution,
  startsHeaderBlock,
} from '@/domain/kit/quote-marks'

export const LEFT_OUT_REASONS = ['type', 'size', 'count', 'length', 'unreadable'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Part of an email that wasn't stored: a file or, with an empty name, the text or the end of it. */
export interface LeftOut {
  name: string
  reason: LeftOutReason
}

/** Maximum characters of an email's text, and of the quote below it. */
export const EMAIL_TEXT_LIMIT = 20_000
export const EMAIL_QUOTE_LIMIT = 20_000

/** An email in a ticket: its new text, and the quoted text, which is collapsed. */
export interface SplitReply {
  body: string
  quote: string
}

/** Maximum lines of an attribution that a mail client has wrapped. */
const WRAPPED_LINES = 4
/** Signatures of up to this many lines stay visible. */
const SHORT_SIGNATURE = 4

/**
 * Separates new text from the quote; inline answers stay with their quoted lines. Linear time.
 * @example splitReply('Thanks!\n\nOn Nov 23 Us <us@example.com> wrote:\n> Hello') // { body: 'Thanks!', quote: 'On
 * Nov …' }
 */
export function splitReply(text: string): SplitReply {
  const lines = plainLines(text)
  const end = findQuoteStart(lines)
  const own = cut(lines, 0, end)
  const [body, below] = withoutLeadingQuote(own) ?? withoutSignature(own)
  const quote = [below, cut(lines, end, lines.length)].filter(Boolean).join('\n\n')
  // If all text is in a quote, or the client marks everything as quoted, all of it counts as new.
  return body === '' ? { body: quote, quote: '' } : { body, quote }
}

function plainLines(text: string): string[] {
  return plainText(text)
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
}

function cut(lines: readonly string[], from: number, to: number): string {
  let [start, end] = [from, to]
  while (start < end && !lines[start]) start += 1
  while (end > start && !lines[end - 1]) end -= 1
  return lines.slice(start, end).join('\n')
}

const isQuoted = (line: string) => line.startsWith('>')

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

/** Finds an attribution whose quote has no line markers. */
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

/** Returns the number of attribution lines that start at a line; 0 if there are none. */
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

function startOfTrailingQuote(lines: readonly string[]): number {
  let end = lines.length
  for (;;) {
    const start = startOfQuoteAbove(lines, end)
    if (start === null) return end
    end = start
  }
}

function startOfQuoteAbove(lines: readonly string[], end: number): number | null {
  let [start, isMarked] = [end, false]
  while (start > 0 && (isQuoted(lines[start - 1] ?? '') || !lines[start - 1])) {
    start -= 1
    isMarked ||= isQuoted(lines[start] ?? '')
  }
  // Blank lines alone aren't a quote.
  if (!isMarked) return null
  return start - attributionAbove(lines, start)
}

/**
 * Returns the number of attribution lines above a quote: from its opening word on or, without one, as many as
 * possible.
 */
function attributionAbove(lines: readonly string[], start: number): number {
  const fitting = [1, 2, 3, WRAPPED_LINES].filter(
    (length) => start >= length && attributionAt(lines, start - length) === length,
  )
  const opened = fitting.find((length) => opensAttribution(lines[start - length] ?? ''))
  return opened ?? fitting.at(-1) ?? 0
}

/** Splits an email whose answer is only below the quote; null for any other. */
function withoutLeadingQuote(text: string): [body: string, quote: string] | null {
  const lines = text.split('\n')
  const attribution = attributionAt(lines, 0)
  let end = attribution
  while (end < lines.length && (isQuoted(lines[end] ?? '') || !lines[end])) end += 1
  const isLeading = lines.slice(attribution, end).some(isQuoted)
  if (!isLeading || lines.slice(end).some(isQuoted)) return null
  return [cut(lines, end, lines.length), cut(lines, 0, end)]
}

/** Collapses a long signature instead of deleting it, as many people type two dashes and continue. */
function withoutSignature(text: string): [body: string, signature: string] {
  const lines = text.split('\n')
  const at = lines.lastIndexOf('--')
  const below = lines.slice(at + 1)
  if (at < 1 || below.length <= SHORT_SIGNATURE || below.some(isProse)) return [text, '']
  return [cut(lines, 0, at), cut(lines, at, lines.length)]
}

/** Whether a line is a sentence, or longer than a name, a street or a phone number. */
const isProse = (line: string) =>
  line.length > 72 || line.includes('?') || (/[.!,;。！]$/.test(line) && / \S+ \S+ /.test(line))
