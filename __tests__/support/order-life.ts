import { sql } from 'drizzle-orm'

import { amountDue } from '@/domain/amount-due'
import { FINAL_STATES, hasBeenPaid, type FulfillmentState } from '@/domain/order-state'
import { cents, type Cents } from '@/domain/money'
import type { ReviewAction } from '@/domain/review'
import { decideReview } from '@/server/bookkeeping/decide-review'
import { heldFor } from '@/server/bookkeeping/held-money'
import { priceCart, type PricedCart } from '@/server/cart/price-cart'
import { readCatalogue } from '@/server/catalogue/read-catalogue'
import { placeOrder } from '@/server/checkout/place-order'
import { creditProvider } from '@/server/credits/credit-provider'
import { balanceOf, grantCredit, spendCredit } from '@/server/credits/transfer'
import { users } from '@/server/db/schema/users'
import type { Deps } from '@/server/deps'
import { reconcile } from '@/server/payment/reconcile'
import { endOrder } from '@/server/orders/end-order'
import { moveFulfillment } from '@/server/orders/move-fulfillment'
import { applyLookUp } from '@/server/payment/apply-look-up'
import { bankProvider } from '@/server/payment/bank-provider'
import { syncDispute } from '@/server/payment/disputes'
import { openPayment, payAgain } from '@/server/payment/open-payment'
import { leftOf } from '@/server/payment/order-money'
import { findLatestAttempt, findPayment, type Attempt } from '@/server/payment/queries'
import { findOrder, type OrderRow } from '@/server/orders/queries'
import { syncRefunds } from '@/server/payment/sync-refunds'
import { receiveTransfer } from '@/server/payment/receive-transfer'
import { requestRefund } from '@/server/payment/request-refund'
import { sendRefund } from '@/server/payment/send-refund'
import { DomainError } from '@/server/http/domain-error'
import type { MoneyShop } from './money-shop'
import { heldAtPayPal, heldAtStripe, readFacts, type Facts } from './order-facts'
import { ADDRESS, bikeItem, US } from './orders'

const HELMET = 5_000_110

export interface Step {
  kind:
    | 'order'
    | 'pay'
    | 'decline'
    | 'retry'
    | 'transfer'
    | 'refund'
    | 'send'
    | 'cancel'
    | 'cancel-by-shop'
    | 'dispute'
    | 'end-dispute'
    | 'expire'
    | 'move'
    | 'console-refund'
    | 'pay-oddly'
    | 'accept'
    | 'send-back'
    | 'end'
    | 'end-of-review'
  /** Chooses among providers, orders and next steps. */
  pick: number
  /** Per cent of an amount. */
  share: number
  /** To credit, of a bike, won: what a step has two ways for. */
  flag: boolean
}

/** What the sequences of a file share: prices and providers. */
export interface LifeShop {
  shop: MoneyShop
  deps: Deps
  bike: PricedCart
  helmet: PricedCart
}

export async function openLife(shop: MoneyShop): Promise<LifeShop> {
  const { db, secret } = shop.deps
  const bank = bankProvider({ db, secret, account: 'Shop, 123' })
  const providers = [...shop.deps.providers, bank, creditProvider(db, secret)]
  const deps = { ...shop.deps, providers }
  await db.execute(sql`update stock_items set on_hand = 100000000`)
  const catalogue = await readCatalogue(db)
  const price = (item: { product_id: number; count: number }) =>
    priceCart(catalogue, { items: [item], countryId: US, promo: null, today: '2026-11-20' })
  return {
    shop,
    deps,
    bike: price(bikeItem('nyx')),
    helmet: price({ product_id: HELMET, count: 1 }),
  }
}

let lives = 0

/** One buyer with credit and a few orders, through whatever may happen to them. */
export class OrderLife {
  private readonly orders: number[] = []
  private readonly openDisputes: string[] = []
  private asked = 0

  private constructor(
    private readonly world: LifeShop,
    private readonly userId: number,
    private readonly name: string,
  ) {}

  static async begin(world: LifeShop, credit: Cents): Promise<OrderLife> {
    const { db } = world.deps
    const name = `life-${(lives += 1)}`
    const email = `${name}@example.com`
    const person = { name, last_name: 'Rider', user_name: name }
    const row = { ...person, public_id: name, email, email_key: email }
    const [user] = await db.insert(users).values(row).returning({ id: users.id })
    if (!user) throw new Error('No user.')
    const grant = { userId: user.id, amount: credit, kind: 'gift', title: 'A gift' } as const
    await db.transaction((tx) => grantCredit(tx, { ...grant, cause: name }))
    return new OrderLife(world, user.id, name)
  }

