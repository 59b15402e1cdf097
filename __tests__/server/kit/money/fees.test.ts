import type { WirePayoutReport } from '@/contract/office/reports/reports'
import { cents } from '@/domain/kit/money'
import type { EventProvider } from '@/domain/kit/webhooks'
import { jobDelays } from '@/server/kernel/db/schema/system/job-delays'
import { providerFees } from '@/server/kernel/db/schema/payments/provider-fees'
import type { Deps } from '@/server/kernel/deps'
import { recordFees } from '@/server/payments'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { registerAdmin } from '@/__tests__/support/admins'
import { as, type Member } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import {
  comeBack,
  order,
  orderRow,
  paidOrder,
  sessionOf,
} from '@/__tests__/support/orders/money-shop'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import type { Reply } from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'

const shop = withMoneyShop()
const PROVIDERS = ['stripe', 'paypal'] as const

const recorded = () =>
  shop.db
    .select({ amount: providerFees.amount_cents, currency: providerFees.currency })
    .from(providerFees)
    .orderBy(providerFees.id)

const rounds = async () => {
  for (const provider of PROVIDERS) await recordFees(shop.deps, provider)
}

async function refund(placed: Reply, amount: number): Promise<void> {
  const number = String(placed.body.data?.order_number)
  const input = { target: 'provider', reason: 'asked', key: `refund-${number}` } as const
  await requestRefund(shop.deps, { number, amount: cents(amount), ...input })
  await workOff(shop.deps)
}

interface WireFees {
  attempts: { fee: object | null }[]
  refunds: { fee: object | null }[]
}

async function shown(placed: Reply, member?: Member): Promise<WireFees> {
  const number = String(placed.body.data?.order_number)
  const admin = member ?? (await registerAdmin(shop))
  return dataOf<WireFees>(await as(shop, admin)('GET', `/api/backoffice/orders/${number}`))
}

const NOT_YET = { amount: null, currency: null }

describe.each([
  ['stripe', { amount: 12, currency: 'USD' }],
  ['paypal', { amount: 12, currency: 'USD' }],
] as const)('what %s keeps', (provider, fee) => {
  beforeEach(() => {
    shop.stripe.book = (amount) => ({ fee: amount < 0 ? 0 : 1_200, currency: 'usd' })
    shop.payPal.breakdown = (_, kind) => ({
      paypal_fee: { currency_code: 'USD', value: kind === 'refund' ? '0.00' : '12.00' },
    })
  })

  test('of a payment isn’t known yet at first, and is known after the next round', async () => {
    const admin = await registerAdmin(shop)
    const placed = await paidOrder(shop, provider)
    expect((await shown(placed, admin)).attempts).toMatchObject([{ fee: NOT_YET }])
    await rounds()
    expect((await shown(placed, admin)).attempts).toMatchObject([{ fee }])
  })

  test('is subtracted in the report of payouts, once it is known', async () => {
    const admin = await registerAdmin(shop)
    const day = shop.clock.now().toISOString().slice(0, 10)
    const total = async () =>
      dataOf<WirePayoutReport>(
        await as(shop, admin)('GET', `/api/backoffice/reports/payouts?from=${day}&to=${day}`),
      ).total
    await paidOrder(shop, provider)
    const before = await total()
    expect(before).toMatchObject({ fee: 0, net: before.payout, without_fee: 1 })
    await rounds()
    const { payout, ...after } = await total()
    expect(after).toMatchObject({ fee: 12, net: payout - 12, without_fee: 0 })
    await shop.db.update(providerFees).set({ currency: 'EUR' })
    expect(await total()).toMatchObject({ fee: 0, net: payout, without_fee: 1 })
  })

  test('is recorded once, however often events arrive and rounds run', async () => {
    await paidOrder(shop, provider)
    const events = [...shop.stripe.events, ...shop.payPal.events]
    const fake = provider === 'stripe' ? shop.stripe : shop.payPal
    await Promise.all([fake.flush([...events]), fake.flush([...events])])
    await workOff(shop.deps)
    await Promise.all([rounds(), rounds()])
    await rounds()
    expect(await recorded()).toEqual([{ amount: 1_200, currency: 'USD' }])
  })

  test('stays there after a refund, which has a fee of nothing', async () => {
    const admin = await registerAdmin(shop)
    const placed = await paidOrder(shop, provider)
    await rounds()
    await refund(placed, 10_000)
    expect((await shown(placed, admin)).refunds).toMatchObject([{ fee: NOT_YET }])
    await rounds()
    expect(await shown(placed, admin)).toMatchObject({
      attempts: [{ fee }],
      refunds: [{ fee: { amount: 0, currency: 'USD' } }],
    })
  })

  test('is asked again after an outage, and buyers can pay meanwhile', async () => {
    await paidOrder(shop, provider)
    const fake = provider === 'stripe' ? shop.stripe : shop.payPal
    fake.server.failBy(({ method, path }) =>
      method === 'GET' && /payment_intents|captures/.test(path) ? 'error' : null,
    )
    for (let round = 0; round < 8; round += 1) {
      await rounds()
      shop.clock.advance(3_600_000)
    }
    expect(await recorded()).toEqual([])
    const [failed] = await shop.db.select().from(jobDelays)
    expect(failed).toMatchObject({ work: `fees-${provider}/payments`, set_aside_at: null })
    await paidOrder(shop, provider, { email: 'later@example.com' })
    fake.server.failBy(null)
    shop.clock.advance(3_600_000)
    await rounds()
    expect(await recorded()).toHaveLength(2)
  })
})

