import { sql } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { Setup } from '@/contract/office/settings/settings'
import { connectionKeys } from '@/server/kernel/db/schema/payments/connection-keys'
import { connected } from '@/server/kernel/ports/connections'

import { registerAdmin } from '@/__tests__/support/admins'
import { freshConnections } from '@/__tests__/support/providers/connections'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { STRIPE_KEY } from '@/__tests__/support/providers/fake-stripe'

const fixture = freshConnections()
const { shop, doubles, office, set, of, read, connectBy } = fixture

const STRIPE = { secret_key: STRIPE_KEY, webhook_secrets: 'whsec_0123456789abcdef' }
const PAYPAL = { client_id: 'client', client_secret: 'secret', webhook_ids: '', merchant_id: '' }
const rows = () => shop.db.select().from(connectionKeys)
const providers = async () =>
  (await connected(shop.deps)).providers.filter(({ isInternal }) => !isInternal)

test('a key that Stripe doesn’t know is refused with the reason, and nothing is stored', async () => {
  const { status, body } = await set('stripe/test', { secret_key: 'sk_test_invented0000' })
  expect(status).toBe(422)
  expect(body.errors).toEqual([
    { field: 'keys.secret_key', message: expect.stringContaining('Stripe doesn’t know this key') },
  ])
  expect(await rows()).toEqual([])
  expect((await of('stripe'))?.state).toBe('missing')
})

test('a key that works is offered at checkout at once, and is shown by its last characters', async () => {
  expect((await providers()).map(({ id }) => id)).toEqual(['sandbox'])
  expect((await set('stripe/test', STRIPE)).status).toBe(200)
  expect(await of('stripe')).toMatchObject({
    ...{ state: 'works', mode: 'test', variables: [], reason: null },
    webhook_url: 'https://shop.test/api/webhooks/stripe',
    keys: [
      {
        ...{ mode: 'test', is_used: true, is_readable: true, set_by: expect.any(String) },
        fields: [
          { name: 'secret_key', text: '••••cdef' },
          { name: 'webhook_secrets', text: '••••cdef' },
        ],
      },
    ],
  })
  expect((await providers()).map(({ id }) => id)).toEqual(['stripe'])
})

test('no table, audit entry or answer contains a key', async () => {
  const answer = await set('stripe/test', STRIPE)
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows: hits } = await shop.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${STRIPE_KEY.slice(8)}%`} or t::text like '%whsec_%' limit 1`,
    )
    if (hits.length > 0) found.push(name)
  }
  expect(tables.length).toBeGreaterThan(50)
  expect(found).toEqual([])
  expect(JSON.stringify([answer.body, await read()])).not.toContain(STRIPE_KEY.slice(8, -4))
  const [row] = await rows()
  expect(row?.sealed).toMatch(/^[\w-]{100,}$/)
})

test('the audit log tells who changed which keys, by their last characters', async () => {
  await set('stripe/test', STRIPE)
  const { items } = dataOf<AuditList>(await as(shop, fixture.admin)('GET', '/api/backoffice/audit'))
  expect(items[0]).toMatchObject({
    action: 'connections.set',
    subject: { kind: 'connections', id: 'stripe/test' },
    after: { ends: 'cdef', is_used: true },
  })
  expect(JSON.stringify(items)).not.toContain(STRIPE_KEY)
})

test('keys that the server sets win, and are checked like entered ones', async () => {
  await set('stripe/test', STRIPE)
  connectBy({ STRIPE_SECRET_KEY: 'sk_live_invented0000' })
  expect(await of('stripe')).toMatchObject({
    ...{ state: 'refused', variables: ['STRIPE_SECRET_KEY'], mode: 'live' },
    reason: expect.stringContaining('Stripe doesn’t know this key'),
    keys: [{ is_used: false }],
  })
  expect(await providers()).toMatchObject([{ id: 'stripe', isTest: false }])
  connectBy({ STRIPE_SECRET_KEY: STRIPE_KEY })
  expect(await of('stripe')).toMatchObject({ state: 'works', mode: 'test' })
})

test('a test key isn’t taken as a live one; live and test are kept side by side, and staff choose', async () => {
  const live = STRIPE_KEY.replace('test', 'live')
  doubles.stripe.keys.set(live, 'live')
  expect((await set('stripe/live', STRIPE)).body.errors?.[0]?.message).toMatch(/test key/)
  await set('stripe/test', STRIPE)
  await set('stripe/live', { secret_key: live })
  expect((await of('stripe'))?.mode).toBe('test')
  expect((await office('POST', '/stripe/live/use')).status).toBe(200)
  expect(await providers()).toMatchObject([{ id: 'stripe', isTest: false }])
  expect((await office('DELETE', '/stripe/live')).status).toBe(200)
  expect(await of('stripe')).toMatchObject({ mode: null, keys: [{ mode: 'test' }] })
  expect((await office('POST', '/stripe/live/use')).body.code).toBe('keys_not_found')
})

