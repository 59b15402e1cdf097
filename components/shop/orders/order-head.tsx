import type { ReactNode } from 'react'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { cx } from '@/components/kit/ui/cx'
import { LazyPart } from '@/components/kit/ui/lazy-part'
import { TransferFacts } from '@/components/kit/ui/transfer-facts'
import { firstName, isThanksTime } from '@/domain/shop/orders/order-thanks'
import { useNow } from '@/hooks/kit/use-now'
import type { Order } from '@/hooks/shop/orders/use-order'
import { useReaderTime } from '@/hooks/kit/use-reader-time'
import { orders as texts } from '@/messages/shop/orders/orders'

import { OrderDrawing } from './order-drawing'
import { ShipBack } from './ship-back'

const KINDS: Partial<Record<Order['fulfillment_state'], BadgeKind>> = {
  awaiting_payment: 'warn',
  cancelled: 'bad',
  returned: 'plain',
}

const loadDifference = () => import('./order-difference')

interface OrderHeadProps {
  order: Order
  level: 'h1' | 'h2'
  children?: ReactNode
}

/** Order heading (a thank-you on the first day, then the title) with the bike, status and actions. */
export function OrderHead({ order, level: Heading, children }: OrderHeadProps) {
  const now = useNow()
  const { title, lines, billing_address } = order
  const isThanks = now !== null && isThanksTime(order, now.getTime())
  const bike = lines.find(({ build, bike_slug }) => build && bike_slug)
  return (
    <header className="grid items-center gap-x-16 gap-y-8 border-b border-line pb-10 lg:grid-cols-12 print:block print:pb-4">
      <div className={bike ? 'lg:col-span-6' : 'lg:col-span-12'}>
        <Heading className={cx('text-balance', isThanks ? 'text-4xl' : 'text-3xl')}>
          {isThanks ? texts.thanks(firstName(billing_address.name)) : title}
        </Heading>
        {isThanks && <p className="mt-3 text-xl font-semibold">{title}</p>}
        <Facts order={order} />
        <NextStep order={order} />
        {order.transfer && <TransferFacts {...order.transfer} />}
        {order.difference && (
          <LazyPart load={loadDifference}>
            {({ OrderDifference }) => order.difference && <OrderDifference {...order.difference} />}
          </LazyPart>
        )}
        {order.ship_back && <ShipBack {...order.ship_back} />}
        {children}
      </div>
      {bike?.build && bike.bike_slug && (
        <div className="lg:col-span-6">
          <OrderDrawing
            slug={bike.bike_slug}
            build={bike.build}
            title={`${bike.title}, ${bike.description}`}
          />
        </div>
      )}
    </header>
  )
}

function Facts({ order }: { order: Order }) {
  const { number, fulfillment_state, placed_at, payment } = order
  const moneyBack = texts.moneyBack(order)
  const { moment } = useReaderTime()
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {texts.title(number)}. {texts.placed} <time dateTime={placed_at}>{moment(placed_at)}</time>
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge kind={KINDS[fulfillment_state] ?? 'ok'}>{texts.stage(order)}</Badge>
        {moneyBack && <Badge>{moneyBack}</Badge>}
        {payment?.is_test && <Badge kind="warn">{texts.test}</Badge>}
      </p>
    </>
  )
}

function NextStep({ order }: { order: Order }) {
  const { payment_state, payment, can_pay, expires_at, transfer } = order
  const { deadline } = useReaderTime()
  const isUndecided = payment_state === 'unpaid' && payment?.status === 'processing'
  return (
    <div role="status" className="mt-5 max-w-read text-lg">
      {transfer && <p>{texts.transfer}</p>}
      {!transfer && <p>{isUndecided ? texts.processing : texts.nextStep(order)}</p>}
      {(can_pay || transfer) && expires_at && (
        <p className="mt-1 text-base text-ink-soft">{texts.heldUntil(deadline(expires_at))}</p>
      )}
    </div>
  )
}
