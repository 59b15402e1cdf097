import { sql } from 'drizzle-orm'

import { closeDb } from '@/server/kernel/db/client'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import type { Deps } from '@/server/kernel/deps'
import { compareBooks } from '@/server/payments/books/compare-books'
import { sendMail } from '@/server/kernel/mail/send-mail'
import { JOBS } from '@/server/job-list'
import { startWorker } from '@/server/kernel/jobs/worker'
import { insertMail } from '@/server/kernel/mail/queries'
import {
  ProviderRefused,
  ProviderUnreachable,
  type PaymentProvider,
} from '@/server/kernel/ports/payments'
import { sha256 } from '@/server/kernel/ports/ids'
import { freshShop } from '@/__tests__/support/fixtures'
import { as, register, registration } from '@/__tests__/support/members'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { recordedLog } from '@/__tests__/support/recorded-log'

/** Personal input. No log line may contain any of it, or a hash of it. */
const PERSON = {
  email: 'ada.planted@example.com',
  name: 'Plantedname',
  lastname: 'Plantedfamily',
  password: 'planted battery staple',
  street: '12 Planted Street',
  phone: '+1 555 013 9911',
}
const TOKEN = 'planted-one-time-token-0123456789'
const FORBIDDEN = [...Object.values(PERSON), TOKEN, sha256(TOKEN), 'planted', 'argon2', '9911']

const { lines, log } = recordedLog()
const shop = freshShop({ statementMs: 5_000, deps: { log } })

/** Expects log output without any personal data. */
function expectSilence(about: RegExp): void {
  const text = lines.join('')
  expect(text).toMatch(about)
  for (const word of FORBIDDEN) {
    expect({ word, isLogged: text.toLowerCase().includes(word.toLowerCase()) }).toEqual({
      word,
      isLogged: false,
    })
  }
}

const join = () =>
  shop.send('POST', '/api/register', {
    ...PERSON,
    password_confirmation: PERSON.password,
  })

