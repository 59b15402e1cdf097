import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

import type { Deliver } from './fake-stripe'
import { startFake, type Answer, type FakeServer } from './fake-server'
import { payPalFaults, type Call } from './request-check'

export const PAYPAL_WEBHOOK_IDS = ['WH-OLD-0123456789', 'WH-NEW-0123456789']
export const PAYPAL_MERCHANT = 'SHOPMERCHANT1'

const FOLDER = join(process.cwd(), '__tests__', 'support', 'providers')
const KEY = readFileSync(join(FOLDER, 'paypal-test-key.pem'), 'utf8')
const CERTIFICATE = readFileSync(join(FOLDER, 'paypal-test-cert.pem'), 'utf8')

interface Money {
  currency_code: string
  value: string
}

interface Refund {
  id: string
  status: string
  amount: Money
  custom_id?: string
  capture: string
}

interface Capture {
  id: string
  status: string
  amount: Money
  custom_id: string
}

interface Order {
  id: string
  status: string
  update_time: string
  purchase_units: {
    reference_id: string
    custom_id: string
    amount: Money
    payee: { merchant_id: string }
    payments?: { captures: Capture[]; refunds: Refund[] }
  }[]
  links: { rel: string; href: string; method: string }[]
}

/** Double of PayPal Orders v2, as far as the shop uses it, with a buyer and a console. */
export class FakePayPal {
  /** Client ID and secret of the app. */
  login = 'client:secret'
  orders = new Map<string, Order>()
  disputes = new Map<string, Record<string, unknown>>()
  events: { id: string; body: string }[] = []
  /** All events so far, for the event list. */
  history: Record<string, unknown>[] = []
  deliver: Deliver | null = null
  /** How many of the next captures the buyer's bank declines. */
  declines = 0
  /** Returns what PayPal keeps of a capture, or gives back with a refund. */
  breakdown: (amount: Money, kind: 'capture' | 'refund') => object = (
    { currency_code, value },
    kind,
  ) => ({
    gross_amount: { currency_code, value },
    paypal_fee: {
      currency_code,
      value: kind === 'refund' ? '0.00' : (Number(value) * 0.0349 + 0.49).toFixed(2),
    },
  })
  private count = 0

  private constructor(readonly server: FakeServer) {}

  static async start(): Promise<FakePayPal> {
    let fake: FakePayPal | null = null
    const server = await startFake({
      check: (call) => (isBare(call) ? [] : payPalFaults(call)),
      handle: (call) => fake?.handle(call) ?? refusal('INTERNAL', 500),
      keyHeader: 'paypal-request-id',
      distort: (body) => ({ ...(body as object), status: 'LEVITATING' }),
      errorBody: (status) => refusal('FAULT', status).body,
    })
    fake = new FakePayPal(server)
    return fake
  }

  /** Returns the balance of the shop's account in cents: captures less what went back. */
  balance(): number {
    const lost = [...this.disputes.values()].filter(({ outcome }) => outcome === 'lost')
    return (
      this.captures().reduce((sum, { amount }) => sum + centsOf(amount), 0) -
      this.refunds()
        .filter(({ status }) => status === 'COMPLETED')
        .reduce((sum, { amount }) => sum + centsOf(amount), 0) -
      lost.reduce((sum, one) => sum + centsOf(one.dispute_amount as Money), 0)
    )
  }

  orderOf(reference: string): Order {
    const found = [...this.orders.values()].find((one) => unitOf(one).custom_id === reference)
    if (!found) throw new Error(`No order of ${reference}.`)
    return found
  }

  approve(order: Order): void {
    order.status = 'APPROVED'
    this.touch(order)
    this.emit('CHECKOUT.ORDER.APPROVED', order)
  }

  /** Reverses an approval that wasn't captured in time. */
  reverse(order: Order): void {
    order.status = 'VOIDED'
    this.touch(order)
    this.emit('CHECKOUT.PAYMENT-APPROVAL.REVERSED', order)
  }

  refundInConsole(order: Order, value: string): Refund {
    return this.addRefund(order, value, undefined)
  }

  failRefund(refund: Refund): void {
    refund.status = 'FAILED'
    const order = [...this.orders.values()].find((one) =>
      unitOf(one).payments?.refunds.includes(refund),
    )
    if (order) this.mark(order)
    this.emit('PAYMENT.CAPTURE.REFUNDED', this.shown(refund))
  }

  settlePending(order: Order): void {
    const capture = unitOf(order).payments?.captures.at(-1)
    if (!capture) throw new Error('Nothing was captured.')
    capture.status = 'COMPLETED'
    this.emit('PAYMENT.CAPTURE.COMPLETED', this.withOrder(order, capture))
  }

  dispute(order: Order): string {
    const id = this.id('PP-D')
    const capture = unitOf(order).payments?.captures.at(-1)
    this.disputes.set(id, {
      dispute_id: id,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: 'WAITING_FOR_SELLER_RESPONSE',
      dispute_amount: { currency_code: 'USD', value: (leftOf(order) / 100).toFixed(2) },
      seller_response_due_date: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      disputed_transactions: [{ seller_transaction_id: capture?.id }],
    })
    this.emit('CUSTOMER.DISPUTE.CREATED', this.disputes.get(id) ?? {})
    return id
  }

