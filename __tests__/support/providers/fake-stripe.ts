import qs from 'qs'
import Stripe from 'stripe'

import { startFake, type Answer, type FakeServer } from './fake-server'
import { readForm, type FormFile } from './form-file'
import { stripeFaults, type Call } from './request-check'

export const STRIPE_KEY = 'sk_test_0123456789abcdef'
export const STRIPE_SECRETS = ['whsec_old_0123456789', 'whsec_new_0123456789']

interface Refund {
  id: string
  object: 'refund'
  amount: number
  status: string
  payment_intent: string
  metadata: Record<string, string>
}

interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  livemode: boolean
  expires_at: number
  url: string | null
  /** Where the buyer returns, with a placeholder for the id. */
  success_url: string
  payment_intent: Intent | null
}

interface Balance {
  fee: number
  currency: string
}

interface Intent {
  id: string
  status: string
  amount_received: number
  last_payment_error: { code: string; decline_code: string | null } | null
}

/** Evidence fields that contain a file. */
const FILE_FIELDS = [
  ...['cancellation_policy', 'customer_communication', 'customer_signature', 'receipt'],
  ...['refund_policy', 'service_documentation', 'shipping_documentation', 'uncategorized_file'],
]
const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png']
const MOST_BYTES = 4_500_000

export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>

/** Double of Stripe Checkout, as far as the shop uses it, with a buyer, a console and a bank. */
export class FakeStripe {
  /** Accounts by key; each knows its own sessions only. */
  keys = new Map([[STRIPE_KEY, 'test']])
  sessions = new Map<string, Session>()
  private accounts = new Map<string, string>()
  refunds: Refund[] = []
  disputes = new Map<string, Record<string, unknown>>()
  /** Submitted evidence. */
  answers: Record<string, unknown>[] = []
  files = new Map<string, FormFile & { purpose: string }>()
  refusedFiles: RegExp | null = null
  /** Events in order of occurrence; tests may send them in any order. */
  events: { id: string; body: string }[] = []
  deliver: Deliver | null = null
  /** Current time in ms; a test with its own clock replaces it. */
  now: () => number = Date.now
  /** Books a charge or refund of some cents in the account; null for money that hasn't arrived yet. */
  book: (amount: number) => Balance | null = (amount) => ({
    fee: amount < 0 ? 0 : Math.round(amount * 0.029) + 30,
    currency: 'usd',
  })
  private count = 0

  private constructor(readonly server: FakeServer) {}

  static async start(): Promise<FakeStripe> {
    let fake: FakeStripe | null = null
    const server = await startFake({
      check: stripeFaults,
      handle: (call) => fake?.handle(call) ?? refusal('not_ready', 500),
      keyHeader: 'idempotency-key',
      distort: (body) => ({ ...(body as object), status: 'levitating', payment_status: 'maybe' }),
      errorBody: (status) => refusal(status === 429 ? 'rate_limit' : 'api_error', status).body,
    })
    fake = new FakeStripe(server)
    return fake
  }

  /** Returns the test-mode balance in US cents: what was received less what went back. */
  balance(): number {
    const paid = [...this.sessions.values()].filter(
      (one) => one.payment_status === 'paid' && one.currency === 'usd' && !one.livemode,
    )
    const came = paid.reduce((sum, one) => sum + (one.payment_intent?.amount_received ?? 0), 0)
    const lost = [...this.disputes.values()].filter(({ status }) => status === 'lost')
    const back = this.refunds.filter(({ status }) => status === 'succeeded')
    return (
      came -
      back.reduce((sum, { amount }) => sum + amount, 0) -
      lost.reduce((sum, { amount }) => sum + Number(amount), 0)
    )
  }

  sessionOf(reference: string): Session {
    const found = [...this.sessions.values()].find((one) => one.client_reference_id === reference)
    if (!found) throw new Error(`No session of ${reference}.`)
    return found
  }

  pay(session: Session, change: Partial<Intent> = {}): void {
    if (session.status !== 'open') throw new Error(`The session is ${session.status}.`)
    const id = session.payment_intent?.id ?? this.id('pi')
    session.status = 'complete'
    session.payment_status = 'paid'
    session.payment_intent = {
      id,
      status: 'succeeded',
      amount_received: session.amount_total,
      last_payment_error: null,
      ...change,
    }
    this.emit('checkout.session.completed', session)
  }

  decline(session: Session): void {
    session.payment_intent = {
      id: session.payment_intent?.id ?? this.id('pi'),
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    }
  }

  /** Completes a session with a slow payment method; the money arrives or fails later. */
  payLater(session: Session): void {
    const id = this.id('pi')
    session.status = 'complete'
    session.payment_intent = {
      id,
      status: 'processing',
      amount_received: 0,
      last_payment_error: null,
    }
    this.emit('checkout.session.completed', session)
  }

