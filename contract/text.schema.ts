import { z } from 'zod'

import { isReadableMarkdown, MARKDOWN_LIMITS } from '@/domain/content'
import { hasMailHost, normalizeEmail } from '@/domain/mailbox'
import { normalizeCode, normalizeLine, normalizeProse } from '@/domain/plain-text'
import { isLongEnough } from '@/domain/text-length'
import { TAG_LIMIT, tagOf } from '@/domain/ticket'

const ONE_LINE = /^[^\p{Cc}]*$/u
const NOT_ONE_LINE = 'Please leave out line breaks and control characters.'

/** Blanks and signs that normalization may take away. */
const SURPLUS = 1_000

/** Text before it is normalized: what is far too long is refused first, because some signs become eighteen. */
export const typedText = (max: number) =>
  z.string().max(max + SURPLUS, {
    abort: true,
    error: `Too big: expected string to have <=${max} characters`,
  })

/** One line of at most `max` characters. Control characters only ever serve to break mails and documents. */
export const line = (max: number) =>
  typedText(max).overwrite(normalizeLine).max(max).regex(ONE_LINE, NOT_ONE_LINE)

/** A code, a number or a phone number: what is compared character by character, however it was typed. */
export const codeText = (max: number) =>
  typedText(max).overwrite(normalizeCode).max(max).regex(ONE_LINE, NOT_ONE_LINE)

/** Text of several lines, at most `max` characters; line ends of every kind become one. */
export const prose = (max: number) =>
  typedText(max)
    .overwrite(normalizeProse)
    .max(max)
    .regex(/^[^\p{Cc}]*(\n[^\p{Cc}]*)*$/u, 'Please leave out control characters.')

/** For `refine`: a minimum that counts by script. */
export const atLeast = (letters: number, message: string) =>
  [(text: string) => isLongEnough(text, letters), message] as const

/** For `refine`: Markdown that is read in a moment. */
export const QUICKLY_READ = [
  isReadableMarkdown,
  `Please shorten it: use ${MARKDOWN_LIMITS.marks.toLocaleString('en-US')} punctuation marks and line breaks or fewer, and ${MARKDOWN_LIMITS.placeholders} placeholders or fewer.`,
] as const

/** Why staff do something, as the log and sometimes a customer reads it. */
export const Reason = typedText(500)
  .overwrite(normalizeProse)
  .refine(...atLeast(3, 'Enter a short reason.'))
  .max(500)

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A line that must not be empty, nor look so. */
export const filled = (max: number, message: string) =>
  line(max)
    .min(1, { error: message, abort: true })
    .refine((text) => VISIBLE.test(text), message)

const NO_EMAIL = 'Enter an email address, such as name@example.com.'

/** An address as someone enters it who has given it before: a wrong one is not found. */
export const KnownEmail = typedText(254).overwrite(normalizeEmail).max(254)

export const Email = KnownEmail.regex(
  /^[^\s@,;<>"\p{Cc}]+@[^\s@,;<>"\p{Cc}]+\.[^\s@,;<>"\p{Cc}.]{2,}$/u,
  NO_EMAIL,
)
  .refine(hasMailHost, NO_EMAIL)
  .meta({ examples: ['ada@example.com'] })

/** A tag that staff type, as it is stored. */
export const Tag = z
  .string()
  .max(100)
  .transform((text) => tagOf(text) ?? '')
  .pipe(z.string().min(1, 'Enter a tag with letters or digits.').max(TAG_LIMIT))
  .meta({ description: 'In lower case, words joined by hyphens', examples: ['brakes'] })
