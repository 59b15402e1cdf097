import { useId, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ApiError } from '@/contract/kit/errors'
import type { Cents } from '@/domain/kit/money'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import type { PaymentStep } from '@/hooks/shop/checkout/use-checkout-form'
import { checkout as texts } from '@/messages/shop/checkout/checkout'
import { toSentence } from '@/messages/kit/errors'
import { lineLaw } from '@/messages/shop/goods/line-law'
import { beforeOrder } from '@/messages/shop/withdrawal/before-order'

import { DocumentLinks } from './before-order'

interface PayButtonProps {
  payment: PaymentStep
  checkout: CheckoutData
  /** Amount left to pay after credit. */
  toPay: Cents
  isRenewing: boolean
  /** Error from the last update of the total; the next click retries it. */
  renewalError: ApiError | null
  /** Why the order can't be placed. */
  problem: string | null
  onPay: () => void
}

/** Order button with the obligation to pay and the amount. Shows the result of the last click above it. */
export function PayButton(props: PayButtonProps) {
  const { payment, checkout, toPay, isRenewing, renewalError, problem, onPay } = props
  const id = useId()
  const { status } = payment
  const isQueued = status === 'queued'
  const isSending = status === 'sending' || status === 'leaving'
  return (
    <div className="flex flex-col gap-4">
      {payment.status === 'failed' && (
        <ErrorNotice
          sentence={toSentence(payment.error)}
          {...(payment.error.kind === 'unreachable' ? { onRetry: onPay } : {})}
        />
      )}
      {payment.status === 'changed' && !isRenewing && (
        <Changes before={payment.before} checkout={checkout} />
      )}
      {renewalError && !isRenewing && <p className="text-bad">{texts.notRenewed(renewalError)}</p>}
      {problem && (
        <p id={id} role="status" className="border-l-2 border-warn bg-surface px-4 py-3">
          {lineLaw.beforePayment(problem)}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        isWide
        isLoading={isSending || isQueued}
        {...(problem ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
        className="aria-disabled:opacity-45"
      >
        {toPay > 0 ? texts.pay(toPay) : texts.payWithCredit}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {noteOf(props)}
      </p>
    </div>
  )
}

/** Says what the button is doing, or what it does. */
function noteOf({ payment: { status }, isRenewing, toPay }: PayButtonProps): ReactNode {
  if (status === 'queued') return texts.queued
  if (status === 'sending') return texts.sending
  if (status === 'leaving') return texts.leaving
  // The totals announce their update themselves.
  if (isRenewing) return <span aria-hidden="true">{texts.updating}</span>
  return toPay > 0 ? texts.payNote : texts.payCreditNote
}

type Before = Extract<PaymentStep, { status: 'changed' }>['before']

/** What the order would be made under now, if it isn't what the buyer saw. */
function Changes({ before, checkout }: { before: Before; checkout: CheckoutData }) {
  const { total } = checkout.quote.totals
  const changed = checkout.documents.filter(({ id }) => !before.documents.includes(id))
  return (
    <div role="alert" className="flex flex-col gap-2 border-l-2 border-warn bg-surface px-4 py-3">
      {before.total !== total && <p>{texts.totalsChanged(before.total, total)}</p>}
      {changed.length > 0 && (
        <div>
          <p>{beforeOrder.changed}</p>
          <DocumentLinks documents={changed} />
        </div>
      )}
      {before.total === total && changed.length === 0 && <p>{texts.totalsCheck}</p>}
    </div>
  )
}
