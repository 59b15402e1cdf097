import { z } from 'zod'

import { isReadableMarkdown, MARKDOWN_LIMITS } from '@/domain/shop/content/content'
import { EMAIL_SHAPE, hasMailHost, normalizeEmail } from '@/domain/kit/mailbox'
import { normalizeCode, normalizeLine, normalizeProse } from '@/domain/kit/plain-text'
import { isLongEnough } from '@/domain/kit/text-length'
import { TAG_LIMIT, tagOf } from '@/domain/community/support/ticket'

const ONE_LINE = /^[^\p{Cc}]*$/u
const NOT_ONE_LINE = 'Please leave out line breaks and control characters.'

/** Number of characters that normalization may remove. */
const SURPLUS = 1_000

/** Text before normalization; rejects overlong input first, as some characters expand to eighteen. */
export const typedText = (max: number) =>
  z.string().max(max + SURPLUS, {
    abort: true,
    error: `Too big: expected string to have <=${max} characters`,
  })

/** Line of at most `max` characters; no control characters, which can break emails and documents. */
export const line = (max: number) =>
  typedText(max).overwrite(normalizeLine).max(max).regex(ONE_LINE, NOT_ONE_LINE)

/** Code, number or phone number that is compared character by character after normalization. */
export const codeText = (max: number) =>
  typedText(max).overwrite(normalizeCode).max(max).regex(ONE_LINE, NOT_ONE_LINE)

export const prose = (max: number) =>
  typedText(max)
    .overwrite(normalizeProse)
    .max(max)
    .regex(/^[^\p{Cc}]*(\n[^\p{Cc}]*)*$/u, 'Please leave out control characters.')

/** Several lines that may contain tabs. */
export const multiline = (max: number, tooLong: string) =>
  typedText(max)
    .overwrite(normalizeProse)
    .max(max, tooLong)
    .regex(/^([^\p{Cc}]|[\n\t])*$/u, 'Please leave out control characters.')

/** Arguments for `refine`: a minimum length that depends on the script. */
export const atLeast = (letters: number, message: string) =>
  [(text: string) => isLongEnough(text, letters), message] as const

/** Arguments for `refine` that limit Markdown to what parses quickly. */
export const QUICKLY_READ = [
  isReadableMarkdown,
  `Please shorten it: use ${MARKDOWN_LIMITS.marks.toLocaleString('en-US')} punctuation marks and line breaks or fewer, and ${MARKDOWN_LIMITS.placeholders} placeholders or fewer.`,
] as const

/** Reason given by staff, for the audit log and sometimes the customer. */
export const Reason = typedText(500)
  .overwrite(normalizeProse)
  .refine(...atLeast(3, 'Enter a short reason.'))
  .max(500)

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Line that must contain at least one visible character. */
export const filled = (max: number, message: string) =>
  line(max)
    .min(1, { error: message, abort: true })
    .refine((text) => VISIBLE.test(text), message)

const NO_EMAIL = 'Enter an email address, such as name@example.com.'

/** Email address at login and in similar forms, where an invalid one is simply not found. */
export const KnownEmail = typedText(254).overwrite(normalizeEmail).max(254)

export const emailText = (wrong = NO_EMAIL) =>
  KnownEmail.regex(EMAIL_SHAPE, wrong)
    .refine(hasMailHost, wrong)
    .meta({ examples: ['ada@example.com'] })

export const Email = emailText()

export const Tag = z
  .string()
  .max(100)
  .transform((text) => tagOf(text) ?? '')
  .pipe(z.string().min(1, 'Enter a tag with letters or digits.').max(TAG_LIMIT))
  .meta({ description: 'In lower case, words joined by hyphens', examples: ['brakes'] })
