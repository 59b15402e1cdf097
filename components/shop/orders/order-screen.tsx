import { WithdrawalLink } from '@/components/kit/layout/withdrawal-link'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useOrder, type Order } from '@/hooks/shop/orders/use-order'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import { toSentence } from '@/messages/kit/errors'
import { orders as texts } from '@/messages/shop/orders/orders'

import { ConfirmHold } from './confirm-hold'
import { OrderAddresses } from './order-addresses'
import { OrderAhead } from './order-ahead'
import { OrderDocuments } from './order-documents'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import { OrderLink } from './order-link'
import { OrderParcels } from './order-parcels'
import { OrderTimeline } from './order-timeline'
import { OrderTotals } from './order-totals'
import { PayNow } from './pay-now'

interface OrderScreenProps {
  number: string | null
  orderKey: string | null
}

/** An order from payment to first ride, accessed by its link without a login. */
export function OrderScreen({ number, orderKey }: OrderScreenProps) {
  const { state, retry, set } = useOrder(number, orderKey)
  const token = useSecretQuery()?.confirm
  return (
    <div className="wrap min-h-dvh flex-1 py-10 lg:py-16 print:min-h-0 print:p-0">
      {state.status === 'loading' && <Loading />}
      {state.status === 'failed' && isUnknown(state.error) && <Unknown />}
      {state.status === 'failed' && !isUnknown(state.error) && (
        <>
          <h1 className="mb-6 text-3xl">{texts.pageTitle}</h1>
          <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="max-w-xl" />
        </>
      )}
      {state.status === 'ready' && (
        <Loaded order={state.data} orderKey={orderKey ?? ''} token={token} onChanged={set} />
      )}
    </div>
  )
}

function isUnknown(error: Parameters<typeof toSentence>[0]): boolean {
  return error.kind === 'problem' && error.status === 404
}

interface LoadedProps {
  order: Order
  orderKey: string
  /** Token in the link of the order's email. */
  token: string | undefined
  onChanged: (order: Order) => void
}

function Loaded({ order, orderKey, token, onChanged }: LoadedProps) {
  const proof = token === undefined ? undefined : { orderKey, token }
  return (
    <article>
      <OrderHead order={order} level="h1">
        <ConfirmHold order={order} proof={proof} orderKey={orderKey} onConfirmed={onChanged} />
        <PayNow order={order} orderKey={orderKey} />
      </OrderHead>
      <OrderAhead order={order} />
      <div className="mt-12 grid items-start gap-x-16 gap-y-14 lg:grid-cols-12 print:mt-6 print:block">
        <OrderLines
          order={order}
          owner={{ address: { number: order.number, key: orderKey }, onChanged }}
          className="lg:col-span-7"
        />
        <div className="flex flex-col gap-12 lg:col-span-5 print:mt-6 print:gap-6">
          <OrderDocuments order={order} />
          <OrderTotals order={order} />
          <OrderParcels order={order} />
          <OrderTimeline order={order} />
          <OrderAddresses order={order} />
          <OrderLink className="print:hidden" />
        </div>
      </div>
      <WithdrawalLink order={order.number} className="mt-14 border-t border-line pt-6" />
    </article>
  )
}

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="mt-12 grid gap-16 lg:grid-cols-12">
        <Skeleton className="h-96 w-full lg:col-span-7" />
        <Skeleton className="h-64 w-full lg:col-span-5" />
      </div>
    </div>
  )
}

function Unknown() {
  return (
    <div className="max-w-xl">
      <h1 className="text-3xl">{texts.unknown}</h1>
      <p className="mt-6">{texts.unknownHint}</p>
      <LinkButton href="/configurator" className="mt-8">
        {texts.toBikes}
      </LinkButton>
    </div>
  )
}
