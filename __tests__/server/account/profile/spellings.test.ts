import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'

import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { mailSuppressions } from '@/server/kernel/db/schema/community/issues'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { rekeyMailboxes } from '@/server/kernel/mail/rekey-mailboxes'
import { isSuppressed, suppressAddress } from '@/server/kernel/mail/suppress'
import { registerAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, PASSWORD, registration } from '@/__tests__/support/members'
import { ADDRESS, orderBody, pay } from '@/__tests__/support/orders/orders'
import { freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const shop = freshShop()

/** The same address as Firefox and as Chromium submit it. */
const TYPED = 'ida@käfer.example'
const ASCII = 'ida@xn--kfer-loa.example'

const join = (email: string, change: Record<string, unknown> = {}) =>
  shop.send('POST', '/api/register', { ...registration('Ida'), email, ...change })
const tryLogin = (email: string, password = PASSWORD) =>
  shop.send('POST', '/api/login', { email, password })
const userRows = () => shop.db.select().from(users).orderBy(users.id)

/** Simulates a member stored before email keys were ASCII. */
const setKey = (from: string, email_key: string) =>
  shop.db.update(users).set({ email_key, email: email_key }).where(eq(users.email_key, from))

describe.each([
  ['the spelling with umlauts', TYPED, ASCII],
  ['the spelling in ASCII', ASCII, TYPED],
])('a member who registered in %s', (_, own, other) => {
  test('logs in and asks for a new password in both', async () => {
    expect((await join(own)).status).toBe(200)
    for (const email of [own, other, own.toUpperCase(), `\u200b${other} `]) {
      expect((await tryLogin(email)).status).toBe(200)
    }
    await shop.send('POST', '/api/forget-password', { email: other })
    // Waits for the email, because the response doesn't.
    await new Promise((resolve) => setImmediate(resolve))
    const known = await outboxOf(shop)
    expect(known.map(({ recipient }) => recipient)).toEqual(known.map(() => own))
  })

  test('has the only account of the mailbox', async () => {
    await join(own)
    const again = await join(other)
    expect([again.status, again.body.code]).toEqual([422, 'email_taken'])
  })

  test('is found by staff in both, also by the host alone', async () => {
    await join(own)
    const admin = await registerAdmin(shop)
    for (const q of [own, other, 'käfer.example', 'xn--kfer-loa']) {
      const path = `/api/backoffice/customers?q=${encodeURIComponent(q)}`
      const { customers } = dataOf<{ customers: { email: string }[] }>(
        await as(shop, admin)('GET', path),
      )
      expect(customers.map(({ email }) => email)).toEqual([own])
    }
  })
})

describe('rows of before keys were in ASCII', () => {
  test('are found in both spellings, and bar a second account', async () => {
    await join(ASCII)
    await setKey(ASCII, TYPED)
    expect((await tryLogin(ASCII)).status).toBe(200)
    expect((await tryLogin(TYPED)).status).toBe(200)
    expect((await join(ASCII)).body.code).toBe('email_taken')
  })

  test('get their key, and two of one mailbox stay reachable, each in its own spelling', async () => {
    await join('old@example.com')
    await setKey('old@example.com', TYPED)
    await join('eva@example.com')
    await setKey('eva@example.com', 'eva@käfer.example')
    await join('twin@example.com', {
      password: 'another horse 77',
      password_confirmation: 'another horse 77',
    })
    await setKey('twin@example.com', ASCII)
    await rekeyMailboxes(shop.deps)
    await rekeyMailboxes(shop.deps)
    expect((await userRows()).map(({ email_key }) => email_key)).toEqual([
      TYPED,
      'eva@xn--kfer-loa.example',
      ASCII,
    ])
    expect((await tryLogin(TYPED)).status).toBe(200)
    expect((await tryLogin(ASCII, 'another horse 77')).status).toBe(200)
    expect((await tryLogin('eva@käfer.example')).status).toBe(200)
  })

  test('of many registrations in either spelling at once one is written', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => join(index % 2 ? TYPED : ASCII)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await userRows()).toHaveLength(1)
  })
})

test('a newsletter is subscribed to once, and what stops it counts for both spellings', async () => {
  const subscribe = (email: string) => shop.send('POST', '/api/newsletter/subscribe', { email })
  await subscribe(TYPED)
  await subscribe(ASCII)
  const rows = await shop.db.select().from(newsletterSubscriptions)
  expect(rows).toMatchObject([{ email: TYPED, email_key: ASCII }])
  const created_at = shop.clock.now()
  await suppressAddress(shop.db, {
    ...{ email: ASCII, cause: 'complaint', detail: '', issue_id: null, created_at },
  })
  expect(await isSuppressed(shop.db, TYPED)).toBe(true)
  await shop.db.update(mailSuppressions).set({ email_key: TYPED })
  expect(await isSuppressed(shop.db, ASCII)).toBe(true)
})

test('a guest withdraws from an order in the other spelling', async () => {
  const body = await orderBody(shop, [{ product_id: 5_000_110, count: 1 }])
  const placed = await pay(shop, { ...body, email: TYPED, shipping_address: ADDRESS })
  const order_number = String(placed.body.data?.order_number).toLowerCase()
  for (const email of [TYPED, ASCII]) {
    const reply = await shop.send('POST', '/api/withdrawal', {
      ...{ order_number: order_number.replace('-', '\u2013'), email },
    })
    expect(reply.status).toBe(200)
  }
})

describe('a password', () => {
  const typed = 'gru\u0308ne möhren ﬁnden'
  const input = { password: typed, password_confirmation: typed }

  test('is the same from every keyboard, and blanks at its ends count', async () => {
    expect((await join('ida@example.com', input)).status).toBe(200)
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      expect((await tryLogin('ida@example.com', typed.normalize(form))).status).toBe(200)
    }
    expect((await tryLogin('ida@example.com', `${typed} `)).status).toBe(401)
    expect((await tryLogin('ida@example.com', typed.toUpperCase())).status).toBe(401)
  })

  test.each(['NFC', 'NFD'] as const)(
    'that was hashed as typed, in %s, logs in and is hashed anew',
    async (form) => {
      await join('ida@example.com')
      const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
      const password_hash = await hash('café ﬂorentin'.normalize(form), cost)
      await shop.db.update(users).set({ password_hash })
      for (const typed of ['NFC', 'NFD', 'NFKC'] as const) {
        const reply = await tryLogin(
          'ida@example.com',
          'café ﬂorentin'.normalize(form === 'NFD' ? typed : 'NFC'),
        )
        expect(reply.status).toBe(200)
      }
      const [user] = await userRows()
      expect(user?.password_hash).not.toBe(password_hash)
    },
  )
})

test('people with one name register, and are shown without a blank behind it', async () => {
  expect((await join('suharto@example.com', { name: 'Suharto', lastname: '' })).status).toBe(200)
  const { customers } = dataOf<{ customers: { name: string }[] }>(
    await as(shop, await registerAdmin(shop))('GET', '/api/backoffice/customers?q=suharto'),
  )
  expect(customers.map(({ name }) => name)).toEqual(['Suharto'])
})

test.each([
  ['A\u202eda', 'Ada'],
  ['Ａｄａ\u00a0Ｍａｅ', 'Ada Mae'],
  ['A\u0308da', 'Äda'],
])('the name %j is stored as %j', async (name, stored) => {
  await join('ada@example.com', { name })
  expect(await userRows()).toMatchObject([{ name: stored }])
})

test.each(['\u200b', '\u202e\u2066'])('the name %j is none', async (name) => {
  const reply = await join('ada@example.com', { name })
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, 'name'])
})
