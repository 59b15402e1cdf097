import { eq } from 'drizzle-orm'

import { api } from '@/contract/kit/api'
import type { RouteData } from '@/contract/kit/route'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { SocialProvider } from '@/server/kernel/ports/socials'
import { makeAdmin, registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { as, logIn, memberOf, register, renew, type Member } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const SOCIAL = { provider_name: 'google', access_token: 'of-gina' }
const google: SocialProvider = {
  name: 'google',
  title: 'Google',
  authorizeUrl: (url) => url,
  verify: async () => ({
    ...{ id: 'g-1', email: 'gina@example.com', isEmailVerified: true },
    ...{ name: 'Gina', lastName: 'Social' },
  }),
}

const shop = sharedShop({ deps: { socials: [google] } })
const ada = shared(() => register(shop, 'Ada'))
let phone: Member
let gina: Member
const links = { reset: '', confirm: '' }

beforeAll(async () => {
  links.confirm = await latestToken('confirm_email')
  phone = await logIn(shop, ada, { remember: true })
  await makeAdmin(shop, ada)
  // Another owner, because the shop must keep one.
  await registerAdmin(shop, 'Olga')
  gina = await memberOf(shop, await shop.send('POST', '/api/auth/socials', SOCIAL), {
    email: 'gina@example.com',
    password: '',
  })
  await shop.send('POST', '/api/forget-password', { email: ada.email })
  for (let tries = 0; tries < 50 && links.reset === ''; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    links.reset = await latestToken('reset_password')
  }
  for (const member of [ada, gina]) {
    await shop.db
      .update(users)
      .set({ disabled_at: shop.clock.now() })
      .where(eq(users.id, await idOf(shop, member)))
  }
  // Restores the sessions that the database ended, so that each check itself refuses the account.
  await shop.db.update(sessions).set({ revoked_at: null, revoke_reason: null })
})

async function latestToken(kind: string): Promise<string> {
  const mails = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind))
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

const routes = Object.values(api).flatMap((ofFeature) =>
  Object.values(ofFeature as Record<string, RouteData>),
)
const asking = routes.filter(({ auth }) => auth && auth !== 'none' && auth !== 'own')

test('the walk takes all routes that ask who calls', () => {
  expect(asking.length).toBeGreaterThan(60)
})

test.each(asking.map((route) => [route.method, route.path] as const))(
  '%s %s refuses the token of a disabled account',
  async (method, path) => {
    for (const member of [ada, phone, gina]) {
      const address = path.replace(/:\w+/g, '1')
      const reply = await as(shop, member)(method, address, method === 'GET' ? undefined : {})
      expect([reply.status, reply.body.code]).toEqual([401, 'not_signed_in'])
    }
  },
)

test('its sessions are not renewed', async () => {
  for (const member of [ada, phone, gina]) {
    const reply = await renew(shop, member)
    expect([reply.status, reply.body.code]).toEqual([401, 'session_ended'])
  }
})

test('neither password nor social login opens it, and the password’s answer tells nothing', async () => {
  const { email, password } = ada
  for (const path of ['/api/login', '/api/user/login']) {
    const right = await shop.send('POST', path, { email, password })
    const wrong = await shop.send('POST', path, { email, password: 'wrong' })
    expect([right.status, right.body.code]).toEqual([401, 'login_failed'])
    expect(right.body.message).toBe(wrong.body.message)
  }
  const social = await shop.send('POST', '/api/auth/socials', SOCIAL)
  expect([social.status, social.body.code]).toEqual([401, 'social_refused'])
})

test('a token in a body opens no garage', async () => {
  expect((await shop.send('POST', '/api/user/getUserBikes', { token: ada.token })).status).toBe(401)
})

test('links that were mailed before do nothing, and no new one is mailed', async () => {
  expect(links).toEqual({
    reset: expect.stringMatching(/.{20}/),
    confirm: expect.stringMatching(/.{20}/),
  })
  const { email } = ada
  const password = 'a new battery staple'
  const query = new URLSearchParams({ token: links.reset, email }).toString()
  const body = { token: links.reset, email, password, password_confirmation: password }
  const answers = await Promise.all([
    shop.send('GET', `/api/reset-password?${query}`),
    shop.send('POST', '/api/reset-password', body),
    shop.send('POST', '/api/account/email/confirm', { token: links.confirm }),
  ])
  expect(answers.map((reply) => reply.body.code)).toEqual(Array(3).fill('link_invalid'))
  const before = (await outboxOf(shop)).length
  await shop.send('POST', '/api/forget-password', { email })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await outboxOf(shop)).toHaveLength(before)
})
