import { z } from 'zod'

import { TAG_LIMIT, tagOf } from '@/domain/ticket'

/** One line of at most `max` characters. Control characters only ever serve to break mails and documents. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'Please leave out line breaks and control characters.')

/** Text of several lines, at most `max` characters; line ends of every kind become one. */
export const prose = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .max(max)
    .regex(/^[^\p{Cc}]*(\n[^\p{Cc}]*)*$/u, 'Please leave out control characters.')

/** A line that must not be empty. */
export const filled = (max: number, message: string) => line(max).min(1, message)

export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[^\s@,;<>"\p{Cc}]+@[^\s@,;<>"\p{Cc}]+\.[^\s@,;<>"\p{Cc}.]{2,}$/u,
    'Enter an email address, such as name@example.com.',
  )
  .meta({ examples: ['ada@example.com'] })

/** A tag that staff type, as it is stored. */
export const Tag = z
  .string()
  .max(100)
  .transform((text) => tagOf(text) ?? '')
  .pipe(z.string().min(1, 'Enter a tag with letters or digits.').max(TAG_LIMIT))
  .meta({ description: 'In lower case, words joined by hyphens', examples: ['brakes'] })
