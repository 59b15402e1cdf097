import { createHash, createHmac } from 'node:crypto'

import { expect, type APIRequestContext } from '@playwright/test'

/** Settings that the journeys' shop is started with. */
export const REPLY_MAILBOX = 'reply@mail.example.com'
export const MIME_SECRET = 'the-secret-of-the-mail-server-in-journeys'

export async function deliver(request: APIRequestContext, lines: readonly string[]): Promise<void> {
  const data = Buffer.from(lines.join('\r\n'), 'utf8')
  const time = String(Math.floor(Date.now() / 1_000))
  const digest = createHash('sha256').update(data).digest('hex')
  const signature = createHmac('sha256', MIME_SECRET).update(`${time}.${digest}`).digest('hex')
  const response = await request.post('/api/inbound-mail/mime', {
    data,
    headers: {
      'content-type': 'message/rfc822',
      'x-mail-timestamp': time,
      'x-mail-digest': digest,
      'x-mail-signature': signature,
    },
  })
  expect(await response.json()).toEqual({ data: { outcome: 'message' } })
}
