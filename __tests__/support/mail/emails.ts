import { createHash, createHmac } from 'node:crypto'

import { createApi } from '@/server/app'
import type { InboundMail } from '@/server/kernel/ports/inbound-mail'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import type { ReplyBody, TestShop } from '../shop'

export const MIME_SECRET = 'a-secret-of-the-mail-server-0123456789'
export const POSTMARK_LOGIN = 'postmark:a-long-enough-password'
export const INBOUND: InboundMail = {
  mailbox: 'reply@mail.shop.test',
  postmark: POSTMARK_LOGIN,
  mimeSecrets: ['another-secret-of-the-mail-server-0123', MIME_SECRET],
  takesBounces: true,
  authservIds: [],
}

export async function replyAddressOf({ db }: TestShop, number: string): Promise<string> {
  const tag = `+${number.replace('-', '').toLowerCase()}-`
  const rows = await db.select({ address: mailOutbox.reply_to }).from(mailOutbox)
  const found = rows.find(({ address }) => address?.includes(tag))?.address
  if (!found) throw new Error(`No email of ${number} has an address.`)
  return found
}

export interface Outcome {
  status: number
  body: ReplyBody
  outcome: string | undefined
}

async function post(shop: TestShop, path: string, init: RequestInit): Promise<Outcome> {
  const response = await createApi(shop.deps).request(path, { method: 'POST', ...init })
  const body = (await response.json()) as ReplyBody & { data?: { outcome?: string } }
  return { status: response.status, body, outcome: body.data?.outcome }
}

export function signed(
  raw: Buffer,
  { secret = MIME_SECRET, at }: { secret?: string; at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const digest = createHash('sha256').update(raw).digest('hex')
  const signature = createHmac('sha256', secret).update(`${timestamp}.${digest}`).digest('hex')
  return {
    'content-type': 'message/rfc822',
    'x-mail-timestamp': timestamp,
    'x-mail-digest': digest,
    'x-mail-signature': signature,
  }
}

export function deliver(
  shop: TestShop,
  raw: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const body = typeof raw === 'string' ? Buffer.from(raw, 'utf8') : raw
  const input = { ...signed(body, { at: shop.clock.now() }), ...headers }
  return post(shop, '/api/inbound-mail/mime', { body: new Uint8Array(body), headers: input })
}

export function deliverByPostmark(
  shop: TestShop,
  mail: unknown,
  login = POSTMARK_LOGIN,
): Promise<Outcome> {
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`
  return post(shop, '/api/inbound-mail/postmark', {
    body: typeof mail === 'string' ? mail : JSON.stringify(mail),
    headers: { 'content-type': 'application/json', authorization },
  })
}

interface Plain {
  to: string
  from?: string
  id?: string
  subject?: string
  headers?: readonly string[]
  text?: string
}

const QUOTE = [
  'On Fri, Nov 20, 2026 at 1:00 PM Nireeka <shop@shop.test> wrote:',
  '',
  '> Please send us a picture.',
]

export function plainEmail({ to, text = 'It still squeaks.', ...more }: Plain): string {
  const { from = 'Ada Rider <ada@example.com>', id = 'one@example.com', headers = [] } = more
  return [
    `From: ${from}`,
    `To: Nireeka <${to}>`,
    `Subject: ${more.subject ?? 'Re: [T-10001] The rear wheel squeaks.'}`,
    `Message-ID: <${id}>`,
    'Date: Fri, 20 Nov 2026 13:05:00 +0100',
    'MIME-Version: 1.0',
    ...headers,
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
    ...QUOTE,
    '',
  ].join('\r\n')
}

interface Part {
  headers: readonly string[]
  content: string
}

export function mixedEmail(to: string, parts: readonly Part[], kind = 'mixed'): string {
  return [
    'From: Ada Rider <ada@example.com>',
    `To: <${to}>`,
    'Subject: Re: [T-10001] The rear wheel squeaks.',
    'Message-ID: <mixed@example.com>',
    'MIME-Version: 1.0',
    `Content-Type: multipart/${kind}; boundary="=_part"`,
    '',
    ...parts.flatMap(({ headers, content }) => ['--=_part', ...headers, '', content]),
    '--=_part--',
    '',
  ].join('\r\n')
}

export const textPart = (content: string): Part => ({
  headers: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'],
  content,
})

export const filePart = (name: string, content: Buffer, more: readonly string[] = []): Part => ({
  headers: [
    `Content-Type: application/octet-stream; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    ...(more.length > 0 ? more : [`Content-Disposition: attachment; filename="${name}"`]),
  ],
  content: (content.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n'),
})
