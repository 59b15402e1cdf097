import Link from 'next/link'

import { TransferFacts } from '@/components/ui/transfer-facts'
import { Badge } from '@/components/ui/badge'
import { Loaded } from '@/components/ui/loaded'
import { useMyOrder, type MyOrder } from '@/hooks/use-my-orders'
import { myOrders as texts } from '@/messages/my-orders'
import { orders } from '@/messages/orders'

import { ConfirmHold } from './confirm-hold'
import { MyOrderActions } from './my-order-actions'
import { OrderAddresses } from './order-addresses'
import { OrderDocuments } from './order-documents'
import { OrderLines } from './order-lines'
import { OrderTimeline } from './order-timeline'
import { OrderTotals } from './order-totals'
import { WithdrawalForm } from './withdrawal-form'

/** One order of the user: what happened, what it holds and what can be done with it. */
export function MyOrderScreen({ number }: { number: string | null }) {
  const { state, retry, set } = useMyOrder(number)
  return (
    <>
      <Link href="/dashboard/orders" className="mb-6 inline-flex min-h-touch items-center link">
        {texts.back}
      </Link>
      <Loaded state={state} onRetry={retry}>
        {(order) => (
          <article>
            <header className="flex flex-wrap items-center gap-4">
              <h2 className="text-3xl">{orders.title(order.number)}</h2>
              <Badge>{orders.stage(order)}</Badge>
              {orders.moneyBack(order) && <Badge>{orders.moneyBack(order)}</Badge>}
            </header>
            <p role="status" className="mt-3 max-w-read text-lg">
              {orders.nextStep(order, order.delivery_date)}
            </p>
            <ConfirmHold order={order} />
            {order.transfer && <TransferFacts {...order.transfer} />}
            <MyOrderActions order={order} onChanged={set} />
            <div className="mt-10 grid items-start gap-x-16 gap-y-14 xl:grid-cols-12">
              <OrderLines order={order} className="xl:col-span-7" />
              <div className="flex flex-col gap-12 xl:col-span-5">
                <OrderTotals order={order} />
                <Payback order={order} />
                <OrderTimeline order={order} />
                <OrderDocuments order={order} />
                <OrderAddresses order={order} />
              </div>
            </div>
            <WithdrawalForm order={order} onDone={set} />
          </article>
        )}
      </Loaded>
    </>
  )
}

function Payback({ order }: { order: MyOrder }) {
  if (order.refunds.length === 0) return null
  return (
    <section aria-labelledby="order-refunds">
      <h2 id="order-refunds" className="text-xl">
        {texts.refunds}
      </h2>
      <ul className="mt-3">
        {order.refunds.map((refund, index) => (
          <li key={index}>{texts.refund(refund)}</li>
        ))}
      </ul>
    </section>
  )
}
