import { eq } from 'drizzle-orm'
import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { draws } from '@/__tests__/support/draws'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import {
  order,
  orderRow,
  paidOrder,
  payPalOrderOf,
  sessionOf,
} from '@/__tests__/support/orders/money-shop'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import type { Reply } from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'

const shop = withMoneyShop()

let requestCount = 0

function refund(placed: Reply, amount: number, key = `key-${(requestCount += 1)}`) {
  const number = String(placed.body.data?.order_number)
  const input = { number, amount: cents(amount), target: 'provider', reason: 'asked', key } as const
  return requestRefund(shop.deps, input)
}

const rowsOf = () => shop.db.select().from(refunds)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  )

describe.each(['stripe', 'paypal'] as const)('35: at %s', (provider) => {
  const fakeOf = () => (provider === 'stripe' ? shop.stripe : shop.payPal)

  test('a part and then the rest go back, with mails and credit notes', async () => {
    const placed = await paidOrder(shop, provider)
    const { total_cents } = await orderRow(shop, placed)
    await refund(placed, 10_000)
    await workOff(shop.deps)
    expect((await orderRow(shop, placed)).status).toBe('partly_refunded')
    await refund(placed, total_cents - 10_000)
    await workOff(shop.deps)
    expect((await orderRow(shop, placed)).status).toBe('refunded')
    expect(fakeOf().balance()).toBe(0)
    expect(await outboxOf(shop, 'refund_')).toHaveLength(2)
    const notes = (await shop.db.select().from(documents)).filter(
      ({ kind }) => kind === 'credit_note',
    )
    expect(notes.map(({ content }) => content.amounts.total).reduce((a, b) => a + b, 0)).toBe(
      total_cents,
    )
  })

  test('more than is left is refused, also when many ask at once', async () => {
    const placed = await paidOrder(shop, provider)
    const { total_cents } = await orderRow(shop, placed)
    expect(await codeOf(refund(placed, total_cents + 1))).toBe('refund_too_large')
    const half = Math.ceil(total_cents / 2)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(refund(placed, half))),
    )
    expect(answers.filter((code) => code === 'taken')).toHaveLength(total_cents % 2 === 0 ? 2 : 1)
    await Promise.all([workOff(shop.deps), workOff(shop.deps)])
    const back = (await rowsOf()).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    expect(back).toBeLessThanOrEqual(total_cents)
  })

  test('36: a refund that fails later is with us again and waits for a person', async () => {
    const placed = await paidOrder(shop, provider)
    await refund(placed, 5_000)
    await workOff(shop.deps)
    if (provider === 'stripe') {
      const [there] = shop.stripe.refunds
      if (there) shop.stripe.failRefund(there)
    } else {
      const [there] = payPalOrderOf(shop, placed).purchase_units[0]?.payments?.refunds ?? []
      if (there) shop.payPal.failRefund(there)
    }
    await shop.hearEvents()
    expect(await rowsOf()).toMatchObject([{ status: 'failed' }])
    expect((await orderRow(shop, placed)).needs_review).toBe(true)
  })

  test('37: a refund of the console is taken over once, and ours is not taken for one', async () => {
    const placed = await paidOrder(shop, provider)
    if (provider === 'stripe') shop.stripe.refundInConsole(sessionOf(shop, placed), 7_700)
    else shop.payPal.refundInConsole(payPalOrderOf(shop, placed), '77.00')
    await refund(placed, 1_000)
    await workOff(shop.deps)
    const events = fakeOf().events.splice(0)
    await fakeOf().flush([...events, ...events])
    await workOff(shop.deps)
    const rows = await rowsOf()
    expect(
      rows.map(({ origin, amount_cents, status }) => [origin, amount_cents, status]).sort(),
    ).toEqual([
      ['console', 7_700, 'succeeded'],
      ['shop', 1_000, 'succeeded'],
    ])
    expect((await orderRow(shop, placed)).status).toBe('partly_refunded')
  })

  test('a refund whose answer is lost is sent once', async () => {
    await refund(await paidOrder(shop, provider), 4_200)
    fakeOf().server.fail(/^POST .*refund/, 'reset', 'reset')
    await workOff(shop.deps)
    await new Promise((resolve) => setTimeout(resolve, 120))
    await shop.twoMinutes()
    expect(await rowsOf()).toMatchObject([{ status: 'succeeded', amount_cents: 4_200 }])
  })

  test.each(['lost', 'won'] as const)('38: a dispute is opened and %s', async (end) => {
    const placed = await paidOrder(shop, provider)
    const id =
      provider === 'stripe'
        ? shop.stripe.dispute(sessionOf(shop, placed))
        : shop.payPal.dispute(payPalOrderOf(shop, placed))
    await shop.hearEvents()
    expect((await orderRow(shop, placed)).disputed).toBe(true)
    expect((await shop.db.select().from(disputes))[0]?.evidence_due_at).toBeInstanceOf(Date)
    expect(await codeOf(refund(placed, 100))).toBe('order_disputed')
    fakeOf().endDispute(id, end)
    await shop.hearEvents()
    expect((await orderRow(shop, placed)).disputed).toBe(false)
    expect(await shop.db.select().from(disputes)).toMatchObject([{ status: end }])
  })
})

test('a refund that is asked for twice with one key goes back once', async () => {
  const placed = await paidOrder(shop)
  await Promise.all(Array.from({ length: 10 }, () => refund(placed, 3_000, 'one-key')))
  await workOff(shop.deps)
  expect(await rowsOf()).toHaveLength(1)
})

test('an unpaid order gives nothing back', async () => {
  expect(await codeOf(refund(await order(shop), 1))).toBe('refund_too_large')
})

test('whatever is refunded by us and in consoles, at once and again, the books stay sound', async () => {
  const placed = [
    await paidOrder(shop, 'stripe', { email: 'a@example.com' }),
    await paidOrder(shop, 'stripe', { email: 'b@example.com' }),
    await paidOrder(shop, 'paypal', { email: 'c@example.com' }),
  ]
  const step = fc.record({
    kind: fc.constantFrom('ours', 'ours', 'console', 'work', 'events'),
    which: fc.nat({ max: 2 }),
    amount: fc.integer({ min: 1, max: 60_000 }),
  })
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
  const take = async ({ kind, which, amount }: Step) => {
    const one = placed[which] ?? placed[0]
    if (!one) return
    if (kind === 'ours') await codeOf(refund(one, amount))
    if (kind === 'console' && which < 2) {
      const { payment_intent: intent } = sessionOf(shop, one)
      const back = shop.stripe.refunds
        .filter((row) => row.payment_intent === intent?.id)
        .reduce((sum, row) => sum + row.amount, 0)
      if (back + amount <= (intent?.amount_received ?? 0)) {
        shop.stripe.refundInConsole(sessionOf(shop, one), amount)
      }
    }
    if (kind === 'work') await workOff(shop.deps)
    if (kind === 'events') await Promise.all([shop.stripe.flush(), shop.payPal.flush()])
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      async (batches) => {
        for (const batch of batches) await Promise.all(batch.map(take))
        await expectSoundLedger(shop.db)
      },
    ),
    // No shrinking, because the orders keep their history between runs; stops at the first failure.
    { numRuns: draws({ few: 15, many: 200 }), endOnFailure: true },
  )
  await Promise.all([shop.stripe.flush(), shop.payPal.flush()])
  await shop.twoMinutes()
  for (const { id, total_cents } of await shop.db.select().from(orders)) {
    const back = (await shop.db.select().from(refunds).where(eq(refunds.order_id, id)))
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    expect(back).toBeLessThanOrEqual(total_cents)
  }
}, 120_000)
