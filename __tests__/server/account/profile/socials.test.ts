import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Secret, TOTP } from 'otpauth'

import { socialsFromEnvironment } from '@/server/kernel/ports/socials'
import { as, memberOf, register } from '@/__tests__/support/members'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'

const ADDRESSES: Record<string, unknown> = {}
let provider: Server
let shop: TestShop

beforeAll(async () => {
  provider = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    const token = searchParams.get('input_token') ?? searchParams.get('access_token') ?? ''
    const answer = ADDRESSES[`${pathname} ${token}`]
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: 'invalid_token' }))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  shop = await openTestShop({
    deps: {
      socials: socialsFromEnvironment({
        GOOGLE_CLIENT_ID: 'our-shop',
        GOOGLE_API_URL: origin,
        FACEBOOK_APP_ID: '4711',
        FACEBOOK_APP_SECRET: 'app-secret',
        FACEBOOK_API_URL: origin,
      }),
    },
  })
})
afterAll(async () => {
  await shop.close()
  await new Promise((resolve) => provider.close(resolve))
})

function google(token: string, change: Record<string, unknown> = {}) {
  const info = { aud: 'our-shop', sub: `g-${token}`, email_verified: 'true', ...change }
  ADDRESSES[`/oauth2/v3/tokeninfo ${token}`] = info
  ADDRESSES[`/oauth2/v3/userinfo ${token}`] = {
    sub: info.sub,
    email: `${token}@example.com`,
    given_name: 'Gina',
    family_name: 'Social',
  }
}

const logInBy = (provider_name: string, access_token: string, code?: string) =>
  shop.send('POST', '/api/auth/socials', { provider_name, access_token, ...(code ? { code } : {}) })

test('only configured providers are offered, and they come back to the shop', async () => {
  const { body } = await shop.send('GET', '/api/auth/socials')
  const { providers } = body.data as unknown as {
    providers: { provider_name: string; authorize_url: string }[]
  }
  expect(providers.map(({ provider_name }) => provider_name)).toEqual(['google', 'facebook'])
  const url = new URL(providers[0]?.authorize_url ?? '')
  expect(url.searchParams.get('redirect_uri')).toBe('https://shop.test/login/google')
  expect(url.searchParams.get('response_type')).toBe('token')
  expect(socialsFromEnvironment({})).toEqual([])
})

test('a person joins with the first login and is the same with the second', async () => {
  google('gina')
  const [first, second] = [await logInBy('google', 'gina'), await logInBy('google', 'gina')]
  const login = { email: 'gina@example.com', password: '' }
  const member = await memberOf(shop, first, login)
  expect((await memberOf(shop, second, login)).id).toBe(member.id)
  expect((await as(shop, member)('GET', '/api/me')).body.data).toMatchObject({
    has_password: false,
    email_verified: true,
    name: 'Gina',
  })
})

test('a token that was made for another application is refused', async () => {
  google('stolen', { aud: 'another-app' })
  expect((await logInBy('google', 'stolen')).body.code).toBe('social_refused')
  ADDRESSES['/debug_token fb'] = { data: { is_valid: true, app_id: '1', user_id: '9' } }
  ADDRESSES['/me fb'] = { id: '9', email: 'fb@example.com', first_name: 'Fay' }
  expect((await logInBy('facebook', 'fb')).body.code).toBe('social_refused')
  ADDRESSES['/debug_token fb'] = { data: { is_valid: true, app_id: '4711', user_id: '9' } }
  expect((await logInBy('facebook', 'fb')).status).toBe(200)
})

test('an account with a password is never linked by its address', async () => {
  await register(shop, 'Pia')
  google('pia')
  expect((await logInBy('google', 'pia')).body.code).toBe('social_email_taken')
})

test('an address that the provider did not confirm is refused', async () => {
  google('unsure', { email_verified: 'false' })
  expect((await logInBy('google', 'unsure')).body.code).toBe('social_refused')
})

test('the first password is set within 5 minutes of a login only', async () => {
  google('sam')
  const login = { email: 'sam@example.com', password: '' }
  const late = await memberOf(shop, await logInBy('google', 'sam'), login)
  const body = { password: 'first of its kind', password_confirmation: 'first of its kind' }
  shop.clock.advance(5 * 60_000 + 1)
  expect((await as(shop, late)('POST', '/api/set-password', body)).body.code).toBe(
    'fresh_login_needed',
  )
  const fresh = await memberOf(shop, await logInBy('google', 'sam'), login)
  expect((await as(shop, fresh)('POST', '/api/set-password', body)).status).toBe(200)
})

test('a second factor is asked for here too, and each code is taken once', async () => {
  google('tess')
  const login = { email: 'tess@example.com', password: 'first of its kind' }
  const send = as(shop, await memberOf(shop, await logInBy('google', 'tess'), login))
  const { password } = login
  await send('POST', '/api/set-password', { password, password_confirmation: password })
  const tess = await memberOf(shop, await logInBy('google', 'tess'), login)
  const started = await as(shop, tess)('POST', '/api/account/second-factor', { password })
  const { secret = '' } = started.body.data as unknown as { secret?: string }
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: shop.clock.now().getTime(),
    })
  const confirmed = { code: codeNow() }
  expect(
    (await as(shop, tess)('POST', '/api/account/second-factor/confirm', confirmed)).status,
  ).toBe(200)
  shop.clock.advance(30_000)
  expect((await logInBy('google', 'tess')).body.code).toBe('second_factor_required')
  expect((await logInBy('google', 'tess', '000000')).body.code).toBe('second_factor_wrong')
  const code = codeNow()
  const twice = await Promise.all([1, 2].map(() => logInBy('google', 'tess', code)))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 401])
})
