import fc from 'fast-check'

import { RESERVATION_MS } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import { orderStatus } from '@/domain/shop/orders/order-state'
import { balanceOf, CreditShort, grantCredit, spendCredit } from '@/server/ledger/credits/transfer'
import { ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { idOf, orderRow } from '@/__tests__/support/after-sales'
import { draws } from '@/__tests__/support/draws'
import { freshShop } from '@/__tests__/support/fixtures'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { as, logIn, register, type Member } from '@/__tests__/support/members'
import { dataOf, memberOrder, readOrder } from '@/__tests__/support/member-shop'
import { payInSandbox } from '@/__tests__/support/orders/orders'
import type { Reply } from '@/__tests__/support/shop'
import { reconcile } from '@/__tests__/support/orders/reconcile'

const HELMET = 5_000_110

const shop = freshShop({ max: 20 })

let grants = 0
async function grant(member: Member, amount: number, cause = `test-${(grants += 1)}`) {
  const userId = await idOf(shop, member)
  await shop.db.transaction((tx) =>
    grantCredit(tx, { userId, amount: cents(amount), kind: 'gift', cause, title: 'A gift' }),
  )
}

async function order(member: Member): Promise<Reply> {
  const send = as(shop, member)
  await send('POST', '/api/cart', { items: [{ product_id: HELMET }] })
  const body = await memberOrder(shop, member, { use_credit: true }).catch(() => null)
  return send('POST', '/api/checkout', body ?? {})
}

/** Counts credit only; money at providers is booked in separate movements. */
const signOf = (kind: string) => (kind === 'spent' ? 1 : kind === 'returned' ? -1 : 0)

async function expectSoundBooks() {
  await expectSoundLedger(shop.db)
  const transfers = await shop.db.select().from(ledgerTransfers)
  for (const { id, fulfillment_state: state, credit_cents } of await shop.db
    .select()
    .from(orders)) {
    const spent = transfers.reduce((sum, { order_id, kind, amount_cents }) => {
      return order_id === id ? sum + signOf(kind) * amount_cents : sum
    }, 0)
    expect([id, state, spent]).toEqual([id, state, state === 'cancelled' ? 0 : credit_cents])
  }
}

test('under random grants, orders, payments, cancellations and expiries at once the books stay sound', async () => {
  const ada = await register(shop, 'Ada')
  const members = [ada, await register(shop, 'Bob')]
  const placed: { member: Member; reply: Reply; number: string }[] = []
  const step = fc.record({
    kind: fc.constantFrom('grant', 'order', 'order', 'pay', 'cancel', 'cancel', 'expire'),
    who: fc.nat({ max: 1 }),
    which: fc.nat(),
    amount: fc.integer({ min: 1, max: 20_000 }),
  })
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

  async function run({ kind, who, which, amount }: Step): Promise<void> {
    const known = placed[which % Math.max(placed.length, 1)]
    // Logs in again, because tokens expire as the clock advances.
    const member = await logIn(shop, members[who] ?? ada)
    if (kind === 'grant') return grant(member, amount)
    if (kind === 'order') {
      const reply = await order(member)
      expect(reply.status).toBeLessThan(500)
      if (reply.status !== 200) return
      const { order_number: number } = dataOf<{ order_number: string }>(reply)
      placed.push({ member, reply, number })
    }
    if (kind === 'expire') return reconcile(shop.deps)
    if (!known) return
    if (kind === 'pay') await payInSandbox(shop, known.reply).catch(() => undefined)
    if (kind === 'cancel') {
      const owner = await logIn(shop, known.member)
      const reply = await as(shop, owner)('POST', `/api/orders/${known.number}/cancel`)
      expect([200, 409]).toContain(reply.status)
    }
  }

  /** Advances the clock only before a batch, so that no session expires during it. */
  async function runAtOnce(batch: Step[]): Promise<void> {
    if (batch.some(({ kind }) => kind === 'expire')) shop.clock.advance(RESERVATION_MS / 3)
    await Promise.all(batch.map(run))
  }

  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 5 })), async (batches) => {
      for (const batch of batches) await runAtOnce(batch)
      await expectSoundBooks()
    }),
    // No shrinking, because the ledger carries over between runs; stops at the first failure.
    { numRuns: draws({ few: 10, many: 100 }), endOnFailure: true },
  )
  // Random steps may miss an outcome or leave enough credit, so each is run with too little credit.
  for (const end of ['pay', 'cancel', 'expire'] as const) {
    const newcomer = await register(shop, `Newcomer-${end}`)
    await grant(newcomer, 100)
    const reply = await order(newcomer)
    const { order_number: number } = dataOf<{ order_number: string }>(reply)
    if (end === 'pay') await payInSandbox(shop, reply)
    if (end === 'cancel') await as(shop, newcomer)('POST', `/api/orders/${number}/cancel`)
  }
  shop.clock.advance(RESERVATION_MS * 1.3)
  await reconcile(shop.deps)
  await expectSoundBooks()
  const ends = (await shop.db.select().from(orders)).filter(({ credit_cents }) => credit_cents > 0)
  const reached = new Set(ends.map(orderStatus))
  expect([...reached].sort()).toEqual(expect.arrayContaining(['cancelled', 'expired', 'paid']))
}, 120_000)

