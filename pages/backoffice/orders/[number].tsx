import { useRouter } from 'next/router'

import { OfficeFrame } from '@/components/backoffice/office-frame'
import { OrderScreen } from '@/components/backoffice/order-screen'
import { PageHead } from '@/components/layout/page-head'
import { OrderAddresses } from '@/components/orders/order-addresses'
import { OrderDocuments } from '@/components/orders/order-documents'
import { OrderLines } from '@/components/orders/order-lines'
import { OrderTotals } from '@/components/orders/order-totals'
import type { OfficeOrder } from '@/hooks/use-backoffice'
import { officeLists as texts } from '@/messages/backoffice-lists'

const BACK = { href: '/backoffice/orders', title: texts.allOrders }

export default function BackofficeOrderPage() {
  const { number } = useRouter().query
  const known = typeof number === 'string' ? number : null
  return (
    <>
      <PageHead title={known ? texts.order(known) : texts.orders} isHidden />
      <OfficeFrame title={known ? texts.order(known) : texts.orders} back={BACK}>
        <OrderScreen
          number={known}
          renderLines={(order) => <OrderLines order={order} title={texts.lines} />}
          renderFacts={(order) => <Facts order={order} />}
        />
      </OfficeFrame>
    </>
  )
}

function Facts({ order }: { order: OfficeOrder }) {
  return (
    <>
      <OrderTotals order={order} />
      <OrderAddresses order={order} />
      <OrderDocuments order={order} />
    </>
  )
}
