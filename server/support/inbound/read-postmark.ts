import { z } from 'zod'

import { DomainError } from '@/server/kernel/errors/domain-error'

import { htmlText } from './html-text'
import { messageIdFrom, type ReceivedEmail } from './received-email'

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const Person = z.object({ Email: Text, Name: Text })

/** What is read of Postmark’s inbound webhook. */
const Delivery = z.object({
  FromFull: Person,
  ToFull: z.array(Person).nullish(),
  CcFull: z.array(Person).nullish(),
  OriginalRecipient: Text,
  Subject: Text,
  MessageID: Text,
  TextBody: Text,
  HtmlBody: Text,
  Headers: z.array(z.object({ Name: z.string(), Value: Text })).nullish(),
  Attachments: z.array(z.object({ Name: Text, Content: Text, ContentID: Text })).nullish(),
})

/** @throws DomainError malformed_json */
export async function readPostmark(raw: Buffer): Promise<ReceivedEmail> {
  const mail = parse(raw)
  const header = headerOf(mail.Headers ?? [])
  return {
    from: { address: mail.FromFull.Email, name: mail.FromFull.Name },
    recipients: [
      mail.OriginalRecipient,
      ...[...(mail.ToFull ?? []), ...(mail.CcFull ?? [])].map(({ Email }) => Email),
    ],
    subject: mail.Subject,
    messageId: messageIdFrom(header('message-id')),
    fallbackId: mail.MessageID,
    header,
    text: mail.TextBody.trim() ? mail.TextBody : await htmlText(mail.HtmlBody),
    attachments: (mail.Attachments ?? []).map(({ Name, Content, ContentID }) => ({
      name: Name,
      content: Buffer.from(Content, 'base64'),
      isInline: ContentID !== '',
    })),
  }
}

function parse(raw: Buffer): z.output<typeof Delivery> {
  const delivery = Delivery.safeParse(postmarkJson(raw))
  if (delivery.success) return delivery.data
  const fields = delivery.error.issues.slice(0, 5).map(({ path }) => path.join('.'))
  throw new DomainError('malformed_json', `Not an email of Postmark: ${fields.join(', ')}.`)
}

/** @throws DomainError malformed_json */
export function postmarkJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new DomainError('malformed_json', 'The body is not JSON.')
  }
}

function headerOf(headers: readonly { Name: string; Value: string }[]) {
  const first = new Map<string, string>()
  for (const { Name, Value } of headers) {
    const name = Name.toLowerCase()
    if (!first.has(name)) first.set(name, Value)
  }
  return (name: string) => first.get(name)
}
