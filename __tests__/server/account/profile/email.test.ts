import { desc, eq } from 'drizzle-orm'

import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { as, logIn, PASSWORD, register, type Member } from '@/__tests__/support/members'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

async function linkTo(recipient: string): Promise<string> {
  const [letter] = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.id))
    .limit(1)
  return /confirm-email\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

const confirm = (token: string) => shop.send('POST', '/api/account/email/confirm', { token })
const userOf = async (member: Member) => (await as(shop, member)('GET', '/api/me')).body.data

test('the link of the first mail confirms the address, once', async () => {
  const ada = await register(shop, 'Ada')
  const token = await linkTo(ada.email)
  expect((await confirm(token)).body.data).toEqual({ email: ada.email })
  expect(await userOf(ada)).toMatchObject({ email_verified: true })
  expect((await confirm(token)).body.code).toBe('link_invalid')
})

test('a new address takes the place of the old one once it is confirmed', async () => {
  const bob = await register(shop, 'Bob')
  const send = as(shop, bob)
  const body = { email: 'bob@new.example', password: PASSWORD }
  const wrong = await send('POST', '/api/account/email', { ...body, password: 'no' })
  expect(wrong.body.code).toBe('password_wrong')
  expect((await send('POST', '/api/account/email', body)).body.data).toMatchObject({
    email: 'bob@example.com',
    new_email: 'bob@new.example',
  })
  expect((await confirm(await linkTo('bob@new.example'))).status).toBe(200)
  expect(await userOf(bob)).toMatchObject({ email: 'bob@new.example', new_email: null })
  await logIn(shop, { ...bob, email: 'bob@new.example' })
})

test('an address that has an account meanwhile is not taken over', async () => {
  const cyd = await register(shop, 'Cyd')
  const body = { email: 'dan@example.com', password: PASSWORD }
  expect((await as(shop, cyd)('POST', '/api/account/email', body)).status).toBe(200)
  const token = await linkTo('dan@example.com')
  await register(shop, 'Dan')
  expect((await confirm(token)).body.code).toBe('link_invalid')
  expect(await userOf(cyd)).toMatchObject({ email: 'cyd@example.com' })
})
