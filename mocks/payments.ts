import { renderText } from '@/server/kernel/mail/render-text'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { paymentStateOf } from '@/server/payments/attempts/payment-state'
import { dateLong, money } from '@/utils/format'

import { differenceOfAttempt, stateOfDifference, applyDifference } from './differences'
import { mockProblem } from './mock'
import type { MockShop } from './mock-shop'
import type { Books, MockAttempt, MockDifference, MockOrder } from './shop-state'

type Outcome = 'succeed' | 'decline' | 'pending'

const BOOKED_AS = { succeed: 'paid', decline: 'declined', pending: 'pending' } as const
const EVENT_OF = {
  open: null,
  pending: 'payment_processing',
  paid: 'paid',
  declined: 'payment_declined',
  expired: 'payment_expired',
} as const

export function newAttempt(): MockAttempt {
  const [id, token, sandboxId] = [random(), random(), `sbx_${random()}`]
  return { id, token, sandboxId, status: 'open', booked: 'open' }
}

/** Returns the payment page of the order's open attempt, or of a new one after a decline. */
export function openMockPayment(shop: MockShop, number: string) {
  return shop.change((books) => {
    const order = requireOrder(books, ({ number: own }) => own === number)
    const latest = latestAttempt(order)
    if (latest.status !== 'declined') return { attempt: latest, redirect_url: pageOf(latest) }
    const attempt = newAttempt()
    order.attempts.push(attempt)
    return { attempt, redirect_url: pageOf(attempt) }
  })
}

export function payAgain(shop: MockShop, { number, key }: { number: string; key: string }) {
  shop.change((books) => {
    const order = requireOrder(books, (one) => one.number === number && one.key === key)
    syncPayment(shop, books, order)
    if (order.payment_state !== 'unpaid') throw mockProblem('payment_closed')
  })
  const { redirect_url } = openMockPayment(shop, number)
  return { redirect_url }
}

export function readSandbox(shop: MockShop, id: string) {
  const { order, attempt } = requireSandbox(shop.books(), id)
  return sandboxOf(order, attempt)
}

/** Applies the buyer's action on the payment page. The shop notices it only by polling. */
export function actInSandbox(shop: MockShop, id: string, outcome: Outcome) {
  return shop.change((books) => {
    const { order, attempt } = requireSandbox(books, id)
    const requested = BOOKED_AS[outcome]
    if (attempt.status !== requested && !isUndecided(attempt)) throw mockProblem('payment_closed')
    attempt.status = requested
    return sandboxOf(order, attempt)
  })
}

/** Handles the return from the payment page: polls the sandbox and updates the order. */
export function finishPayment(shop: MockShop, attemptId: string, token: string) {
  return shop.change((books) => {
    const isMeant = ({ id, token: own }: MockAttempt) => id === attemptId && own === token
    const order = books.orders.find(({ attempts }) => attempts.some(isMeant))
    const attempt = order?.attempts.find(isMeant)
    if (!order || !attempt) throw mockProblem('payment_not_found')
    syncPayment(shop, books, order)
    const one = differenceOfAttempt(order, attempt)
    return {
      order_number: order.number,
      order_key: order.key,
      status: one ? stateOfPaying(one, attempt, shop.now()) : stateOf(order, attempt),
      transfer: null,
      difference_path: one && differencePath(one),
    }
  })
}

/** Applies the sandbox's decisions, and closes an expired order. */
export function syncPayment(shop: MockShop, books: Books, order: MockOrder): void {
  const at = shop.now().toISOString()
  for (const attempt of order.attempts) {
    if (attempt.booked === attempt.status) continue
    attempt.booked = attempt.status
    const difference = differenceOfAttempt(order, attempt)
    if (difference) {
      if (attempt.status === 'paid') applyDifference(order, difference, shop.now())
      continue
    }
    const kind = EVENT_OF[attempt.status]
    if (kind) order.events.push({ at, kind })
    if (attempt.status === 'paid') pay(books, order, at)
  }
  if (order.payment_state !== 'unpaid' || at < order.expiresAt) return
  order.payment_state = 'expired'
  order.fulfillment_state = 'cancelled'
  order.events.push({ at, kind: 'expired' })
  for (const attempt of order.attempts) if (isUndecided(attempt)) attempt.status = 'expired'
}

