import { OrderScreen } from '@/components/backoffice/order-screen'
import { OrdersScreen } from '@/components/backoffice/orders-screen'
import { OrderAddresses } from '@/components/orders/order-addresses'
import { OrderDocuments } from '@/components/orders/order-documents'
import { OrderLines } from '@/components/orders/order-lines'
import { OrderTotals } from '@/components/orders/order-totals'
import type { OfficeOrder } from '@/hooks/use-backoffice'
import type { OfficePage } from '@/hooks/use-office-page'
import { officeLists as texts } from '@/messages/backoffice-lists'

const BACK = { href: '/backoffice/orders', title: texts.allOrders }

export const orders = (): OfficePage => ({
  title: texts.orders,
  lead: texts.ordersLead,
  body: <OrdersScreen />,
})

export const order = (number: string | null): OfficePage => ({
  title: number ? texts.order(number) : texts.orders,
  back: BACK,
  body: (
    <OrderScreen
      number={number}
      renderLines={(order) => <OrderLines order={order} title={texts.lines} />}
      renderFacts={(order) => <Facts order={order} />}
    />
  ),
})

function Facts({ order }: { order: OfficeOrder }) {
  return (
    <>
      <OrderTotals order={order} />
      <OrderAddresses order={order} />
      <OrderDocuments order={order} />
    </>
  )
}