  /** A step that the shop refuses in words changes nothing; anything else that fails is a fault. */
  async take(step: Step): Promise<void> {
    const before = await this.facts()
    try {
      await this.run(step)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
    await this.check(step, before)
  }

  private async run(step: Step): Promise<void> {
    if (step.kind === 'order') return this.order(step)
    const id = this.orders[step.pick % Math.max(this.orders.length, 1)]
    const order = id === undefined ? undefined : await findOrder(this.world.deps.db, id)
    if (!order) return
    const attempt = await findLatestAttempt(this.world.deps.db, order.id)
    if (attempt) await this.actOn(step, order, attempt)
  }

  private async actOn(step: Step, order: OrderRow, attempt: Attempt): Promise<void> {
    const { deps } = this.world
    const { number } = order
    if (step.kind === 'pay') return this.pay(attempt)
    if (step.kind === 'decline') return this.decline(attempt)
    if (step.kind === 'pay-oddly') return this.payOddly(step, attempt)
    if (step.kind === 'accept') return this.decide(order, 'accept')
    if (step.kind === 'send-back') return this.decide(order, 'send_back')
    if (step.kind === 'end') return this.decide(order, 'end')
    if (step.kind === 'end-of-review') return this.endOfReview(order)
    if (step.kind === 'retry') return void (await payAgain(deps, number))
    if (step.kind === 'transfer') return this.transfer(step, order, attempt)
    if (step.kind === 'refund') return this.refund(step, order)
    if (step.kind === 'send') return this.send()
    if (step.kind === 'cancel') return endOrder(deps, order, { by: 'buyer' })
    if (step.kind === 'cancel-by-shop') return endOrder(deps, order, { by: 'shop' })
    if (step.kind === 'dispute') return this.dispute(attempt)
    if (step.kind === 'end-dispute') return this.endDispute(step.flag ? 'won' : 'lost')
    if (step.kind === 'expire') return this.expire(order)
    if (step.kind === 'console-refund') return this.refundInConsole(step, attempt)
    const next = NEXT[step.pick % NEXT.length] ?? 'ready'
    return moveFulfillment(deps, { number, to: next, by: 'shop' })
  }

  private async order({ pick, share, flag }: Step): Promise<void> {
    if (this.orders.length === 3) return
    const { deps } = this.world
    const priced = flag ? this.world.bike : this.world.helmet
    const { total } = priced.quote.totals
    const balance = await balanceOf(deps.db, this.userId)
    const credit = cents(Math.min(total, Math.floor((balance * share) / 100)))
    const id = credit === total ? 'credit' : (['stripe', 'paypal', 'bank'][pick % 3] ?? 'stripe')
    const provider = deps.providers.find((one) => one.id === id)
    if (!provider) throw new Error(`No provider ${id}.`)
    const address = { ...ADDRESS, line1: `${this.name} Street` }
    const placed = await placeOrder(deps, {
      buyer: {
        email: `${this.name}@example.com`,
        shipping_address: address,
        billing_address: address,
        promo_code: null,
        userId: this.userId,
        credit,
        place: this.name,
        emailConfirmedAt: null,
      },
      priced,
      provider,
      request: { key: null, hash: `${this.name}-${this.orders.length}` },
      alongside: async (tx, made) => {
        const spending = { userId: this.userId, orderId: made.id, amount: credit }
        if (credit > 0) await spendCredit(tx, spending)
      },
    })
    this.orders.push(placed.id)
    await openPayment(deps, placed.number)
    if (id === 'credit') await this.lookUp(placed.id)
  }

  private async lookUp(orderId: number): Promise<void> {
    const attempt = await findLatestAttempt(this.world.deps.db, orderId)
    if (attempt) await applyLookUp(this.world.deps, attempt)
  }

  private async pay(attempt: Attempt): Promise<void> {
    const { stripe, payPal } = this.world.shop
    if (attempt.provider === 'stripe') {
      const session = stripe.sessionOf(attempt.public_id)
      if (session.status === 'open') stripe.pay(session)
    }
    if (attempt.provider === 'paypal') {
      const page = payPal.orderOf(attempt.public_id)
      if (page.status === 'PAYER_ACTION_REQUIRED') payPal.approve(page)
    }
    await this.lookUp(attempt.order_id)
  }

  /** Less or more than was asked for: the order comes under review. */
  private async payOddly({ share }: Step, attempt: Attempt): Promise<void> {
    if (attempt.provider !== 'stripe') return
    const { stripe } = this.world.shop
    const session = stripe.sessionOf(attempt.public_id)
    if (session.status !== 'open') return
    const amount_received = Math.max(1, Math.ceil((session.amount_total * (share + 1)) / 80))
    stripe.pay(session, { amount_received })
    await this.lookUp(attempt.order_id)
  }

  private async decide({ id, number }: OrderRow, action: ReviewAction): Promise<void> {
    const { deps } = this.world
    const order = await findOrder(deps.db, id)
    if (!order) return
    const { held } = await heldFor(deps.db, order)
    await decideReview(deps, { number, action, reason: 'looked at', held, by: 'admin' })
  }

  private async endOfReview(order: OrderRow): Promise<void> {
    const { deps } = this.world
    await deps.db.execute(
      sql`update orders set review_ends_at = ${order.created_at.toISOString()} where id = ${order.id} and review_ends_at is not null`,
    )
    await reconcile({ ...deps, clock: { now: () => new Date(deps.clock.now().getTime() + 1_000) } })
  }

  private async decline(attempt: Attempt): Promise<void> {
    const { stripe, payPal } = this.world.shop
    if (attempt.provider === 'paypal') {
      const page = payPal.orderOf(attempt.public_id)
      if (page.status === 'PAYER_ACTION_REQUIRED') payPal.reverse(page)
    }
    if (attempt.provider === 'stripe') {
      const session = stripe.sessionOf(attempt.public_id)
      if (session.status !== 'open') return
      stripe.payLater(session)
      await this.lookUp(attempt.order_id)
      stripe.bounce(session)
    }
    await this.lookUp(attempt.order_id)
  }

  private async transfer({ share }: Step, order: OrderRow, attempt: Attempt): Promise<void> {
    if (attempt.provider !== 'bank' || !attempt.provider_ref) return
    // A part, the rest, or more than that.
    const amount = cents(Math.ceil((amountDue(order) * Math.max(share, 10)) / 80))
    if (amount <= 0) return
    const key = `${this.name}-part-${(this.asked += 1)}`
    const receipt = { reference: attempt.provider_ref, amount, by: 'admin', key }
    await receiveTransfer(this.world.deps, receipt)
  }

  private async refund({ share, flag }: Step, order: OrderRow): Promise<void> {
    const { db } = this.world.deps
    const left = await db.transaction((tx) => leftOf(tx, order))
    // Now and then more than there is, which is refused.
    const amount = cents(Math.max(1, Math.ceil((left * share) / 90)))
    const target = flag ? 'credit' : 'provider'
    const key = `${this.name}-${(this.asked += 1)}`
    const wish = { number: order.number, amount, target, reason: 'asked', key } as const
    await requestRefund(this.world.deps, wish)
  }

  private async send(): Promise<void> {
    const { deps } = this.world
    const { rows } = await deps.db.execute<{ id: number }>(
      sql`select id::int from refunds where order_id in ${this.ids()} and status = 'pending'`,
    )
    for (const { id } of rows) await sendRefund(deps, id)
  }

  private async refundInConsole({ share }: Step, attempt: Attempt): Promise<void> {
    if (attempt.provider !== 'stripe' || attempt.status !== 'captured') return
    const { stripe } = this.world.shop
    const session = stripe.sessionOf(attempt.public_id)
    const intent = session.payment_intent
    const gone = stripe.refunds
      .filter((one) => one.payment_intent === intent?.id && one.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
    const amount = Math.floor(((intent?.amount_received ?? 0) - gone) * (share / 200))
    // A bank that asks for its money leaves none to refund.
    const isAsked = [...stripe.disputes.values()].some((one) => one.payment_intent === intent?.id)
    if (amount <= 0 || isAsked) return
    stripe.refundInConsole(session, amount)
    const paid = await findPayment(this.world.deps.db, 'stripe', intent?.id ?? '')
    if (paid) await syncRefunds(this.world.deps, paid)
  }

  private async dispute(attempt: Attempt): Promise<void> {
    if (attempt.provider !== 'stripe' || attempt.status !== 'captured') return
    const { stripe } = this.world.shop
    const session = stripe.sessionOf(attempt.public_id)
    const intent = session.payment_intent?.id
    if ([...stripe.disputes.values()].some((one) => one.payment_intent === intent)) return
    const id = stripe.dispute(session)
    this.openDisputes.push(id)
    await this.hearOf(id)
  }

  private async endDispute(outcome: 'won' | 'lost'): Promise<void> {
    const id = this.openDisputes.shift()
    if (id === undefined) return
    this.world.shop.stripe.endDispute(id, outcome)
    await this.hearOf(id)
  }

  private async hearOf(id: string): Promise<void> {
    const stripe = this.world.deps.providers.find((one) => one.id === 'stripe')
    if (stripe) await syncDispute(this.world.deps, stripe, id)
  }

  /** The end of its time, without moving the clock of all others. */
  private async expire(order: OrderRow): Promise<void> {
    const { deps } = this.world
    await deps.db.execute(
      sql`update orders set expires_at = ${order.created_at.toISOString()} where id = ${order.id} and payment_state = 'unpaid'`,
    )
    await reconcile({ ...deps, clock: { now: () => new Date(deps.clock.now().getTime() + 1_000) } })
  }

  private ids() {
    return sql`(${sql.join([0, ...this.orders], sql`, `)})`
  }

  private facts() {
    return readFacts(this.world.deps.db, this.userId, this.ids())
  }

  /** What must hold after every step. */
  private async check({ kind }: Step, before: Facts): Promise<void> {
    const facts = await this.facts()
    // Every cent that the providers hold or the buyer has is in the ledger, and no other.
    const held = heldAtStripe(this.world.shop, facts) + heldAtPayPal(this.world.shop, facts)
    expect(facts.cash.stripe + facts.cash.paypal).toBe(held)
    expect(facts.cash.bank).toBe(facts.received)
    expect(facts.balance).toBe(facts.credited)
    for (const order of facts.orders) expectSound(order)
    // What people of the house or the buyer ask for never takes more out than came in.
    if (kind !== 'refund' && kind !== 'end' && !kind.startsWith('cancel')) return
    for (const order of facts.orders) {
      const earlier = before.orders.find(({ id }) => id === order.id)
      if (order.gone > (earlier?.gone ?? 0)) expect(order.gone).toBeLessThanOrEqual(order.came)
    }
  }

  /** Whatever happened, each order gets to an end that nobody has to wait for. */
  async finish(): Promise<void> {
    while (this.openDisputes.length > 0) await this.endDispute('won')
    await this.send()
    for (const id of this.orders) await this.end(id)
    await this.send()
    await this.check(IDLE, await this.facts())
  }

  private async end(id: number): Promise<void> {
    const { deps } = this.world
    const order = await findOrder(deps.db, id)
    if (!order) throw new Error(`Order ${id} is gone.`)
    if (order.needs_review) await this.decide(order, 'accept').catch(refused)
    const decided = await findOrder(deps.db, id)
    if (decided?.needs_review) await this.decide(order, 'send_back').catch(refused)
    const open = await findOrder(deps.db, id)
    if (open?.payment_state === 'unpaid') await endOrder(deps, open, { by: 'shop' })
    for (const to of order.payment_state === 'refunded' ? BACK : FORTH) {
      await moveFulfillment(deps, { number: order.number, to, by: 'shop' }).catch(refused)
    }
    const end = await findOrder(deps.db, id)
    const isOver = FINAL_STATES.some((state) => state === end?.fulfillment_state)
    if (!isOver || end?.needs_review) throw new Error(`${JSON.stringify(end)} has no way out.`)
  }
}

const IDLE: Step = { kind: 'send', pick: 0, share: 0, flag: false }
const FORTH = ['ready', 'shipped', 'delivered'] as const
const BACK = ['shipped', 'delivered', 'cancelled'] as const
const NEXT: readonly FulfillmentState[] = [
  'in_production',
  'ready',
  'partly_shipped',
  'shipped',
  'delivered',
  'returned',
]

function refused(error: unknown): void {
  if (!(error instanceof DomainError)) throw error
}

function expectSound({ id, ...order }: Facts['orders'][number]): void {
  const isPaid = hasBeenPaid(order)
  expect([id, isPaid ? order.paid + order.credit : order.total]).toEqual([id, order.total])
  expect([id, order.state_of_money]).toEqual([id, isPaid ? order.payment_state : 'none'])
}
