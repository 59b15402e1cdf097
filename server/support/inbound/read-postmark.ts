import { z } from 'zod'

import { plainText } from '@/domain/community/support/email-text'
import { bufferOf } from '@/server/kernel/files/buffer-of'
import { isWithinLimits } from '@/server/kernel/http/json-limits'

import { readHtml, readText } from './read-text'
import { headersFrom, messageIdFrom, UNREADABLE, type ReceivedEmail } from './received-email'

/** JSON limits. Each file is a single string, so even an email with many headers has few tokens. */
const JSON_LIMITS = { tokens: 200_000, depth: 20 }

/** String without the characters that PostgreSQL rejects: NUL and lone surrogates. */
const Text = z
  .string()
  .nullish()
  .transform((text) => plainText(text ?? ''))
const Content = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const Person = z.object({ Email: Text, Name: Text })

const Delivery = z.object({
  FromFull: Person,
  ToFull: z.array(Person).nullish(),
  CcFull: z.array(Person).nullish(),
  OriginalRecipient: Text,
  Subject: Text,
  MessageID: Text,
  TextBody: Content,
  HtmlBody: Content,
  Headers: z.array(z.object({ Name: Text, Value: Text })).nullish(),
  Attachments: z.array(z.object({ Name: Text, Content, ContentID: Text })).nullish(),
})

const Bounce = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: z
    .string()
    .max(60)
    .transform((text) => plainText(text))
    .optional(),
  Email: z
    .string()
    .max(254)
    .transform((text) => plainText(text))
    .pipe(z.string().min(3)),
})
export type PostmarkBounce = z.output<typeof Bounce>

export interface ParserResult {
  email?: ReceivedEmail
  bounce?: PostmarkBounce
  malformed?: string
}

export function readPostmark(raw: Uint8Array): ParserResult {
  if (!isWithinLimits(raw, JSON_LIMITS)) return { email: UNREADABLE }
  const read = parse(raw, Delivery)
  return 'malformed' in read ? read : { email: emailOf(read.data) }
}

export function readBounce(raw: Uint8Array): ParserResult {
  if (!isWithinLimits(raw, JSON_LIMITS)) return { malformed: 'Not a bounce of Postmark.' }
  const read = parse(raw, Bounce)
  return 'malformed' in read ? read : { bounce: read.data }
}

function emailOf(mail: z.output<typeof Delivery>): ReceivedEmail {
  const headers = headersFrom(
    (mail.Headers ?? []).map(({ Name, Value }) => ({ name: Name, value: Value })),
  )
  const content = mail.TextBody.trim() ? readText(mail.TextBody) : readHtml(mail.HtmlBody)
  const files = (mail.Attachments ?? []).map(({ Name, Content: encoded, ContentID }) => ({
    name: Name,
    content: Buffer.from(encoded, 'base64'),
    isInline: ContentID !== '',
  }))
  return {
    ...content,
    from: { address: mail.FromFull.Email, name: mail.FromFull.Name },
    recipients: [
      mail.OriginalRecipient,
      ...[...(mail.ToFull ?? []), ...(mail.CcFull ?? [])].map(({ Email }) => Email),
    ],
    subject: mail.Subject,
    messageId: messageIdFrom(headers.get('message-id')?.[0]),
    fallbackId: mail.MessageID,
    headers,
    attachments: [...files, ...content.attachments],
  }
}

function parse<Schema extends z.ZodType>(
  raw: Uint8Array,
  schema: Schema,
): { data: z.output<Schema> } | { malformed: string } {
  const json = jsonOf(raw)
  if (json === undefined) return { malformed: 'The body is not JSON.' }
  const read = schema.safeParse(json)
  if (read.success) return { data: read.data }
  const fields = read.error.issues.slice(0, 5).map(({ path }) => path.join('.'))
  return { malformed: `Not of Postmark: ${fields.join(', ')}.` }
}

function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(bufferOf(raw).toString('utf8'))
  } catch {
    return undefined
  }
}