  endDispute(id: string, outcome: 'won' | 'lost'): void {
    const outcome_code = outcome === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
    const dispute = {
      ...this.disputes.get(id),
      status: 'RESOLVED',
      outcome,
      dispute_outcome: { outcome_code },
    }
    this.disputes.set(id, dispute)
    this.emit('CUSTOMER.DISPUTE.RESOLVED', dispute)
  }

  private emit(event_type: string, resource: object): void {
    const event = { id: this.id('WH-EVT'), event_type, resource: structuredClone(resource) }
    this.history.push(event)
    this.events.push({ id: event.id, body: JSON.stringify(event) })
  }

  headers(body: string, webhookId = PAYPAL_WEBHOOK_IDS[1] ?? ''): Record<string, string> {
    const id = this.id('transmission')
    const time = new Date().toISOString()
    const signed = `${id}|${time}|${webhookId}|${crc32(body)}`
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(KEY, 'base64'),
      'paypal-cert-url': `${this.server.origin}/certificate`,
      'paypal-auth-algo': 'SHA256withRSA',
    }
  }

  async flush(events = this.events.splice(0)): Promise<number[]> {
    const { deliver } = this
    if (!deliver) return []
    return Promise.all(
      events.map(async (event) => {
        const status = await deliver(event.body, this.headers(event.body))
        // Providers resend events that weren't accepted.
        if (status !== 200) this.events.push(event)
        return status
      }),
    )
  }

  private handle(call: Call): Answer {
    if (call.path === '/certificate') return { status: 200, body: CERTIFICATE }
    if (call.path === '/v1/oauth2/token') {
      const [, sent = ''] = (call.headers.authorization ?? '').split(' ')
      if (Buffer.from(sent, 'base64').toString() !== this.login)
        return { status: 401, body: { error: 'invalid_client' } }
      return {
        status: 200,
        body: { access_token: 'token', token_type: 'Bearer', expires_in: 32_400 },
      }
    }
    if (call.headers.authorization !== 'Bearer token') return refusal('INVALID_TOKEN', 401)
    if (call.path === '/v1/notifications/webhooks-events') return this.list(call)
    const body = JSON.parse(call.text || '{}') as Order & { amount?: Money; custom_id?: string }
    if (call.path === '/v2/checkout/orders') return this.createOrder(body)
    const [, kind, id = '', step] =
      /\/(orders|captures|refunds|disputes)\/([^/]+)(?:\/(\w+))?$/.exec(call.path) ?? []
    if (call.method === 'GET' && kind === 'captures') return this.showCapture(id)
    if (kind === 'refunds') return this.showRefund(id)
    if (kind === 'captures') return this.refund(id, body)
    const found = kind === 'disputes' ? this.disputes.get(id) : this.orders.get(id)
    if (!found) return refusal('INVALID_RESOURCE_ID', 404)
    if (step === 'capture') return this.capture(found as unknown as Order)
    return { status: 200, body: found }
  }

  private createOrder(body: Pick<Order, 'purchase_units'>): Answer {
    const id = `ORDER${String(this.next()).padStart(12, '0')}`
    const order: Order = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      update_time: '',
      purchase_units: body.purchase_units.map((unit) => ({
        ...unit,
        payee: { merchant_id: PAYPAL_MERCHANT },
      })),
      links: [
        { rel: 'self', href: `${this.server.origin}/v2/checkout/orders/${id}`, method: 'GET' },
        {
          rel: 'payer-action',
          href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`,
          method: 'GET',
        },
      ],
    }
    this.touch(order)
    this.orders.set(id, order)
    return { status: 200, body: structuredClone(order) }
  }

  /** Status of new captures; a pending one is decided later. */
  captureStatus = 'COMPLETED'

  private capture(order: Order): Answer {
    if (order.status === 'COMPLETED') return refusal('ORDER_ALREADY_CAPTURED', 422)
    if (order.status !== 'APPROVED') return refusal('ORDER_NOT_APPROVED', 422)
    if (this.declines > 0) {
      this.declines -= 1
      order.status = 'PAYER_ACTION_REQUIRED'
      this.touch(order)
      return refusal('INSTRUMENT_DECLINED', 422)
    }
    const unit = unitOf(order)
    const capture = {
      id: this.id('CAP'),
      status: this.captureStatus,
      amount: unit.amount,
      custom_id: unit.custom_id,
    }
    order.status = 'COMPLETED'
    unit.payments = { captures: [capture], refunds: [] }
    this.touch(order)
    const kind = capture.status === 'PENDING' ? 'PENDING' : 'COMPLETED'
    this.emit(`PAYMENT.CAPTURE.${kind}`, this.withOrder(order, capture))
    return { status: 201, body: structuredClone(order) }
  }

  private showCapture(id: string): Answer {
    const capture = this.captures().find((one) => one.id === id)
    if (!capture) return refusal('INVALID_RESOURCE_ID', 404)
    const seller_receivable_breakdown = this.breakdown(capture.amount, 'capture')
    return { status: 200, body: { ...capture, seller_receivable_breakdown } }
  }

  private showRefund(id: string): Answer {
    const refund = this.refunds().find((one) => one.id === id)
    if (!refund) return refusal('INVALID_RESOURCE_ID', 404)
    const seller_payable_breakdown = this.breakdown(refund.amount, 'refund')
    return { status: 200, body: { ...refund, seller_payable_breakdown } }
  }

  private refund(captureId: string, body: { amount?: Money; custom_id?: string }): Answer {
    const order = [...this.orders.values()].find((one) =>
      unitOf(one).payments?.captures.some(({ id }) => id === captureId),
    )
    const capture = order && unitOf(order).payments?.captures.find(({ id }) => id === captureId)
    if (!order || !capture) return refusal('INVALID_RESOURCE_ID', 404)
    const isOpen = (one: Record<string, unknown>) =>
      JSON.stringify(one.disputed_transactions).includes(`"${captureId}"`) && !one.outcome
    if ([...this.disputes.values()].some(isOpen)) return refusal('TRANSACTION_DISPUTED', 422)
    const value = body.amount?.value ?? capture.amount.value
    if (Math.round(Number(value) * 100) > leftOf(order)) {
      return refusal('REFUND_AMOUNT_EXCEEDED', 422)
    }
    const refund = this.addRefund(order, value, body.custom_id)
    return { status: 201, body: refund }
  }

  private addRefund(order: Order, value: string, custom_id: string | undefined): Refund {
    const payments = unitOf(order).payments
    const capture = payments?.captures.at(-1)
    if (!payments || !capture) throw new Error('Nothing was captured.')
    const refund: Refund = {
      id: this.id('REF'),
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value },
      capture: capture.id,
      ...(custom_id !== undefined && { custom_id }),
    }
    payments.refunds.push(refund)
    this.mark(order)
    this.emit('PAYMENT.CAPTURE.REFUNDED', this.shown(refund))
    return refund
  }

  /** Updates a capture's status, which tells how much of it was refunded. */
  private mark(order: Order): void {
    const capture = unitOf(order).payments?.captures.at(-1)
    if (!capture || !isPaid(capture)) return
    const left = leftOf(order)
    const isWhole = left === centsOf(capture.amount)
    capture.status = isWhole ? 'COMPLETED' : left > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  }

  private shown(refund: Refund) {
    const href = `${this.server.origin}/v2/payments/captures/${refund.capture}`
    return { ...refund, links: [{ rel: 'up', href, method: 'GET' }] }
  }

  private withOrder(order: Order, capture: Capture) {
    return { ...capture, supplementary_data: { related_ids: { order_id: order.id } } }
  }

  private list(call: Call): Answer {
    const type = call.query.get('event_type')
    const events = this.history.filter(({ event_type }) => event_type === type)
    return { status: 200, body: { events, count: events.length } }
  }

  private captures(): Capture[] {
    return [...this.orders.values()]
      .filter((order) => unitOf(order).payee.merchant_id === PAYPAL_MERCHANT)
      .flatMap((order) => unitOf(order).payments?.captures ?? [])
      .filter(isPaid)
  }

  private refunds(): Refund[] {
    return [...this.orders.values()].flatMap((order) => unitOf(order).payments?.refunds ?? [])
  }

  private touch(order: Order): void {
    order.update_time = new Date(Date.UTC(2026, 0, 1) + this.next() * 1_000).toISOString()
  }

  private id(prefix: string): string {
    return `${prefix}-${String(this.next()).padStart(8, '0')}`
  }

  private next(): number {
    this.count += 1
    return this.count
  }
}

function unitOf(order: Order): Order['purchase_units'][number] {
  const [unit] = order.purchase_units
  if (!unit) throw new Error('An order has one purchase unit.')
  return unit
}

export function isPaid({ status }: { status: string }): boolean {
  return ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status)
}

/** Returns the cents of the last capture that weren't refunded. */
function leftOf(order: Order): number {
  const { captures, refunds } = unitOf(order).payments ?? { captures: [], refunds: [] }
  const capture = captures.at(-1)
  return refunds
    .filter(({ status }) => status !== 'FAILED')
    .reduce((left, { amount }) => left - centsOf(amount), capture ? centsOf(capture.amount) : 0)
}

export function centsOf({ value }: Money): number {
  return Math.round(Number(value) * 100)
}

/** The token and the certificate aren't part of the API descriptions. */
function isBare({ path }: Call): boolean {
  return path === '/certificate' || path === '/v1/oauth2/token'
}

function refusal(issue: string, status: number): Answer {
  const name = status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY'
  return { status, body: { name, message: issue, details: [{ issue }] } }
}