export function latestAttempt({ attempts, number }: MockOrder): MockAttempt {
  const latest = attempts.findLast(({ difference }) => difference === undefined)
  if (!latest) throw new Error(`Order ${number} has no attempt.`)
  return latest
}

const BOOKED = {
  open: 'redirected',
  pending: 'processing',
  paid: 'captured',
  declined: 'failed',
  expired: 'expired',
} as const

/** Returns the attempt's status in the API's ledger. */
export function bookedAs({ booked }: MockAttempt) {
  return BOOKED[booked]
}

export function stateOf(order: MockOrder, attempt: MockAttempt) {
  return paymentStateOf(order, { status: bookedAs(attempt) })
}

/** Returns the payment state of a price difference. Money for a canceled change is refunded. */
function stateOfPaying(one: MockDifference, attempt: MockAttempt, now: Date) {
  const status = bookedAs(attempt)
  if (status === 'captured') return one.paidAt === null ? 'cancelled' : 'paid'
  if (status === 'failed') return 'declined'
  if (status === 'processing') return 'processing'
  return stateOfDifference(one, now) === 'open' && status !== 'expired' ? 'open' : 'expired'
}

export const differencePath = ({ id, key }: MockDifference) => `/orders/edit-${id}/${key}`

function pay(books: Books, order: MockOrder, at: string): void {
  order.payment_state = 'paid'
  order.fulfillment_state = 'to_build'
  order.paidAt = at
  books.mails.unshift({
    id: books.mails.length + 1,
    kind: 'order_confirmation',
    recipient: order.body.email,
    subject: `Order confirmed: ${orderTitle(order.priced.lines)} (${order.number})`,
    ...plainLetter(renderText(confirmation(order))),
    status: 'sent',
    created_at: at,
  })
}

/** Renders emails as plain text, because React Email must stay out of the browser. */
export function plainLetter(text: string) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return { html: `<pre style="white-space:pre-wrap;font:16px sans-serif">${escaped}</pre>`, text }
}

function confirmation({ number, key, priced }: MockOrder) {
  const { lines, totals, delivery_date } = priced.quote
  return {
    title: 'Thank you for your order',
    preview: `Order ${number}, ${money(totals.total)}`,
    paragraphs: [
      `Your payment has arrived and order ${number} is confirmed.`,
      `Estimated arrival: ${dateLong(delivery_date)}.`,
    ],
    tables: [
      {
        title: 'Items',
        rows: lines.map((line): [string, string] => {
          return [`${line.count} × ${line.title}`, money(line.total_price)]
        }),
      },
      { title: 'Amounts', rows: [['Order total', money(totals.total)] as [string, string]] },
    ],
    action: { label: 'See your order', url: `/orders/${number}/${key}` },
    closing: 'Keep this email: its link opens your order without an account.',
  }
}

function sandboxOf(order: MockOrder, attempt: MockAttempt) {
  return {
    id: attempt.sandboxId,
    reference: attempt.id,
    amount: differenceOfAttempt(order, attempt)?.due.total ?? order.priced.quote.totals.total,
    currency: 'USD',
    status: attempt.status,
    return_url: `/payment/return/${attempt.id}/${attempt.token}`,
  }
}

export function requireOrder(books: Books, isMeant: (order: MockOrder) => boolean): MockOrder {
  const order = books.orders.find(isMeant)
  if (!order) throw mockProblem('order_not_found')
  return order
}

function requireSandbox(books: Books, id: string): { order: MockOrder; attempt: MockAttempt } {
  for (const order of books.orders) {
    const attempt = order.attempts.find(({ sandboxId }) => sandboxId === id)
    if (attempt) return { order, attempt }
  }
  throw mockProblem('payment_not_found')
}

const isUndecided = ({ status }: MockAttempt) => status === 'open' || status === 'pending'
export const pageOf = ({ sandboxId }: MockAttempt) => `/payment/sandbox/${sandboxId}`

/** Returns an unguessable id; the mock shop has no secret to derive one from. */
export const random = () => crypto.randomUUID().replaceAll('-', '')
