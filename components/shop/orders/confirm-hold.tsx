import { MailCheck } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { Order } from '@/hooks/shop/orders/use-order'
import { useHoldConfirmation } from '@/hooks/shop/orders/use-order'
import { useReaderTime } from '@/hooks/kit/use-reader-time'
import { toSentence } from '@/messages/kit/errors'
import { confirmHold as texts } from '@/messages/shop/orders/orders'

import { ConfirmationEmail } from './confirmation-email'

interface ConfirmHoldProps {
  order: Order
  /** Parameters of the link in the email; absent for visitors who didn't use that link. */
  proof?: { orderKey: string; token: string } | undefined
  /** Key in the order's link; absent where the confirmation email can't be requested. */
  orderKey?: string
  onConfirmed?: (order: Order) => void
}

/** Confirms the email address, which extends the hold of an unpaid order to days. */
export function ConfirmHold({ order, proof, orderKey, onConfirmed }: ConfirmHoldProps) {
  const { run, isRunning, error } = useHoldConfirmation(order.number)
  const { deadline } = useReaderTime()
  const { email_confirmation: wanted, expires_at, email } = order
  if (!wanted || !expires_at) return null
  const confirm = async () => {
    const done = await run(proof?.orderKey ?? '', proof?.token ?? '')
    if (done) onConfirmed?.(done.answer)
  }
  return (
    <div className="mt-6 rounded border-l-2 border-ink bg-surface px-4 py-4 print:hidden">
      <p className="flex items-center gap-3 font-semibold">
        <MailCheck aria-hidden="true" className="size-5 shrink-0" />
        {proof ? texts.here : texts.title}
      </p>
      <p className="mt-2 max-w-read">
        {proof
          ? texts.press(deadline(expires_at), deadline(wanted.holds_until))
          : texts.look({ email, by: deadline(expires_at), until: deadline(wanted.holds_until) })}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-4" />}
      {proof && (
        <Button className="mt-4" isLoading={isRunning} onClick={() => void confirm()}>
          {texts.button}
        </Button>
      )}
      {orderKey !== undefined && (!proof || error) && (
        <ConfirmationEmail order={order} orderKey={orderKey} onSent={onConfirmed} />
      )}
    </div>
  )
}
