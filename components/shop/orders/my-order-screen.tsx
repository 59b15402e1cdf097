import Link from 'next/link'

import { Loaded } from '@/components/kit/ui/loaded'
import { useMyOrder, type MyOrder } from '@/hooks/shop/orders/use-my-orders'
import { myOrders as texts } from '@/messages/shop/orders/my-orders'

import { ConfirmHold } from './confirm-hold'
import { MyOrderActions } from './my-order-actions'
import { OrderBody } from './order-body'
import { OrderHead } from './order-head'
import { WithdrawalForm } from './withdrawal-form'

export function MyOrderScreen({ number }: { number: string | null }) {
  const { state, retry, renew, set } = useMyOrder(number)
  return (
    <>
      <Link href="/dashboard/orders" className="mb-6 inline-flex min-h-touch items-center link">
        {texts.back}
      </Link>
      <Loaded state={state} onRetry={retry}>
        {(order) => (
          <article>
            <OrderHead order={order} level="h2">
              <ConfirmHold order={order} />
              <MyOrderActions order={order} onChanged={set} />
            </OrderHead>
            <OrderBody
              order={order}
              owner={{ address: { number: order.number, key: null }, onChanged: renew }}
              from="xl"
              belowTotals={<Payback order={order} />}
            />
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
