import { sql } from 'drizzle-orm'

import { amountDue } from '@/domain/shop/orders/amount-due'
import { FINAL_STATES, hasBeenPaid, type FulfillmentState } from '@/domain/shop/orders/order-state'
import { cents, type Cents } from '@/domain/kit/money'
import type { ReviewAction } from '@/domain/office/payment/payment-review'
import { declare } from '@/server/buying/orders/withdraw'
import { decideReview } from '@/server/office/payment/decide-review'
import { heldFor } from '@/server/office/payment/held-money'
import { placeOrder } from '@/server/orders/checkout/place-order'
import { balanceOf, grantCredit, spendCredit } from '@/server/ledger/credits/transfer'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { saveAddress } from '@/server/identity/addresses/address-book'
import { endOrder } from '@/server/payments/attempts/end-order'
import { moveFulfillment } from '@/server/office/orders/move-fulfillment'
import { applyLookUp } from '@/server/payments/attempts/apply-look-up'
import { syncDispute } from '@/server/payments/disputes/disputes'
import { openPayment, payAgain } from '@/server/payments/attempts/open-payment'
import { leftOf } from '@/server/payments/refunds/order-money'
import { findLatestAttempt, findPayment, type Attempt } from '@/server/payments/books/queries'
import { findOrder, type OrderRow } from '@/server/orders/records/queries'
import { syncRefunds } from '@/server/payments/refunds/sync-refunds'
import { findManualRefund } from '@/server/payments/books/bank-queries'
import { enterSentRefund } from '@/server/payments/refunds/enter-sent-refund'
import { receiveTransfer } from '@/server/payments/attempts/receive-transfer'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { sendRefund } from '@/server/payments/refunds/send-refund'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { ProviderUnreachable } from '@/server/kernel/ports/payments'
import { FarEnd, type Dispute } from '@/__tests__/support/api/far-end'
import { LifeEvents } from './life-events'
import { expectOneAddress, refundPiece, returnPiece } from './life-returns'
import type { Step } from './life-step'
import type { LifeShop } from './life-world'
import { heldAtPayPal, heldAtStripe, readFacts, type Facts } from './order-facts'
import { ADDRESS } from './orders'
import { reconcile } from './reconcile'

let lives = 0

const ASKED: readonly Step['kind'][] = ['refund', 'refund-piece', 'return', 'end', 'withdraw']
const isAsked = ({ kind }: Step) => ASKED.includes(kind) || kind.startsWith('cancel')

/** Random scenario of one buyer with credit and a few orders. */
export class OrderLife {
  private readonly orders: number[] = []
  private readonly farEnd: FarEnd
  private readonly events: LifeEvents
  private requestCount = 0

  private constructor(
    private readonly world: LifeShop,
    private readonly userId: number,
    private readonly name: string,
  ) {
    this.farEnd = new FarEnd(world.shop)
    this.events = new LifeEvents(world.shop, world.deps)
  }

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