test('what arrives late is asked for at most once an hour, and doesn’t keep others waiting', async () => {
  const slow = await order(shop)
  shop.stripe.payLater(sessionOf(shop, slow))
  shop.stripe.arrive(sessionOf(shop, slow))
  await comeBack(shop, slow)
  const late = sessionOf(shop, slow).payment_intent?.amount_received
  shop.stripe.book = (amount) => (amount === late ? null : { fee: 77, currency: 'usd' })
  for (let round = 0; round < 15; round += 1) {
    await rounds()
    shop.clock.advance(2 * 3_600_000)
  }
  const asked = () =>
    shop.stripe.server.calls.filter(({ path }) => path.startsWith('/v1/payment_intents/')).length
  const before = asked()
  for (let minute = 0; minute < 60; minute += 1) {
    await rounds()
    shop.clock.advance(60_000)
  }
  expect(asked() - before).toBe(1)
  expect(await recorded()).toEqual([])
  const fast = await order(shop, 'stripe', { email: 'fast@example.com' })
  shop.stripe.pay(sessionOf(shop, fast), { amount_received: (late ?? 0) + 1 })
  await comeBack(shop, fast)
  await rounds()
  expect(await recorded()).toEqual([{ amount: 77, currency: 'USD' }])
  shop.stripe.book = () => ({ fee: 88, currency: 'usd' })
  shop.clock.advance(2 * 3_600_000)
  await rounds()
  expect(await recorded()).toEqual([
    { amount: 77, currency: 'USD' },
    { amount: 88, currency: 'USD' },
  ])
  await shop.hearEvents()
})

test('fees are in the currency in which the provider settles, in hundredths', async () => {
  const booked = [
    [
      { fee: 2_941, currency: 'eur' },
      { amount: 2_941, currency: 'EUR' },
    ],
    [
      { fee: 4_812, currency: 'jpy' },
      { amount: 481_200, currency: 'JPY' },
    ],
    [
      { fee: 12_345, currency: 'kwd' },
      { amount: 1_235, currency: 'KWD' },
    ],
  ] as const
  for (const [balance, fee] of booked) {
    shop.stripe.book = () => balance
    await paidOrder(shop, 'stripe', { email: `${fee.currency}@example.com` })
    await rounds()
    expect((await recorded()).at(-1)).toEqual(fee)
  }
})

test('PayPal’s fee in the currency of the account wins, and what it gives back is negative', async () => {
  const money = (value: string, currency_code: string) => ({ value, currency_code })
  shop.payPal.breakdown = (_, kind) =>
    kind === 'refund'
      ? { paypal_fee: money('3.49', 'USD'), paypal_fee_in_receivable_currency: money('523', 'JPY') }
      : {
          paypal_fee: money('111.86', 'USD'),
          paypal_fee_in_receivable_currency: money('98.125', 'TND'),
        }
  const placed = await paidOrder(shop, 'paypal')
  await refund(placed, 10_000)
  await rounds()
  expect(await recorded()).toEqual([
    { amount: 9_813, currency: 'TND' },
    { amount: -52_300, currency: 'JPY' },
  ])
})

test.each(PROVIDERS)('no fee of %s is never a fee of zero', async (provider) => {
  shop.stripe.book = () => null
  shop.payPal.breakdown = () => ({ gross_amount: {} })
  const placed = await paidOrder(shop, provider)
  await rounds()
  expect(await recorded()).toEqual([])
  expect((await shown(placed)).attempts).toMatchObject([{ fee: NOT_YET }])
})

test('whoever may not see payments sees no fees', async () => {
  const placed = await paidOrder(shop)
  await rounds()
  const support = await registerAdmin(shop, 'Sam', 'support')
  expect((await shown(placed, support)).attempts).toMatchObject([{ fee: null }])
  const orders = await registerAdmin(shop, 'Ola', 'orders')
  const { total_cents } = await orderRow(shop, placed)
  const amount = (Math.round(total_cents * 0.029) + 30) / 100
  expect((await shown(placed, orders)).attempts).toMatchObject([{ fee: { amount } }])
})

test('providers without fees have none, also while a provider has no keys anymore', async () => {
  await paidOrder(shop, 'paypal')
  const providers = shop.deps.providers.filter(({ id }) => id !== 'paypal')
  const deps: Deps = { ...shop.deps, providers }
  const unknown: EventProvider = 'paypal'
  await recordFees(deps, unknown)
  expect(await recorded()).toEqual([])
})
