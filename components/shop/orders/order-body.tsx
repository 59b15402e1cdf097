import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import type { Order } from '@/hooks/shop/orders/use-order'

import { OrderAddresses } from './order-addresses'
import { OrderAhead } from './order-ahead'
import { OrderDocuments } from './order-documents'
import type { GiftOwner } from './order-gift'
import { OrderGuarantee } from './order-guarantee'
import { OrderLines } from './order-lines'
import { OrderParcels } from './order-parcels'
import { OrderTimeline } from './order-timeline'
import { OrderTotals } from './order-totals'

/** Where the two columns begin; in the dashboard, its menu leaves less room. */
const LOOKS = {
  lg: {
    grid: 'lg:grid-cols-12 lg:grid-rows-[auto_1fr]',
    side: 'lg:col-span-5 lg:col-start-8',
    main: 'lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1',
  },
  xl: {
    grid: 'xl:grid-cols-12 xl:grid-rows-[auto_1fr]',
    side: 'xl:col-span-5 xl:col-start-8',
    main: 'xl:col-span-7 xl:col-start-1 xl:row-span-2 xl:row-start-1',
  },
} as const

interface OrderBodyProps {
  order: Order
  owner: GiftOwner
  from: keyof typeof LOOKS
  /** More under the totals. */
  belowTotals?: ReactNode
  /** More under the documents. */
  children?: ReactNode
}

/** Timeline and documents on one side, all else on the other; on phones the timeline is first. */
export function OrderBody({ order, owner, from, belowTotals, children }: OrderBodyProps) {
  const look = LOOKS[from]
  return (
    <div
      className={cx('mt-12 grid items-start gap-x-16 gap-y-12 print:mt-6 print:block', look.grid)}
    >
      <div className={cx('flex min-w-0 flex-col gap-12 print:gap-6', look.side)}>
        <OrderTimeline order={order} />
        <OrderParcels order={order} />
      </div>
      <div className={cx('flex min-w-0 flex-col gap-12 print:mt-6 print:gap-6', look.main)}>
        <OrderLines order={order} owner={owner} />
        <OrderTotals order={order} />
        {belowTotals}
        <OrderAddresses order={order} />
        <OrderGuarantee order={order} />
        <OrderAhead order={order} />
      </div>
      <div className={cx('flex min-w-0 flex-col gap-12 print:hidden', look.side)}>
        <OrderDocuments order={order} />
        {children}
      </div>
    </div>
  )
}
