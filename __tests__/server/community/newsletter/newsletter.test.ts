import { eq } from 'drizzle-orm'

import { JOBS } from '@/server/job-list'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { unsubscribeHeaders } from '@/server/kernel/ports/mail'
import { freshShop } from '@/__tests__/support/fixtures'
import { openTestShop } from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const MINUTE = 60_000

const shop = freshShop({ max: 20 })

/** Subscribes; status and message of POST /api/newsletter/subscribe are top-level. */
async function subscribe(email = 'ada@example.com') {
  const { status, body } = await shop.send('POST', '/api/newsletter/subscribe', { email })
  const answer = body as unknown as { status: boolean | number; message: string }
  return { http: status, status: answer.status, message: answer.message }
}

const confirm = (token: string) => shop.send('POST', '/api/newsletter/confirm', { token })
const rows = () => shop.db.select().from(newsletterSubscriptions)
const letters = () => outboxOf(shop)

async function latestToken(): Promise<string> {
  const { text } =
    (await letters()).filter(({ kind }) => kind === 'confirm_newsletter').at(-1) ?? {}
  const token = /\/newsletter\/confirm\?token=([\w-]+)/.exec(text ?? '')?.[1]
  if (!token) throw new Error('No question was mailed.')
  return token
}

async function subscribed(email = 'ada@example.com') {
  await subscribe(email)
  await confirm(await latestToken())
  const { unsubscribe_url } = (await letters()).at(-1) ?? {}
  return new URL(unsubscribe_url ?? '').pathname.replace('/newsletter/', '/api/newsletter/')
}

test('a new address answers status true with a message, and is asked by mail before anything else', async () => {
  expect(await subscribe()).toEqual({
    http: 200,
    status: true,
    message: 'Almost done. Please click the link in the email we just sent you.',
  })
  expect(await rows()).toMatchObject([{ email: 'ada@example.com', status: 'pending' }])
  expect(await letters()).toMatchObject([
    { kind: 'confirm_newsletter', recipient: 'ada@example.com' },
  ])
})

test('the link confirms once, is kept as a hash only, and is welcomed', async () => {
  await subscribe()
  const token = await latestToken()
  expect(JSON.stringify(await rows())).not.toContain(token)
  expect((await confirm(token)).status).toBe(200)
  expect(await rows()).toMatchObject([{ status: 'confirmed', token_hash: null }])
  expect((await letters()).map(({ kind }) => kind)).toEqual(['confirm_newsletter', 'newsletter'])
  const again = await confirm(token)
  expect({ status: again.status, code: again.body.code }).toEqual({
    status: 422,
    code: 'link_invalid',
  })
})

test('a confirmed address answers status false, in whatever case it is written', async () => {
  await subscribed()
  const duplicateResponse = {
    http: 200,
    status: false,
    message: 'The email has already been taken.',
  }
  expect(await subscribe()).toEqual(duplicateResponse)
  expect(await subscribe(' ADA@Example.COM ')).toEqual(duplicateResponse)
  expect(await letters()).toHaveLength(2)
})

test('a pending address answers as a new one, and gets another letter every 5 minutes at most', async () => {
  const first = await subscribe()
  expect(await subscribe()).toEqual(first)
  shop.clock.advance(5 * MINUTE - 1)
  expect(await subscribe()).toEqual(first)
  expect(await letters()).toHaveLength(1)
  const old = await latestToken()
  shop.clock.advance(1)
  expect(await subscribe()).toEqual(first)
  expect(await letters()).toHaveLength(2)
  // The newest link invalidates older ones.
  expect((await confirm(old)).status).toBe(422)
  expect((await confirm(await latestToken())).status).toBe(200)
})

test('nobody is asked more than five times', async () => {
  for (let times = 0; times < 8; times += 1) {
    await subscribe()
    shop.clock.advance(6 * MINUTE)
  }
  expect(await letters()).toHaveLength(5)
})

