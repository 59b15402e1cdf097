import { eq } from 'drizzle-orm'
import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import { redeem } from '@/server/ledger/credits/redeem'
import {
  balanceOf,
  CreditShort,
  grantCredit,
  returnCredit,
  spendCredit,
} from '@/server/ledger/credits/transfer'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { ledgerAccounts, ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { hashOfCode } from '@/server/ledger/gift-card/code'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { lockOrder } from '@/server/orders/records/queries'
import { draws } from '@/__tests__/support/draws'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { idOf } from '@/__tests__/support/after-sales'
import { register } from '@/__tests__/support/members'
import { ADDRESS } from '@/__tests__/support/orders/orders'
import { sharedShop } from '@/__tests__/support/fixtures'

/** 1,000 sequences take 40 s on two idle cores; slow machines run fewer. */
const RUNS = draws({ few: 50, many: 1_000 })
const USERS = 2
const ORDERS = 2
const CARDS = 2

const step = fc.record({
  kind: fc.constantFrom('grant', 'spend', 'spend', 'return', 'redeem'),
  user: fc.nat({ max: USERS - 1 }),
  which: fc.nat({ max: 1 }),
  amount: fc.integer({ min: 1, max: 9_000 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const shop = sharedShop({ max: 8 })
let users: number[]
let sequence = 0
beforeAll(async () => {
  const members = [await register(shop, 'Ada'), await register(shop, 'Bob')]
  users = await Promise.all(members.map((member) => idOf(shop, member)))
})

const zero = cents(0)
const orderRow = (user_id: number | undefined, hash: string) => ({
  user_id: user_id ?? null,
  email: 'ada@example.com',
  country_id: ADDRESS.country_id,
  shipping_address: ADDRESS,
  billing_address: ADDRESS,
  subtotal_cents: zero,
  discount_cents: zero,
  shipping_cents: zero,
  tax_cents: zero,
  tax_title: 'Tax',
  total_cents: zero,
  has_bike: false,
  cart_hash: hash,
})

/** Creates an empty ledger with two orders per user and two cards that any user may redeem. */
async function freshBooks() {
  sequence += 1
  const name = `sequence-${sequence}`
  await shop.db.delete(ledgerTransfers)
  await shop.db.delete(ledgerAccounts)
  await shop.db.delete(giftCards)
  const rows = users.flatMap((user) =>
    Array.from({ length: ORDERS }, (_, n) => orderRow(user, `${name}-${user}-${n}`)),
  )
  const placed = await shop.db.insert(orders).values(rows).returning({ id: orders.id })
  const ids = placed.map(({ id }) => id)
  const codes = Array.from({ length: CARDS }, (_, n) => `${name}-card-${n}`)
  await shop.db.insert(giftCards).values(
    codes.map((code, piece) => ({
      order_id: ids[0] ?? 0,
      position: 0,
      piece,
      amount_cents: cents(5_000 + piece * 100),
      code_hash: hashOfCode(code),
    })),
  )
  return { ids, codes, name }
}

type Books = Awaited<ReturnType<typeof freshBooks>>

async function take({ ids, codes, name }: Books, { kind, user, which, amount }: Step) {
  const userId = users[user] ?? 0
  const orderId = ids[user * ORDERS + which] ?? 0
  if (kind === 'redeem') {
    const caller = { userId, publicId: String(userId) } as never
    return redeem(shop.deps, { caller, ipBlock: 'here', code: codes[which] ?? '' })
  }
  return shop.db.transaction(async (tx) => {
    if (kind === 'grant') {
      // Few distinct causes, so that some repeat.
      const cause = `${name}-${userId}-${amount % 5}`
      return grantCredit(tx, { userId, amount: cents(amount), kind: 'goodwill', cause, title: '' })
    }
    await lockOrder(tx, orderId)
    if (kind === 'return') return returnCredit(tx, orderId)
    return spendCredit(tx, { userId, orderId, amount: cents(amount) })
  })
}

/** Ignores the expected refusals and rethrows any other error. */
function refused(error: unknown): void {
  if (error instanceof CreditShort) return
  if (error instanceof DomainError && error.code === 'gift_code_refused') return
  throw error
}

async function expectSoundBooks(): Promise<void> {
  await expectSoundLedger(shop.db)
  const accounts = await shop.db.select().from(ledgerAccounts)
  const transfers = await shop.db.select().from(ledgerTransfers)
  for (const { kind, user_id, balance_cents } of accounts) {
    if (kind === 'credit') expect(await balanceOf(shop.db, user_id ?? 0)).toBe(balance_cents)
  }
  const redeemed = await shop.db.select().from(giftCards).where(eq(giftCards.state, 'redeemed'))
  const gifts = transfers.filter(({ kind }) => kind === 'gift')
  expect(gifts.map(({ cause, amount_cents }) => `${cause} ${amount_cents}`).sort()).toEqual(
    redeemed.map(({ id, amount_cents }) => `gift-card-${id} ${amount_cents}`).sort(),
  )
}

test('the books are sound after any grants, spendings, returns and redeemed cards at once', async () => {
  const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 3,
  })
  // Random runs may miss a kind of movement, so one fixed sequence has each kind.
  const first = { user: 0, which: 0, amount: 5_000 }
  const each = (['grant', 'spend', 'return', 'redeem'] as const).map((kind) => [{ kind, ...first }])
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(batches, async (sequenceOf) => {
      const books = await freshBooks()
      for (const batch of sequenceOf) {
        await Promise.all(batch.map((one) => take(books, one).catch(refused)))
        await expectSoundBooks()
      }
      for (const { kind } of await shop.db.select().from(ledgerTransfers)) seen.add(kind)
    }),
    { numRuns: RUNS, examples: [[each]] },
  )
  expect([...seen].sort()).toEqual(['gift', 'goodwill', 'returned', 'spent'])
}, 600_000)
