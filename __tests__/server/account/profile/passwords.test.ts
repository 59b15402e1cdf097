import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { eq } from 'drizzle-orm'

import { sharedShop } from '@/__tests__/support/fixtures'
import { as, logIn, PASSWORD, register, registration, renew } from '@/__tests__/support/members'
import { TEST_NOW } from '@/__tests__/support/shop'

const shop = sharedShop()
beforeEach(() => shop.clock.set(TEST_NOW))

const join = (name: string, password: string) =>
  shop.send('POST', '/api/register', {
    ...registration(name),
    password,
    password_confirmation: password,
  })

test.each([
  ['Long', 'x7'.repeat(32)],
  ['Longest', 'ö7'.repeat(64)],
  ['Unicode', 'пароль со смыслом 🚲'],
  ['Spaces', '  two spaces at both ends  '],
])('%s passwords are taken as they were typed', async (name, password) => {
  expect((await join(name, password)).status).toBe(200)
  const email = `${name.toLowerCase()}@example.com`
  expect((await shop.send('POST', '/api/login', { email, password })).status).toBe(200)
  // Cuts whole characters only: half a surrogate pair is invalid text and refused as such.
  const shorter = [...password].slice(0, -1).join('')
  expect((await shop.send('POST', '/api/login', { email, password: shorter })).status).toBe(401)
})

test.each([
  ['seven characters', 'abc 123'],
  ['129 characters', 'a1'.repeat(64) + 'b'],
  ['a common one', 'password123'],
  ['a word of the name of the shop', 'fixture2026'],
  ['the mailbox of the owner', 'weakling99'],
])('%s is refused with the field', async (_, password) => {
  const { status, body } = await join('Weakling', password)
  expect(status).toBe(422)
  expect(body.errors?.map(({ field }) => field)).toEqual(['password'])
})

test('a confirmation that differs is refused with the field', async () => {
  const body = { ...registration('Dora'), password_confirmation: 'something else' }
  expect((await shop.send('POST', '/api/register', body)).body.errors).toEqual([
    { field: 'password_confirmation', message: 'The passwords don’t match.' },
  ])
})

test('a change asks for the old password, ends all other sessions and gives a new one', async () => {
  const ada = await register(shop, 'Ada')
  const phone = await logIn(shop, ada)
  const change = { password: 'a better one, really', password_confirmation: 'a better one, really' }
  const wrong = await as(shop, ada)('POST', '/api/change-password', {
    old_password: 'not it at all',
    ...change,
  })
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'old_password'])
  const done = await as(shop, ada)('POST', '/api/change-password', {
    old_password: PASSWORD,
    ...change,
  })
  expect(done.status).toBe(200)
  expect((await as(shop, ada)('GET', '/api/me')).status).toBe(401)
  expect((await renew(shop, phone)).status).toBe(401)
  expect((await logIn(shop, { ...ada, password: change.password })).id).toBe(ada.id)
})

async function lettersOf(email: string, kind: string) {
  // The email is queued after the response, so that the response time is the same for every address.
  for (let tries = 0; tries < 50; tries += 1) {
    const rows = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    const letters = rows.filter((row) => row.kind === kind)
    if (letters.length > 0) return letters
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return []
}

async function resetLink(email: string): Promise<{ token: string; email: string }> {
  await shop.db.delete(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect((await shop.send('POST', '/api/forget-password', { email })).status).toBe(200)
  const [letter] = await lettersOf(email, 'reset_password')
  const address = /https:\/\/shop\.test\/reset-password\?[^\s]+/.exec(letter?.text ?? '')?.[0] ?? ''
  const query = new URL(address).searchParams
  return { token: query.get('token') ?? '', email: query.get('email') ?? '' }
}

const check = ({ token, email }: { token: string; email: string }) =>
  shop.send('GET', `/api/reset-password?${new URLSearchParams({ token, email }).toString()}`)
const reset = (link: { token: string; email: string }, password: string) =>
  shop.send('POST', '/api/reset-password', { ...link, password, password_confirmation: password })

test('a forgotten password is set anew by the link of the mail, once, and ends every session', async () => {
  const bob = await register(shop, 'Bob')
  const link = await resetLink(bob.email)
  expect((await check(link)).status).toBe(200)
  expect((await check(link)).status).toBe(200)
  expect((await reset(link, 'brand new and long')).status).toBe(200)
  expect((await reset(link, 'another one later')).body.code).toBe('link_invalid')
  expect((await as(shop, bob)('GET', '/api/me')).status).toBe(401)
  expect((await logIn(shop, { ...bob, password: 'brand new and long' })).id).toBe(bob.id)
})

test('a link ends after 30 minutes, and a newer one takes its place', async () => {
  const { email } = await register(shop, 'Cyd')
  const old = await resetLink(email)
  const link = await resetLink(email)
  expect((await check(old)).body.code).toBe('link_invalid')
  expect((await check({ ...link, email: 'other@example.com' })).body).toEqual(
    expect.objectContaining({ code: 'link_invalid' }),
  )
  shop.clock.advance(30 * 60_000 + 1)
  expect((await check(link)).body.code).toBe('link_invalid')
  expect((await reset(link, 'too late for this')).body.code).toBe('link_invalid')
})

test('20 uses of one link at once change the password once', async () => {
  const link = await resetLink((await register(shop, 'Eve')).email)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reset(link, `number ${index} of twenty`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('who has no account gets the same answer and no mail', async () => {
  await register(shop, 'Fay')
  const known = await shop.send('POST', '/api/forget-password', { email: 'fay@example.com' })
  const unknown = await shop.send('POST', '/api/forget-password', { email: 'nobody@example.com' })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(await lettersOf('nobody@example.com', 'reset_password')).toEqual([])
})
