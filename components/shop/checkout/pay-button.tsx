import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { ApiError } from '@/contract/kit/errors'
import type { Cents } from '@/domain/kit/money'
import type { PaymentStep } from '@/hooks/shop/checkout/use-checkout-form'
import { checkout as texts } from '@/messages/shop/checkout/checkout'
import { toSentence } from '@/messages/kit/errors'
import { lineLaw } from '@/messages/shop/goods/line-law'

interface PayButtonProps {
  payment: PaymentStep
  total: Cents
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
  const { payment, total, toPay, isRenewing, renewalError, problem, onPay } = props
  const id = useId()
  const { status } = payment
  const isSending = status === 'sending' || status === 'leaving'
  return (
    <div className="flex flex-col gap-4">
      {payment.status === 'failed' && (
        <ErrorNotice
          sentence={toSentence(payment.error)}
          {...(payment.error.kind === 'unreachable' ? { onRetry: onPay } : {})}
        />
      )}
      {payment.status === 'totals-changed' && !isRenewing && (
        <p role="alert" className="border-l-2 border-warn bg-surface px-4 py-3">
          {payment.before === total
            ? texts.totalsCheck
            : texts.totalsChanged(payment.before, total)}
        </p>
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
        isLoading={isSending || isRenewing}
        {...(problem ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
        className="aria-disabled:opacity-45"
      >
        {toPay > 0 ? texts.pay(toPay) : texts.payWithCredit}
      </Button>
      <p className="text-sm text-ink-soft">{toPay > 0 ? texts.payNote : texts.payCreditNote}</p>
      <VisuallyHidden role="status">
        {status === 'sending' && texts.sending}
        {status === 'leaving' && texts.leaving}
      </VisuallyHidden>
    </div>
  )
}