  /** Runs a step; if the shop refuses it with a message, nothing may change. Other errors are faults. */
  async take(step: Step): Promise<void> {
    const before = isAsked(step) ? await this.facts() : null
    try {
      await this.run(step)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
    await this.check(before)
  }

  private async run(step: Step): Promise<void> {
    if (step.kind === 'order') return this.order(step)
    if (step.kind === 'stuck') return this.comeFirst()
    if (step.kind === 'hear') return this.events.hear(step, await this.names())
    const id = this.orders[step.pick % Math.max(this.orders.length, 1)]
    const order = id === undefined ? undefined : await findOrder(this.world.deps.db, id)
    if (!order) return
    const attempt = await findLatestAttempt(this.world.deps.db, order.id)
    if (attempt) await this.actOn(step, order, attempt)
  }

  private async actOn(step: Step, order: OrderRow, attempt: Attempt): Promise<void> {
    const { deps } = this.world
    const { number } = order
    if (AWAY.some((kind) => kind === step.kind)) return this.actAway(step, attempt)
    if (step.kind === 'accept') return this.decide(order, 'accept')
    if (step.kind === 'send-back') return this.decide(order, 'send_back')
    if (step.kind === 'close') return this.decide(order, 'close')
    if (step.kind === 'end') return this.decide(order, 'end')
    if (step.kind === 'end-of-review') return this.endOfReview(order)
    if (step.kind === 'retry') return void (await payAgain(deps, number))
    if (step.kind === 'transfer') return this.transfer(step, order, attempt)
    if (step.kind === 'refund') return this.refund(step, order)
    const input = { order, step, key: `${this.name}-${(this.requestCount += 1)}` }
    if (step.kind === 'refund-piece') return refundPiece(deps, input)
    if (step.kind === 'return') return returnPiece(deps, input)
    if (step.kind === 'send') return this.send()
    if (step.kind === 'cancel') return endOrder(deps, order, { by: 'buyer' })
    if (step.kind === 'cancel-by-shop') return endOrder(deps, order, { by: 'shop' })
    if (step.kind === 'withdraw') return declare(deps, order, { lines: step.flag ? [0] : null })
    if (step.kind === 'expire') return this.expire(order, deps)
    if (step.kind === 'outage') return this.expire(order, await this.without(attempt))
    const next = NEXT[step.pick % NEXT.length] ?? 'ready'
    return moveFulfillment(deps, { number, to: next, by: 'shop' })
  }

  /** Acts at the provider; after a late step, only the event notifies the shop. */
  private async actAway(step: Step, attempt: Attempt): Promise<void> {
    const { farEnd } = this
    const { kind, share, late } = step
    const heardIf = (notified: () => Promise<boolean>, happen: () => void) =>
      this.events.unless(async () => !late && notified(), happen)
    const looked = async () => {
      await this.lookUp(attempt.order_id)
      return true
    }
    if (kind === 'pay') return heardIf(looked, () => farEnd.pay(attempt))
    if (kind === 'pay-oddly') return heardIf(looked, () => farEnd.payOddly(attempt, share))
    if (kind === 'decline') {
      await heardIf(looked, () => farEnd.payLater(attempt))
      return heardIf(looked, () => farEnd.decline(attempt))
    }
    if (kind === 'console-refund') {
      const synced = () => this.syncRefunds(attempt)
      return heardIf(synced, () => farEnd.refundInConsole(attempt, share))
    }
    let found: Dispute | undefined
    const synced = () => this.syncDispute(found)
    if (kind === 'end-dispute') {
      const outcome = step.flag ? 'won' : 'lost'
      return heardIf(synced, () => (found = farEnd.endDispute(outcome)))
    }
    return heardIf(synced, () => (found = farEnd.dispute(attempt)))
  }

  private async syncRefunds(attempt: Attempt): Promise<boolean> {
    const { deps } = this.world
    const id = this.farEnd.paymentId(attempt)
    const paid = id === undefined ? undefined : await findPayment(deps.db, attempt.provider, id)
    if (paid) await syncRefunds(deps, paid)
    return paid !== undefined
  }

  private async syncDispute(found?: Dispute): Promise<boolean> {
    const { deps } = this.world
    const provider = deps.providers.find(({ id }) => id === found?.provider)
    return provider && found ? syncDispute(deps, provider, found.id) : true
  }

  /** Returns ids that identify the events of this buyer's payments. */
  private async names(): Promise<string[]> {
    const { attempts } = await this.facts()
    const paid = [...PROVIDERS].flatMap((provider) =>
      attempts.map((public_id) => this.farEnd.paymentId({ provider, public_id })),
    )
    return [...attempts, ...paid.filter((id) => id !== undefined)]
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
        userId: this.userId,
        credit,
        ipBlock: this.name,
        emailConfirmedAt: null,
      },
      priced,
      provider,
      legalVersions: [],
      request: {
        ...{ key: null, hash: this.name, open: `${this.name}-${this.orders.length}` },
      },
      alongside: async (tx, made) => {
        const spending = { userId: this.userId, orderId: made.id, amount: credit }
        if (credit > 0) await spendCredit(tx, spending)
        await saveAddress(deps, tx, { userId: this.userId, address })
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

  private async transfer({ share }: Step, order: OrderRow, attempt: Attempt): Promise<void> {
    if (attempt.provider !== 'bank' || !attempt.provider_ref) return
    // A part of the amount due, all of it, or more.
    const amount = cents(Math.ceil((amountDue(order) * Math.max(share, 10)) / 80))
    if (amount <= 0) return
    const key = `${this.name}-part-${(this.requestCount += 1)}`
    const receipt = { reference: attempt.provider_ref, amount, by: 'admin', key }
    await receiveTransfer(this.world.deps, receipt)
  }

  private async refund({ share, flag }: Step, order: OrderRow): Promise<void> {
    const { db } = this.world.deps
    const left = await db.transaction((tx) => leftOf(tx, order))
    // Occasionally more than is left, which is refused.
    const amount = cents(Math.max(1, Math.ceil((left * share) / 90)))
    const target = flag ? 'credit' : 'provider'
    const key = `${this.name}-${(this.requestCount += 1)}`
    const input = { number: order.number, amount, target, reason: 'asked', key } as const
    await requestRefund(this.world.deps, input)
  }

  private async send(): Promise<void> {
    const { deps } = this.world
    const { rows } = await deps.db.execute<{ id: number }>(
      sql`select id::int from refunds where order_id in ${this.ids()} and status = 'pending'`,
    )
    for (const { id } of rows) {
      await sendRefund(deps, id)
      await this.sendByHand(id)
    }
  }

  /** Two administrators enter the same refund concurrently, with different references; one succeeds. */
  private async sendByHand(id: number): Promise<void> {
    const { deps } = this.world
    if (!(await findManualRefund(deps.db, id))) return
    const sent_on = deps.clock.now().toISOString().slice(0, 10)
    const enter = (by: string) => enterSentRefund(deps, { id, reference: by, sent_on, by })
    const answers = await Promise.allSettled([enter('ada'), enter('grace')])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const answer of answers) if (answer.status === 'rejected') refused(answer.reason)
  }

  /** Expires an order without moving the shared clock; it ends in two rounds, whatever is due first. */
  private async expire(order: OrderRow, deps: Deps): Promise<void> {
    await deps.db.execute(
      sql`update orders set expires_at = ${order.created_at.toISOString()} where id = ${order.id} and payment_state = 'unpaid'`,
    )
    for (const ms of [1_000, 31_000]) {
      const now = () => new Date(deps.clock.now().getTime() + ms)
      await reconcile({ ...deps, clock: { now } })
    }
    const [end, attempt] = [
      await findOrder(deps.db, order.id),
      await findLatestAttempt(deps.db, order.id),
    ]
    const isOver = end?.payment_state !== 'unpaid' || end.needs_review
    expect([order.id, isOver || attempt?.status]).toEqual([order.id, isOver || 'processing'])
  }

  private async comeFirst(): Promise<void> {
    await this.world.deps.db.execute(sql`delete from job_delays where work like 'reconcile/%'`)
  }

  /** Returns deps in which the other provider fails for this buyer and the stuck orders. */
  private async without({ provider }: Attempt): Promise<Deps> {
    const { deps, stuck } = this.world
    const { rows } = await deps.db.execute<{ ref: string }>(
      sql`select provider_ref as ref from payment_attempts where order_id in ${this.ids()} and provider <> ${provider}`,
    )
    const mute = new Set(rows.map(({ ref }) => ref))
    if (provider !== 'stripe') for (const id of stuck) mute.add(id)
    const providers = deps.providers.map(({ unguarded = null, ...guarded }) => {
      const one = unguarded ?? guarded
      const answer = async (ref: string, call: typeof one.lookUp) => {
        if (mute.has(ref)) throw new ProviderUnreachable('No answer.')
        return call(ref)
      }
      return {
        ...one,
        lookUp: (ref: string) => answer(ref, one.lookUp),
        expire: (ref: string) => answer(ref, one.expire),
      }
    })
    return { ...deps, providers }
  }

  private ids() {
    return sql`(${sql.join([0, ...this.orders], sql`, `)})`
  }

  private facts() {
    return readFacts(this.world.deps.db, this.userId, this.ids())
  }

  /** Checks invariants after a step; `before` is null unless staff or the buyer requested the step. */
  private async check(before: Facts | null): Promise<void> {
    const facts = await this.facts()
    // The ledger contains every cent that a provider or the buyer holds, and nothing else.
    const held = heldAtStripe(this.world.shop, facts) + heldAtPayPal(this.world.shop, facts)
    if (!this.events.isBehind) expect(facts.cash.stripe + facts.cash.paypal).toBe(held)
    expect(facts.cash.bank).toBe(facts.received - facts.sent)
    expect(facts.balance).toBe(facts.credited)
    for (const order of facts.orders) expectSound(order)
    if (!before) return
    // No request pays out more than was paid in.
    for (const order of facts.orders) {
      const earlier = before.orders.find(({ id }) => id === order.id)
      if (order.gone > (earlier?.gone ?? 0)) expect(order.gone).toBeLessThanOrEqual(order.came)
    }
  }

  async finish(): Promise<void> {
    await this.events.hearAll(await this.names())
    while (this.farEnd.hasOpenDispute) await this.syncDispute(this.farEnd.endDispute('won'))
    await this.send()
    for (const id of this.orders) await this.end(id)
    await this.send()
    await this.events.hearAll(await this.names())
    await expectOneAddress(this.world.deps, this.userId, this.orders.length > 0)
    await this.check(null)
  }

  private async end(id: number): Promise<void> {
    const { deps } = this.world
    const order = await findOrder(deps.db, id)
    if (!order) throw new Error(`Order ${id} is gone.`)
    if (order.needs_review) await this.decide(order, 'accept').catch(refused)
    const decided = await findOrder(deps.db, id)
    if (decided?.needs_review) await this.decide(order, 'send_back').catch(refused)
    const looked = await findOrder(deps.db, id)
    if (looked?.needs_review) await this.decide(order, 'close').catch(refused)
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

const AWAY: readonly Step['kind'][] = [
  ...(['pay', 'pay-oddly', 'decline', 'console-refund', 'dispute', 'end-dispute'] as const),
]
const PROVIDERS = ['stripe', 'paypal'] as const
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