test('the same cause is booked once, whoever repeats it', async () => {
  const ada = await register(shop, 'Ada')
  await Promise.all(Array.from({ length: 10 }, () => grant(ada, 700, 'a-birthday')))
  expect(await balanceOf(shop.db, await idOf(shop, ada))).toBe(700)
  await expectSoundBooks()
})

test('more than there is cannot be spent, and nothing is booked then', async () => {
  const ada = await register(shop, 'Ada')
  const { order_number } = dataOf<{ order_number: string }>(await order(ada))
  await grant(ada, 500)
  const { id: orderId } = await orderRow(shop, order_number)
  const spending = { userId: await idOf(shop, ada), orderId, amount: cents(501) }
  const spend = shop.db.transaction((tx) => spendCredit(tx, spending))
  await expect(spend).rejects.toBeInstanceOf(CreditShort)
  expect(await shop.db.select().from(ledgerTransfers)).toHaveLength(1)
})

describe('an order that expired and is paid after all', () => {
  async function expireAndPay(between: (ada: Member) => Promise<void>) {
    const ada = await register(shop, 'Ada')
    await grant(ada, 3_000)
    const reply = await order(ada)
    const id = String(reply.body.data?.redirect_url).split('/').pop() ?? ''
    // The buyer pays at the moment when the provider can no longer close the payment page.
    const provider = shop.deps.providers.find(({ id: name }) => name === 'sandbox')
    if (!provider) throw new Error('No sandbox.')
    const { expire } = provider
    provider.expire = async () => null
    shop.clock.advance(RESERVATION_MS + 60_000)
    await reconcile(shop.deps)
    provider.expire = expire
    const { order_number: number } = dataOf<{ order_number: string }>(reply)
    const fresh = await logIn(shop, ada)
    expect(await readOrder(shop, fresh, number)).toMatchObject({ status: 'expired' })
    expect(await balanceOf(shop.db, await idOf(shop, ada))).toBe(3_000)
    await between(ada)
    await shop.send('POST', `/api/sandbox/payments/${id}`, { outcome: 'succeed' })
    await payInSandbox(shop, reply)
    return { ada: fresh, number }
  }

  test('spends the credit that it gave back once more', async () => {
    const { ada, number } = await expireAndPay(async () => undefined)
    expect(await readOrder(shop, ada, number)).toMatchObject({ status: 'paid', credit_used: 30 })
    expect(await balanceOf(shop.db, await idOf(shop, ada))).toBe(0)
    await expectSoundBooks()
    expect((await as(shop, ada)('POST', `/api/orders/${number}/cancel`)).status).toBe(200)
    expect(await balanceOf(shop.db, await idOf(shop, ada))).toBe(3_000)
    await expectSoundBooks()
  })

  test('goes back where the credit was spent elsewhere', async () => {
    const { ada, number } = await expireAndPay(async (member) => {
      await order(await logIn(shop, member))
    })
    const answer = await readOrder(shop, ada, number)
    expect(answer.status).toBe('expired')
    expect(answer.timeline.map(({ kind }) => kind)).toContain('payment_surplus')
  })
})

test('an order that ends without payment gives its credit back', async () => {
  const ada = await register(shop, 'Ada')
  await grant(ada, 2_500)
  await order(ada)
  expect(await balanceOf(shop.db, await idOf(shop, ada))).toBe(0)
  shop.clock.advance(RESERVATION_MS + 1_000)
  await Promise.all([reconcile(shop.deps), reconcile(shop.deps)])
  expect(await balanceOf(shop.db, await idOf(shop, ada))).toBe(2_500)
  await expectSoundBooks()
})

test('the movements come newest first, twenty a page, and only those of the user', async () => {
  const [ada, bob] = [await register(shop, 'Ada'), await register(shop, 'Bob')]
  for (let count = 1; count <= 23; count += 1) await grant(ada, count)
  await grant(bob, 99_900)
  type Credits = { balance: number; pages: number; entries: Record<string, unknown>[] }
  const page = async (number: number) =>
    dataOf<Credits>(await as(shop, ada)('GET', `/api/credits?page=${number}`))
  const first = await page(1)
  expect(first).toMatchObject({ balance: 2.76, pages: 2 })
  expect(first.entries).toHaveLength(20)
  expect(first.entries[0]).toMatchObject({ kind: 'gift', amount: 0.23, balance_after: 2.76 })
  expect((await page(2)).entries.map(({ amount }) => amount)).toEqual([0.03, 0.02, 0.01])
  expect((await page(3)).entries).toEqual([])
  const none = dataOf<Credits>(await as(shop, await register(shop, 'Eve'))('GET', '/api/credits'))
  expect(none).toEqual({ balance: 0, entries: [], page: 1, pages: 1 })
})