const onUsers = (body: string) =>
  shop.db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as $$
      begin ${body} end $$;
      create trigger fail before insert on users for each row execute function fail();`),
  )

describe('a failure of the database', () => {
  test.each([
    ['unique', 'create unique index only_one on users ((email_key is not null))', '23505'],
    ['check', "alter table users add constraint no_one check (name = 'x') not valid", '23514'],
    [
      'not null',
      'alter table users add column must text; alter table users alter must set not null',
      '23502',
    ],
    ['missing column', 'alter table users rename column last_name to other_name', '42703'],
    ['too long', 'alter table users alter column name type varchar(3)', '22001'],
    ['wrong type', 'alter table users alter column name type integer using 1', '22P02'],
  ])('says %s violation and nothing of the row', async (_, change, code) => {
    if (code === '23505') await register(shop, 'Somebody')
    if (code === '23502') await shop.db.execute(sql`delete from users`)
    // A column that a trigger watches can’t be changed.
    await shop.db.execute(
      sql`drop trigger users_search on users; drop trigger users_updated_change on users`,
    )
    await shop.db.execute(sql.raw(change))
    expect((await join()).status).toBe(500)
    expectSilence(new RegExp(`"code":"${code}"`))
  })

  test.each([
    [
      'that the database raises with the row in its words',
      "raise exception 'no % % %', NEW.email, NEW.name, NEW.password_hash;",
      /P0001/,
    ],
    [
      'of a full disk',
      "raise exception 'could not write %', NEW.email using errcode = '53100';",
      /53100/,
    ],
    [
      'of a statement that takes too long',
      "perform set_config('statement_timeout', '1', true); perform pg_sleep(20); return NEW;",
      /57014/,
    ],
  ])('%s', async (_, body, about) => {
    await onUsers(body)
    expect((await join()).status).toBeGreaterThanOrEqual(500)
    expectSilence(about)
  })

  test('names the route, not the keys of its path', async () => {
    await shop.db.execute(sql`alter table payment_attempts rename column public_id to other`)
    const reply = await shop.send('GET', `/api/call-back-pay/${'A'.repeat(22)}/${TOKEN}`)
    expect(reply.status).toBe(500)
    expectSilence(/"route":"GET \/api\/call-back-pay\/:a\/:b"/)
  })

  test('while a token is looked up says nothing of it or its hash', async () => {
    await shop.db.execute(sql`alter table access_tokens rename column token_hash to other`)
    await shop.send('GET', '/api/me', undefined, { authorization: `Bearer ${TOKEN}` })
    expectSilence(/42703/)
  })
})

test('input that is refused is no line of the log', async () => {
  await shop.send('POST', '/api/register', { ...PERSON, email: PERSON.street })
  await shop.send('POST', '/api/register', `{"email":"${PERSON.email}"`)
  await shop.send('POST', '/api/login', { email: PERSON.email, password: PERSON.password })
  await shop.send('GET', `/api/reset-password?token=${TOKEN}&email=${PERSON.email}`)
  expect(lines).toEqual([])
})

/** Provider that echoes its input in every possible way. */
function loudProvider(thrown: () => unknown): PaymentProvider {
  const fail = () => Promise.reject(thrown())
  return {
    ...{ id: 'stripe', title: 'Loud', note: '', isTest: true },
    ...{
      create: fail,
      lookUp: fail,
      expire: fail,
      refund: fail,
      listPaid: fail,
      findDispute: fail,
    },
    pageOf: () => '',
    webhook: { verify: fail, read: () => ({ about: 'dispute', disputeId: 'x' }) },
  }
}

const words = Object.values(PERSON).join(' ')
const THROWN: [string, () => unknown][] = [
  ['refuses', () => new ProviderRefused('card_declined', `No ${words}.`)],
  [
    'is unreachable, with its body',
    () =>
      new ProviderUnreachable('Stripe: api_error 500.', {
        cause: Object.assign(new Error(`Invalid email: ${words}`), {
          type: 'StripeInvalidRequestError',
          raw: { message: words, headers: { authorization: TOKEN } },
          requestId: 'req_1',
        }),
      }),
  ],
  ['throws what it read', () => Object.assign(new Error(words), { body: words })],
]

describe.each(THROWN)('a provider that %s', (_, thrown) => {
  let deps: Deps
  beforeEach(() => {
    shop.deps.providers.unshift(loudProvider(thrown))
    deps = shop.deps
  })

  test('is logged without its words, by routes and by jobs', async () => {
    const order = await orderBody(shop, [bikeItem('nyx')], {
      provider: 'stripe',
      email: PERSON.email,
    })
    expect((await pay(shop, order)).status).toBe(502)
    await shop.send('POST', '/api/webhooks/stripe', '{}')
    await compareBooks(deps)
    shop.clock.advance(120_000)
    await reconcile(deps)
    const row = { type: 'any', body: '{}', received_at: shop.clock.now() }
    await shop.db
      .insert(providerEvents)
      .values({ ...row, provider: 'stripe', event_id: 'evt', next_attempt_at: shop.clock.now() })
    await workOff(deps)
    expectSilence(/provider create failed/)
    expectSilence(/event not checked/)
    expectSilence(/event not worked on/)
    expectSilence(/"work":"compare-books.*"msg":"step failed"/)
  })
})

test('a mail that is not sent names its row and the answer’s code', async () => {
  const refusal = Object.assign(
    new Error(
      `Can't send mail - all recipients were rejected: 550 5.1.1 <${PERSON.email}> ${words}`,
    ),
    {
      ...{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', rejected: [PERSON.email] },
      response: `550 5.1.1 <${PERSON.email}>: ${words}`,
    },
  )
  shop.clock.set(new Date(Date.now() + 1_000).toISOString())
  shop.deps.mail = { send: () => Promise.reject(refusal) }
  const letter = { kind: 'any', subject: words, html: words, text: words }
  await shop.db.transaction((tx) => insertMail(tx, { ...letter, recipient: PERSON.email }))
  await workOff(shop.deps)
  expectSilence(/mail not sent/)
  expectSilence(/"responseCode":550/)
})

test('jobs whose queries fail are logged without parameters', async () => {
  const before = process.env.DATABASE_URL
  process.env.DATABASE_URL = shop.url
  const letter = { kind: 'any', subject: words, html: words, text: words }
  await shop.db.transaction((tx) => insertMail(tx, { ...letter, recipient: PERSON.email }))
  await onMails()
  const stop = startWorker({ ...shop.deps, clock: { now: () => new Date() } }, JOBS)
  const end = Date.now() + 15_000
  const isLogged = () => lines.some((line) => line.includes('job failed'))
  while (!isLogged() && Date.now() < end) await new Promise((go) => setTimeout(go, 50))
  await stop()
  const stored = await shop.db.execute(sql`select output::text as text from jobs.job`)
  expect(JSON.stringify(stored.rows)).not.toMatch(/planted/i)
  await closeDb()
  process.env.DATABASE_URL = before
  shop.clock.set(new Date(Date.now() + 1_000).toISOString())
  await expect(sendMail(shop.deps, 1)).rejects.toThrow()
  expectSilence(/P0001/)
})

const onMails = () =>
  shop.db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as $$
      begin raise exception 'no % %', NEW.recipient, NEW.subject; end $$;
      create trigger fail before update on mail_outbox for each row execute function fail();
      alter table refunds rename to other;`),
  )

test('an upload and a profile that fail say nothing of their person', async () => {
  const ada = await register(shop, 'Ada')
  await shop.db.execute(sql`alter table users rename column user_name to other`)
  const names = { name: PERSON.name, last_name: PERSON.lastname, user_name: PERSON.street }
  await as(shop, ada)('PUT', '/api/account/profile', names)
  await shop.send('POST', '/api/register', registration('Planted'))
  expectSilence(/42703/)
})
