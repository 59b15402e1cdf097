import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import { TransferFacts } from '@/components/ui/transfer-facts'
import { Badge, type BadgeKind } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { Order } from '@/hooks/use-order'
import { usePayAgain } from '@/hooks/use-payment'
import { toSentence } from '@/messages/errors'
import { orders as texts } from '@/messages/orders'

import { OrderLink } from './order-link'

const KINDS: Partial<Record<Order['fulfillment_state'], BadgeKind>> = {
  awaiting_payment: 'warn',
  cancelled: 'bad',
  returned: 'plain',
}

interface OrderHeadProps {
  order: Order
  orderKey: string
  /** What the buyer has to do before anything else. */
  confirmation?: ReactNode
}

/** Number, status in words, what happens next, and what can be done now. */
export function OrderHead({ order, orderKey, confirmation }: OrderHeadProps) {
  const { number, fulfillment_state, placed_at, payment } = order
  const moneyBack = texts.moneyBack(order)
  return (
    <header className="border-b border-line pb-10 print:pb-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="text-3xl">{texts.title(number)}</h1>
        <Badge kind={KINDS[fulfillment_state] ?? 'ok'}>{texts.stage(order)}</Badge>
        {moneyBack && <Badge>{moneyBack}</Badge>}
        {payment?.is_test && <Badge kind="warn">{texts.test}</Badge>}
      </div>
      <p className="mt-2 text-ink-soft">
        {texts.placed} <time dateTime={placed_at}>{texts.moment(placed_at)}</time>
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-12 print:mt-4 print:block">
        <section aria-labelledby="order-next" className="lg:col-span-7">
          <h2 id="order-next" className="text-xl">
            {texts.next}
          </h2>
          <NextStep order={order} />
          {confirmation}
          {order.transfer && <TransferFacts {...order.transfer} />}
          <PayNow order={order} orderKey={orderKey} />
          <Button variant="secondary" className="mt-6 print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {texts.print}
          </Button>
        </section>
        <OrderLink className="lg:col-span-5 print:hidden" />
      </div>
    </header>
  )
}

function NextStep({ order }: { order: Order }) {
  const { payment_state, payment, can_pay, delivery_date, expires_at, transfer } = order
  const isUndecided = payment_state === 'unpaid' && payment?.status === 'processing'
  return (
    <div role="status" className="mt-3 max-w-read text-lg">
      {transfer && <p>{texts.transfer}</p>}
      {!transfer && <p>{isUndecided ? texts.processing : texts.nextStep(order, delivery_date)}</p>}
      {(can_pay || transfer) && expires_at && (
        <p className="mt-1 text-base text-ink-soft">{texts.heldUntil(texts.moment(expires_at))}</p>
      )}
    </div>
  )
}

/** While the order is unpaid and its items are held. */
function PayNow({ order, orderKey }: { order: Order; orderKey: string }) {
  const { payAgain, isLeaving, error } = usePayAgain()
  const isUndecided = order.payment?.status === 'processing'
  if (!order.can_pay || isUndecided) return null
  return (
    <div className="mt-6 flex flex-col items-start gap-4 print:hidden">
      {error && <ErrorNotice sentence={toSentence(error)} className="self-stretch" />}
      <Button
        size="large"
        isLoading={isLeaving}
        onClick={() => void payAgain(order.number, orderKey)}
      >
        {texts.payNow(order.amount_due)}
      </Button>
    </div>
  )
}