  arrive(session: Session): void {
    session.payment_status = 'paid'
    const id = session.payment_intent?.id ?? this.id('pi')
    session.payment_intent = {
      id,
      status: 'succeeded',
      amount_received: session.amount_total,
      last_payment_error: null,
    }
    this.emit('checkout.session.async_payment_succeeded', session)
  }

  bounce(session: Session): void {
    const id = session.payment_intent?.id ?? this.id('pi')
    session.payment_intent = {
      id,
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code: 'payment_intent_payment_attempt_failed', decline_code: null },
    }
    this.emit('checkout.session.async_payment_failed', session)
  }

  endSession(session: Session): void {
    session.status = 'expired'
    session.url = null
    this.emit('checkout.session.expired', session)
  }

  refundInConsole(session: Session, amount: number): Refund {
    const refund = this.addRefund(session.payment_intent?.id ?? '', amount, {})
    this.emit('charge.refunded', { ...this.chargeOf(session), object: 'charge' })
    return refund
  }

  failRefund(refund: Refund): void {
    refund.status = 'failed'
    this.emit('refund.failed', refund)
  }

  dispute(session: Session): string {
    const id = this.id('dp')
    this.disputes.set(id, {
      id,
      object: 'dispute',
      amount: this.leftOf(session),
      reason: 'product_not_received',
      status: 'needs_response',
      payment_intent: session.payment_intent?.id ?? null,
      evidence_details: {
        due_by: Math.floor(Date.now() / 1000) + 7 * 86_400,
        submission_count: 0,
      },
      metadata: {},
    })
    this.emit('charge.dispute.created', this.disputes.get(id) ?? {})
    return id
  }

  endDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = { ...this.disputes.get(id), status }
    this.disputes.set(id, dispute)
    this.emit('charge.dispute.closed', dispute)
  }

  private takeEvidence(id: string, body: Record<string, unknown>): Answer {
    if (this.answers.some(({ dispute }) => dispute === id)) {
      return refusal('dispute_already_submitted', 400)
    }
    const evidence = body.evidence as Record<string, string>
    const named = FILE_FIELDS.flatMap((field) => evidence[field] ?? [])
    const known = named.map((one) => this.files.get(one))
    const bytes = known.reduce((sum, one) => sum + (one?.content.length ?? 0), 0)
    if (known.some((one) => one?.purpose !== 'dispute_evidence') || bytes > MOST_BYTES) {
      return refusal('parameter_invalid', 400)
    }
    this.answers.push({ dispute: id, ...body })
    const { evidence_details, ...dispute } = this.disputes.get(id) ?? {}
    this.disputes.set(id, {
      ...dispute,
      status: 'under_review',
      metadata: body.metadata,
      evidence_details: { ...(evidence_details as object), submission_count: 1 },
    })
    return { status: 200, body: this.disputes.get(id) ?? {} }
  }

  private takeFile(call: Call): Answer {
    const { fields, file } = readForm(call)
    if (!file || fields.purpose !== 'dispute_evidence') return refusal('parameter_invalid', 400)
    const isRefused = this.refusedFiles?.test(file.name) ?? false
    if (isRefused || !FILE_TYPES.includes(file.type) || file.content.length > 5_000_000) {
      return refusal('file_invalid', 400)
    }
    const id = this.id('file')
    this.files.set(id, { ...file, purpose: fields.purpose })
    return { status: 200, body: { id, object: 'file', purpose: fields.purpose } }
  }

  private emit(type: string, object: object): void {
    const id = this.id('evt')
    const body = JSON.stringify({
      id,
      object: 'event',
      api_version: '2026-10-28',
      created: Math.floor(Date.now() / 1000),
      type,
      data: { object: snapshot(object) },
    })
    this.events.push({ id, body })
  }

  headers(body: string, secret = STRIPE_SECRETS[1] ?? '', ageS = 0): Record<string, string> {
    const timestamp = Math.floor(Date.now() / 1000) - ageS
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    return { 'stripe-signature': signature }
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
    const key = (call.headers.authorization ?? '').replace('Bearer ', '')
    const account = this.keys.get(key)
    if (!account) return refusal('invalid_api_key', 401)
    const name = `${call.method} ${call.path}`
    if (name === 'POST /v1/files') return this.takeFile(call)
    const body = qs.parse(call.text, { depth: 12 }) as Record<string, unknown>
    if (name === 'POST /v1/checkout/sessions')
      return this.createSession(body, { account, livemode: key.includes('_live_') })
    if (name === 'POST /v1/refunds') return this.createRefund(body)
    if (name === 'GET /v1/refunds') return list(this.refundsOf(call.query.get('payment_intent')))
    if (name === 'GET /v1/charges') return list(this.charges())
    if (name.startsWith('GET /v1/payment_intents/')) return this.showIntent(call, account)
    if (name.startsWith('GET /v1/refunds/')) return this.showRefund(call)
    const [, , kind, id = '', step] =
      /^\/v1\/(checkout\/)?(\w+)\/([^/]+)(?:\/(\w+))?$/.exec(call.path) ?? []
    const found = kind === 'disputes' ? this.disputes.get(id) : this.sessions.get(id)
    if (!found || (this.accounts.get(id) ?? account) !== account)
      return refusal('resource_missing', 404)
    if (step === 'expire') return this.expire(found as Session)
    if (call.method === 'POST' && kind === 'disputes') return this.takeEvidence(id, body)
    return { status: 200, body: found }
  }

  private createSession(
    body: Record<string, unknown>,
    { account, livemode }: { account: string; livemode: boolean },
  ): Answer {
    const [line] = Object.values(
      body.line_items as Record<string, { price_data: Record<string, string> }>,
    )
    const expires = Number(body.expires_at)
    const life = expires - this.now() / 1000
    if (life < 30 * 60 - 5 || life > 24 * 3_600) return refusal('parameter_invalid', 400)
    const id = this.id('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(line?.price_data.unit_amount),
      currency: String(line?.price_data.currency),
      client_reference_id: String(body.client_reference_id),
      livemode,
      expires_at: expires,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      success_url: String(body.success_url),
      payment_intent: null,
    }
    this.sessions.set(id, session)
    this.accounts.set(id, account)
    return { status: 200, body: session }
  }

  private showIntent({ path }: Call, account: string): Answer {
    const id = path.split('/').at(-1)
    const session = [...this.sessions.values()].find((one) => one.payment_intent?.id === id)
    if (!session || this.accounts.get(session.id) !== account)
      return refusal('resource_missing', 404)
    const { payment_intent: intent } = session
    const balance_transaction = this.book(intent?.amount_received ?? 0)
    const latest_charge = { ...this.chargeOf(session), balance_transaction }
    return { status: 200, body: { ...intent, object: 'payment_intent', latest_charge } }
  }

  private showRefund({ path }: Call): Answer {
    const refund = this.refunds.find(({ id }) => id === path.split('/').at(-1))
    if (!refund) return refusal('resource_missing', 404)
    return { status: 200, body: { ...refund, balance_transaction: this.book(-refund.amount) } }
  }

  private expire(session: Session): Answer {
    if (session.status !== 'open') return refusal('session_not_open', 400)
    this.endSession(session)
    return { status: 200, body: session }
  }

  private createRefund(body: Record<string, unknown>): Answer {
    const intent = String(body.payment_intent)
    const session = [...this.sessions.values()].find((one) => one.payment_intent?.id === intent)
    if (!session || session.payment_status !== 'paid') return refusal('resource_missing', 404)
    const isCharged = (one: Record<string, unknown>) =>
      one.payment_intent === intent && one.status !== 'won'
    if ([...this.disputes.values()].some(isCharged)) return refusal('charge_disputed', 400)
    const amount = Number(body.amount)
    if (amount > this.leftOf(session)) return refusal('charge_already_refunded', 400)
    const refund = this.addRefund(intent, amount, body.metadata as Record<string, string>)
    this.emit('charge.refunded', { ...this.chargeOf(session), object: 'charge' })
    return { status: 200, body: refund }
  }

  private addRefund(intent: string, amount: number, metadata: Record<string, string>): Refund {
    const refund: Refund = {
      id: this.id('re'),
      object: 'refund',
      amount,
      status: 'succeeded',
      payment_intent: intent,
      metadata,
    }
    this.refunds.push(refund)
    return refund
  }

  private refundsOf(intent: string | null): Refund[] {
    return this.refunds.filter((one) => one.payment_intent === intent)
  }

  /** Returns the cents of a payment that weren't refunded. */
  private leftOf({ payment_intent: intent }: Session): number {
    const back = this.refundsOf(intent?.id ?? null).filter(({ status }) => status !== 'failed')
    return back.reduce((left, { amount }) => left - amount, intent?.amount_received ?? 0)
  }

  private charges() {
    return [...this.sessions.values()]
      .filter(({ payment_status }) => payment_status === 'paid')
      .map((session) => this.chargeOf(session))
  }

  private chargeOf({ payment_intent: intent, currency }: Session) {
    return {
      id: `ch_${intent?.id}`,
      object: 'charge',
      paid: true,
      payment_intent: intent?.id ?? null,
      amount_captured: intent?.amount_received ?? 0,
      currency,
    }
  }

  private id(prefix: string): string {
    this.count += 1
    return `${prefix}_${String(this.count).padStart(8, '0')}`
  }
}

/** Events contain the ids of related objects, not the objects themselves. */
function snapshot(object: object): object {
  const { payment_intent: intent } = object as { payment_intent?: unknown }
  const id = typeof intent === 'object' && intent !== null ? (intent as Intent).id : intent
  return structuredClone({ ...object, payment_intent: id ?? null })
}

function list(data: object[]): Answer {
  return { status: 200, body: { object: 'list', data, has_more: false } }
}

function refusal(code: string, status: number): Answer {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message: code } } }
}
