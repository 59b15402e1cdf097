import type { Attempt } from '@/server/payments/books/queries'
import type { MoneyShop } from '@/__tests__/support/orders/money-shop'
import { centsOf } from '@/__tests__/support/providers/fake-paypal'

type Outcome = 'won' | 'lost'
export interface Dispute {
  provider: string
  id: string
}
type Doubles = Pick<MoneyShop, 'stripe' | 'payPal'>
type Named = Pick<Attempt, 'provider' | 'public_id'>

/** Actions of buyers, consoles and banks at both provider doubles, unknown to the shop. */
export class FarEnd {
  private readonly disputes: Dispute[] = []

  constructor(private readonly doubles: Doubles) {}

  pay({ provider, public_id }: Named): void {
    const { stripe, payPal } = this.doubles
    if (provider === 'stripe') {
      const session = stripe.sessionOf(public_id)
      if (session.status === 'open') stripe.pay(session)
    }
    if (provider === 'paypal') {
      const page = payPal.orderOf(public_id)
      if (page.status === 'PAYER_ACTION_REQUIRED') payPal.approve(page)
    }
  }

  /** Pays an amount other than the one due, which puts the order under review. */
  payOddly({ provider, public_id }: Named, share: number): void {
    if (provider !== 'stripe') return
    const session = this.doubles.stripe.sessionOf(public_id)
    if (session.status !== 'open') return
    const amount_received = Math.max(1, Math.ceil((session.amount_total * (share + 1)) / 80))
    this.doubles.stripe.pay(session, { amount_received })
  }

  /** The buyer agrees to a slow payment method; `bounce` reports that the bank refused. */
  payLater({ provider, public_id }: Named): void {
    if (provider !== 'stripe') return
    const session = this.doubles.stripe.sessionOf(public_id)
    if (session.status === 'open') this.doubles.stripe.payLater(session)
  }

  decline({ provider, public_id }: Named): void {
    const { stripe, payPal } = this.doubles
    if (provider === 'paypal') {
      const page = payPal.orderOf(public_id)
      if (page.status === 'PAYER_ACTION_REQUIRED') payPal.reverse(page)
    }
    if (provider === 'stripe') {
      const session = stripe.sessionOf(public_id)
      if (session.payment_intent?.status === 'processing') stripe.bounce(session)
    }
  }

  refundInConsole(attempt: Named, share: number): void {
    const amount = Math.floor(this.leftOf(attempt) * (share / 200))
    // A disputed payment leaves nothing to refund.
    if (amount <= 0 || this.isDisputed(attempt)) return
    const { stripe, payPal } = this.doubles
    const { provider, public_id } = attempt
    if (provider === 'stripe') stripe.refundInConsole(stripe.sessionOf(public_id), amount)
    else payPal.refundInConsole(payPal.orderOf(public_id), (amount / 100).toFixed(2))
  }

  /** @returns undefined if there is nothing to dispute */
  dispute(attempt: Named): Dispute | undefined {
    if (this.leftOf(attempt) <= 0 || this.isDisputed(attempt)) return undefined
    const { stripe, payPal } = this.doubles
    const { provider, public_id } = attempt
    const id =
      provider === 'stripe'
        ? stripe.dispute(stripe.sessionOf(public_id))
        : payPal.dispute(payPal.orderOf(public_id))
    const dispute = { provider, id }
    this.disputes.push(dispute)
    return dispute
  }

  get hasOpenDispute(): boolean {
    return this.disputes.length > 0
  }

  endDispute(outcome: Outcome): Dispute | undefined {
    const oldest = this.disputes.shift()
    if (oldest?.provider === 'stripe') this.doubles.stripe.endDispute(oldest.id, outcome)
    if (oldest?.provider === 'paypal') this.doubles.payPal.endDispute(oldest.id, outcome)
    return oldest
  }

  paymentId({ provider, public_id }: Named): string | undefined {
    if (provider === 'paypal') return this.captureOf(public_id)?.id
    const all = [...this.doubles.stripe.sessions.values()]
    const session = all.find((one) => one.client_reference_id === public_id)
    return session?.payment_status === 'paid' ? session.payment_intent?.id : undefined
  }

  private captureOf(publicId: string) {
    const units = [...this.doubles.payPal.orders.values()].flatMap((one) => one.purchase_units)
    return units.find((one) => one.custom_id === publicId)?.payments?.captures.at(-1)
  }

  /** Returns the cents of an attempt that its provider still holds. */
  private leftOf(attempt: Named): number {
    const id = this.paymentId(attempt)
    if (id === undefined) return 0
    const { stripe, payPal } = this.doubles
    if (attempt.provider === 'stripe') {
      const came = stripe.sessionOf(attempt.public_id).payment_intent?.amount_received ?? 0
      const back = stripe.refunds.filter((one) => one.payment_intent === id)
      return back.reduce((sum, one) => sum - (one.status === 'failed' ? 0 : one.amount), came)
    }
    const [unit] = payPal.orderOf(attempt.public_id).purchase_units
    const back = (unit?.payments?.refunds ?? []).filter(({ status }) => status !== 'FAILED')
    const capture = this.captureOf(attempt.public_id)
    const came = capture ? centsOf(capture.amount) : 0
    return back.reduce((sum, { amount }) => sum - centsOf(amount), came)
  }

  private isDisputed(attempt: Named): boolean {
    const id = this.paymentId(attempt)
    const { stripe, payPal } = this.doubles
    const all = attempt.provider === 'stripe' ? stripe.disputes : payPal.disputes
    return [...all.values()].some((one) => disputedOf(one) === id)
  }
}

export function disputedOf(dispute: Record<string, unknown>): unknown {
  const [transaction] = (dispute.disputed_transactions ?? []) as {
    seller_transaction_id?: string
  }[]
  return dispute.payment_intent ?? transaction?.seller_transaction_id
}
