import Link from 'next/link'

import { WithdrawalLink } from '@/components/kit/layout/withdrawal-link'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { isEea } from '@/domain/shop/countries/eu-law'
import { useOrder, type Order } from '@/hooks/shop/orders/use-order'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import { toSentence } from '@/messages/kit/errors'
import { orders as texts } from '@/messages/shop/orders/orders'

import { ConfirmHold } from './confirm-hold'
import { OrderBody } from './order-body'
import { OrderHead } from './order-head'
import { OrderLink } from './order-link'
import { PayNow } from './pay-now'

const LINK = 'inline-flex min-h-touch items-center font-medium link'

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
        {order.fulfillment_state === 'to_build' && <ChangeLinks order={order} />}
      </OrderHead>
      <OrderBody
        order={order}
        owner={{ address: { number: order.number, key: orderKey }, onChanged }}
        from="lg"
      >
        <OrderLink />
      </OrderBody>
      <WithdrawalLink
        order={order.number}
        {...(!isEea(order.shipping_country_code) && { label: texts.returnItems })}
        className="mt-14 border-t border-line pt-6"
      />
    </article>
  )
}

/** How a guest cancels or changes an order that isn't in production yet. */
function ChangeLinks({ order: { number, payment_state } }: Pick<LoadedProps, 'order'>) {
  if (payment_state === 'refunded') return null
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      <Link href={`/withdrawal?order=${encodeURIComponent(number)}`} className={LINK}>
        {texts.cancelIt}
      </Link>
      <Link href="/contact" className={LINK}>
        {texts.changeIt}
      </Link>
    </p>
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
