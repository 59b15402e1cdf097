import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { draws } from '@/__tests__/support/draws'
import {
  audit,
  comeBack,
  openMoneyShop,
  payPalOrderOf,
  rememberStock,
  sessionOf,
  stuckAttempts,
  type MoneyShop,
  type ProviderId,
} from '@/__tests__/support/orders/money-shop'
import { bikeItem, orderBody, pay } from '@/__tests__/support/orders/orders'
import type { Fault } from '@/__tests__/support/providers/fake-server'
import { workOff } from '@/__tests__/support/work'

const CHECKOUTS = draws({ few: 50, many: 1_000 })
const AT_ONCE = 20
const FAULTY = 0.3
const FAULTS: Fault[] = [
  'reset',
  'error',
  'too-many',
  'malformed',
  'unknown-status',
  'slow',
  'hang',
]

/** Returns a seeded random number generator, so that failures are reproducible. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

let shop: MoneyShop
const random = chance(20_261_121)
const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T

beforeAll(async () => {
  shop = await openMoneyShop()
  await shop.db.update(stockItems).set({ on_hand: 10_000 })
  await rememberStock(shop.db)
  const chooser = () => (random() < FAULTY ? oneOf(FAULTS) : null)
  shop.stripe.server.failBy(chooser)
  shop.payPal.server.failBy(chooser)
})
afterAll(() => shop.close())

interface Buyer {
  body: Record<string, unknown>
  provider: ProviderId
  /** 0: leaves; 1: pays and closes the tab; 2: pays and returns to the shop. */
  plan: number
}

async function buy({ body, provider, plan }: Buyer): Promise<void> {
  let placed = await pay(shop, body, String(body.email))
  for (let tries = 0; placed.status === 502 && tries < 8; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    placed = await pay(shop, body, String(body.email))
  }
  if (placed.status !== 200 || plan === 0) return
  if (provider === 'stripe') shop.stripe.pay(sessionOf(shop, placed))
  else shop.payPal.approve(payPalOrderOf(shop, placed))
  if (plan === 2) expect((await comeBack(shop, placed, provider)).status).toBeLessThan(500)
}

/** Delivers events late and in random order: some twice, some never. */
async function sendSomeEvents(): Promise<void> {
  for (const fake of [shop.stripe, shop.payPal]) {
    const sent = fake.events.splice(0).filter(() => random() < 0.8)
    const twice = sent.filter(() => random() < 0.2)
    await fake.flush([...sent, ...twice].sort(() => random() - 0.5))
  }
}

test(`${CHECKOUTS} checkouts with ${FAULTY * 100} % of the provider's answers broken charge nobody twice and leave nothing stuck`, async () => {
  const total = await orderBody(shop, [bikeItem('nyx')])
  const buyers = Array.from({ length: CHECKOUTS }, (_, index): Buyer => {
    const provider = oneOf(['stripe', 'paypal'] as const)
    const body = { ...total, provider, email: `buyer-${index}@example.com` }
    return { body, provider, plan: oneOf([0, 1, 1, 2, 2, 2]) }
  })
  for (let start = 0; start < CHECKOUTS; start += AT_ONCE) {
    await Promise.all(buyers.slice(start, start + AT_ONCE).map(buy))
    await sendSomeEvents()
    await workOff(shop.deps)
  }
  // From here the providers respond; two minutes later no paid order may be open.
  shop.stripe.server.failBy(null)
  shop.payPal.server.failBy(null)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await shop.twoMinutes()
  expect(await stuckAttempts(shop.db)).toEqual([])
  const rows = await shop.db.select().from(orders)
  expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length)
  const paid = rows.filter(hasBeenPaid)
  expect(shop.stripe.balance() + shop.payPal.balance()).toBe(
    paid.reduce((sum, { total_cents }) => sum + total_cents, 0),
  )
  await audit(shop)
}, 900_000)