test('a blank secret keeps the stored one', async () => {
  await set('paypal/test', { ...PAYPAL, webhook_ids: 'WH-1234567' })
  const changed = await set('paypal/test', { ...PAYPAL, client_secret: '', merchant_id: 'SHOP123' })
  expect(changed.status).toBe(200)
  const [keys] = (await of('paypal'))?.keys ?? []
  expect(keys?.fields).toEqual([
    { name: 'client_id', text: 'client' },
    { name: 'client_secret', text: '••••' },
    { name: 'merchant_id', text: 'SHOP123' },
  ])
})

test('PayPal’s refusal and silence are told apart', async () => {
  const wrong = await set('paypal/live', { ...PAYPAL, client_secret: 'another' })
  expect(wrong.body.errors).toMatchObject([{ field: 'keys.client_secret' }])
  doubles.payPal.server.fail(/oauth2/, 'error', 'error')
  const silent = await set('paypal/live', PAYPAL)
  expect([silent.status, silent.body.code]).toEqual([502, 'connection_unreachable'])
  expect(await rows()).toEqual([])
})

test('a mail server is tried with its login, and sends a test email to who asks', async () => {
  const { hostname, port } = new URL(doubles.mail.url)
  const mail = {
    ...{ host: hostname, port, user: 'shop@example.com', password: 'wrong' },
    sender: 'shop@example.com',
  }
  const refused = await set('mail/live', mail)
  expect(refused.body.errors).toEqual([
    { field: 'keys.password', message: expect.stringContaining('535 5.7.8') },
  ])
  const closed = await set('mail/live', { ...mail, port: '1' })
  expect(closed.body.errors).toMatchObject([{ field: 'keys.host' }])
  const testEmail = () => as(shop, fixture.admin)('POST', '/api/backoffice/test-emails')
  expect((await testEmail()).body.code).toBe('mail_not_sent')
  expect((await set('mail/live', { ...mail, password: 'app-password' })).status).toBe(200)
  expect((await testEmail()).body.data).toEqual({ email: fixture.admin.email })
  expect(doubles.mail.recipients).toEqual([fixture.admin.email])
  expect(await of('mail')).toMatchObject({ state: 'works', mode: 'live' })
})

test('replies need a domain that receives email, and then arrive with the entered password', async () => {
  const keys = { mailbox: 'reply@nowhere.example', postmark_password: 'sixteen-characters-1' }
  expect((await set('replies/live', keys)).body.errors).toMatchObject([{ field: 'keys.mailbox' }])
  await set('replies/live', { ...keys, mailbox: 'reply@mail.example' })
  expect((await connected(shop.deps)).inbound).toMatchObject({
    ...{ mailbox: 'reply@mail.example', postmark: 'postmark:sixteen-characters-1' },
    takesBounces: false,
  })
})

test('a bank account is shown whole, and an IBAN with a typo is refused', async () => {
  const account = 'Velotal, IBAN GB33 BUKB 2020 1555 5555 55, BIC BUKBGB22'
  const typo = await set('bank/live', { account: account.replace('33', '34') })
  expect(typo.body.errors).toMatchObject([{ field: 'keys.account' }])
  await set('bank/live', { account })
  expect(await of('bank')).toMatchObject({
    ...{ state: 'unknown', keys: [{ fields: [{ name: 'account', text: account }] }] },
  })
  expect((await providers()).map(({ id }) => id)).toEqual(['bank'])
})

test('the set-up guide counts live keys that work, not invented ones', async () => {
  const done = async () => {
    const setup = dataOf<Setup>(await as(shop, fixture.admin)('GET', '/api/backoffice/setup'))
    return setup.steps.filter(({ is_done }) => is_done).map(({ step }) => step)
  }
  connectBy({ STRIPE_SECRET_KEY: 'sk_live_invented0000', SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(await done()).not.toEqual(expect.arrayContaining(['payment']))
  expect(await done()).not.toEqual(expect.arrayContaining(['mail']))
  connectBy()
  doubles.stripe.keys.set('sk_live_0123456789abcdef', 'live')
  await set('stripe/live', { secret_key: 'sk_live_0123456789abcdef' })
  expect(await done()).toContain('payment')
})

test('only owners enter keys; other staff see what is connected', async () => {
  const manager = as(shop, await registerAdmin(shop, 'Mia', 'manager'))
  const path = '/api/backoffice/connections'
  expect((await manager('GET', path)).status).toBe(200)
  for (const [method, at] of [
    ['PUT', '/stripe/test'],
    ['DELETE', '/stripe/test'],
    ['POST', '/stripe/test/use'],
  ] as const) {
    const { status, body } = await manager(method, `${path}${at}`, { keys: {} })
    expect([status, body.code]).toEqual([403, 'permission_missing'])
  }
})

test('keys sealed with another secret are named, and stop nothing', async () => {
  await set('stripe/test', STRIPE)
  shop.deps.secret = 'another-secret-of-at-least-32-characters'
  connectBy()
  expect(await of('stripe')).toMatchObject({ state: 'missing', keys: [{ is_readable: false }] })
  expect((await providers()).map(({ id }) => id)).toEqual(['sandbox'])
})