test('a link ends after two days, and the address is forgotten with the next visitor', async () => {
  await subscribe()
  const token = await latestToken()
  shop.clock.advance(48 * 60 * MINUTE)
  expect((await confirm(token)).status).toBe(422)
  await subscribe('ben@example.com')
  expect((await rows()).map(({ email }) => email)).toEqual(['ben@example.com'])
  expect(JSON.stringify(await letters())).not.toContain('ada@example.com')
})

test('an address that nobody confirms is forgotten without another visitor', async () => {
  await subscribe()
  shop.clock.advance(48 * 60 * MINUTE)
  await JOBS.rounds.find(({ queue }) => queue === 'past-rides')?.work(shop.deps)
  expect(await rows()).toEqual([])
  expect(JSON.stringify(await letters())).not.toContain('ada@example.com')
})

test('of 20 subscriptions of one address at once one letter comes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([true]))
  expect(await rows()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
})

test('of 10 confirmations at once one is taken', async () => {
  await subscribe()
  const token = await latestToken()
  const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await letters()).filter(({ kind }) => kind === 'newsletter')).toHaveLength(1)
})

test('every letter carries the headers of the one-click end, and its own link', async () => {
  await subscribed()
  await workOff(shop.deps)
  expect(shop.sent).toHaveLength(2)
  for (const { unsubscribeUrl, text } of shop.sent) {
    expect(unsubscribeUrl).toMatch(
      /^https:\/\/shop\.test\/newsletter\/unsubscribe\/[\w-]+\/[\w-]+$/,
    )
    expect(text).toContain(`Unsubscribe with one click: ${unsubscribeUrl}`)
  }
  expect(unsubscribeHeaders('https://shop.test/x')).toEqual({
    'List-Unsubscribe': '<https://shop.test/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('the end by a mail program takes its form, deletes the address everywhere and may be repeated', async () => {
  const path = await subscribed()
  for (let times = 0; times < 2; times += 1) {
    const reply = await shop.send('POST', path, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(reply.status).toBe(200)
  }
  expect(await rows()).toEqual([])
  expect(JSON.stringify(await letters())).not.toContain('ada@example.com')
  expect((await subscribe()).status).toBe(true)
})

test('a letter that waits is not sent to somebody who has left', async () => {
  await shop.send('POST', await subscribed())
  await workOff(shop.deps)
  expect(shop.sent).toEqual([])
})

test.each(['GET', 'HEAD'])(
  '%s of the link ends nothing: scanners open what they find',
  async (method) => {
    const path = await subscribed()
    expect((await shop.send(method, path)).status).toBe(405)
    expect(await rows()).toHaveLength(1)
  },
)

test('the key of another subscription ends nothing', async () => {
  const ada = await subscribed()
  const ben = await subscribed('ben@example.com')
  const mixed = [...ada.split('/').slice(0, -1), ben.split('/').at(-1)].join('/')
  const { status, body } = await shop.send('POST', mixed)
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'link_invalid' })
  expect(await rows()).toHaveLength(2)
})

test.each(['', 'ada', 'a@b', 'a b@example.com', 'a@example.com,b@example.com', 'a\n@example.com'])(
  'the address %j is refused',
  async (email) => {
    expect((await subscribe(email)).http).toBe(422)
    expect(await rows()).toEqual([])
  },
)

test('an address block has 5 tries a minute', async () => {
  await shop.close()
  Object.assign(shop, await openTestShop({ deps: { limits: memoryLimits() } }))
  const https = []
  for (let times = 0; times < 6; times += 1)
    https.push((await subscribe(`a${times}@example.com`)).http)
  expect(https).toEqual([200, 200, 200, 200, 200, 429])
})

test('the database keeps no state between pending and confirmed', async () => {
  await subscribed()
  await expect(shop.db.update(newsletterSubscriptions).set({ token_hash: 'x' })).rejects.toThrow()
  await expect(
    shop.db
      .update(newsletterSubscriptions)
      .set({ status: 'pending' })
      .where(eq(newsletterSubscriptions.email_key, 'ada@example.com')),
  ).rejects.toThrow()
})
